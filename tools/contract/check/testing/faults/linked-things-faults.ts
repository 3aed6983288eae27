import { type Fault, type FaultyCall, member } from '../fault.ts'
import { ignored, type Json, list, told } from './second-look-faults.ts'

const turn = (data: Json, name: string) => {
  data[name] = list(data, name).toReversed()
}
const asked = ({ url }: FaultyCall, name: string) => url.searchParams.get(name) ?? ''

/** A list is empty when something is asked for that the answer should have. */
function lost(
  name: string,
  operation: string,
  place: string,
  isLost: (call: FaultyCall) => boolean,
  field = 'items',
): Fault {
  return told(name, operation, place, (data, call) => {
    if (isLost(call)) data[field] = []
  })
}

/** What one operation tells that another one knows, and what a search must find again; one run shows all. */
export const linkedThingsFaults: readonly Fault[] = [
  told('a service is due years later', 'getMachineService', 'service-due-day', (data) => {
    const due = member(data, 'service')['service'] as Json | null
    if (due) due['dueDate'] = '2040-01-01'
  }),
  told('a service has a position more of its kit', 'getMachineService', 'service-of-plan', (data) => {
    for (const item of list(data, 'items')) item['quantity'] = Number(item['quantity']) + 1
  }),
  told('a machine tells other hours left than its service', 'getMachine', 'service-in-short', (data) => {
    const next = member(data, 'machine')['nextService'] as Json | null
    if (next) next['left'] = Number(next['left']) + 1
  }),
  told('a service loses a product on its way into the cart', 'addServiceToCart', 'service-whole', (data) => {
    data['added'] = list(data, 'added').slice(1)
  }),
  ignored('hooks of every channel are listed', 'listHooks', 'hooks-channel', 'channel'),
  ignored('hooks in every state are listed', 'listHooks', 'hooks-status', 'status'),
  lost('no request is found', 'listRequests', 'requests-number-found', (call) => asked(call, 'query') !== ''),
  lost(
    'no order is found by an article',
    'listOrders',
    'order-article-found',
    (call) => asked(call, 'article') !== '',
  ),
  lost(
    'no order is found under its contract',
    'listOrders',
    'order-contract-found',
    (call) => asked(call, 'contractId') !== '',
  ),
  told('the first page shows no contract', 'getDashboard', 'dashboard-contract-default', (data) => {
    data['contract'] = null
  }),
  told('addresses of a company go the other way round', 'getCompany', 'company-addresses-order', (data) =>
    turn(member(data, 'company'), 'addresses'),
  ),
  lost(
    'a city with «г.» has no days',
    'getProductDelivery',
    'product-delivery-city',
    (call) => asked(call, 'city').startsWith('г'),
    'options',
  ),
  told('parts of a machine go the other way round', 'listMachineParts', 'machine-parts-order', (data) =>
    turn(data, 'items'),
  ),
  lost(
    'units are those of what was found',
    'listMachineParts',
    'machine-nodes-same',
    (call) => asked(call, 'query') !== '',
    'nodes',
  ),
  told('the newest message comes first', 'getRequest', 'request-messages-order', (data) =>
    turn(member(data, 'request'), 'messages'),
  ),
  told('a new webhook tells no secret', 'createHook', 'hook-new', (data) => {
    data['secret'] = null
  }),
  told('a test is the second try', 'testHook', 'test-keeps-status', (data) => {
    member(data, 'delivery')['attempt'] = 2
  }),
  lost('no company is found by its number', 'findCompanyByName', 'register-inn', (call) =>
    /^\d+$/.test(asked(call, 'query')),
  ),
  told('names begin anew', 'suggestName', 'names-continue', (data) => {
    for (const item of list(data, 'items')) item['value'] = 'Другое'
  }),
  lost('no address is found', 'searchAddress', 'address-searched', () => true),
  lost('no branch is suggested', 'autocompleteStores', 'branches-suggested', () => true),
  lost(
    'filters leave no section',
    'searchProductsFiltered',
    'search-filtered-sections',
    () => true,
    'sections',
  ),
  told('the dealer knows no machine of the customer', 'findMachines', 'machines-known', (data) => {
    for (const item of list(data, 'items')) item['machineId'] = null
  }),
  lost(
    'no model is found in small letters',
    'findMachineModels',
    'models-found',
    (call) => /\D/.test(asked(call, 'query')) && asked(call, 'query') === asked(call, 'query').toLowerCase(),
  ),
  told('services come after the wearing parts', 'listPartsKits', 'kits-services-first', (data) =>
    turn(data, 'items'),
  ),
  told('the fleet lacks its first machine', 'listFleetService', 'fleet-whole', (data) => {
    const pages = member(data, 'pagination')
    pages['total'] = Number(pages['total']) + 1
  }),
]

/** What is checked for them, and what their rules and stories need besides. */
export const linkedThingsOperations: readonly string[] = [
  ...new Set([
    ...linkedThingsFaults.map(({ operation }) => operation),
    'getPartsModel',
    'listPartsModels',
    'listMachines',
    'listFleetService',
    'getCart',
    'addToCart',
    'listSectionProducts',
    'getOrder',
    'listContracts',
    'listCompanies',
    'addRequest',
    'addRequestMessage',
    'closeRequest',
    'updateHook',
    'deleteHook',
    'listAddresses',
    'listBranches',
    'searchProducts',
    'getProduct',
  ]),
]
