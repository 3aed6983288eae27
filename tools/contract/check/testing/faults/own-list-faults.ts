import type { Fault } from '../fault.ts'
import { type Json, list, told } from './second-look-faults.ts'

const reversed = (operation: string, rule: string, what: string): Fault =>
  told(`${what} come in another order`, operation, rule, (data) => {
    data['items'] = list(data, 'items').toReversed()
  })

const counted = (task: string, rule: string, operation: string, what: string): Fault =>
  told(
    `the first page counts one of ${what} too many`,
    'getDashboard',
    rule,
    (data) => {
      const tasks = data['tasks'] as Json
      tasks[task] = Number(tasks[task]) + 1
    },
    operation,
  )

/** Lists of a company's own things, and what is counted of them. */
export const ownListFaults: Fault[] = [
  reversed('listMachines', 'machines-by-name', 'machines'),
  reversed('listHooks', 'hooks-by-name', 'hooks'),
  reversed('listCompanyUsers', 'users-order', 'users of a company'),
  reversed('listTerminals', 'terminals-order', 'terminals of carriers'),
  reversed('listFleetService', 'fleet-by-day', 'services of the fleet'),
  reversed('listPartsModels', 'parts-models-order', 'models with parts books'),
  reversed('listActs', 'acts-newest', 'acts'),
  reversed('listSavedCarts', 'saved-carts-order', 'saved carts'),
  told('ways of delivery come in another order', 'getProductDelivery', 'product-delivery-order', (data) => {
    data['options'] = list(data, 'options').toReversed()
  }),
  told(
    'a request stays unread after reading',
    'getRequest',
    'request-read',
    (data) => {
      ;(data['request'] as Json)['unread'] = 1
    },
    'listRequests',
  ),
  told(
    'a place names the diagram of another model',
    'listPartPlaces',
    'part-places-model',
    (data) => {
      for (const one of list(data, 'items')) (one['diagram'] as Json)['modelCode'] = 'another'
    },
    'listPartsModels',
  ),
  told('terminals of another city are listed', 'listTerminals', 'terminals-city', (data) => {
    for (const one of list(data, 'items')) one['city'] = 'Омск'
  }),
  told(
    'a part stands in a unit that the machine does not have',
    'listMachineParts',
    'machine-parts-nodes',
    (data) => {
      for (const one of list(data, 'items')) one['node'] = 'Палуба'
    },
    'listMachines',
  ),
  told(
    'nothing is known to fit a machine',
    'checkMachineFit',
    'machine-parts-fit',
    (data) => {
      for (const one of list(data, 'items')) one['fit'] = 'unknown'
    },
    'listMachines',
    'listMachineParts',
  ),
  told('a power of attorney ends before it is issued', 'listAuthorities', 'authority-days', (data) => {
    for (const one of list(data, 'items')) one['validUntil'] = '2026-01-01'
  }),
  told(
    'the last delivery of a hook is another than the first of its tries',
    'listHooks',
    'hook-last-delivery',
    (data) => {
      for (const one of list(data, 'items'))
        if (one['lastDelivery']) one['lastDelivery'] = { ...(one['lastDelivery'] as Json), httpCode: 500 }
    },
  ),
  told(
    'one order too many waits for agreement',
    'countOrdersToApprove',
    'to-approve-count',
    (data) => {
      data['count'] = Number(data['count']) + 1
    },
    'listOrders',
  ),
  counted('requestsToAnswer', 'dashboard-requests', 'listRequests', 'the requests to answer'),
  counted('actsToCheck', 'dashboard-acts', 'listActs', 'the acts to check'),
  counted('authoritiesToSign', 'dashboard-authorities', 'listAuthorities', 'the papers to sign'),
  counted('machinesToService', 'dashboard-service', 'listMachines', 'the machines to service'),
  counted('machinesInCheck', 'dashboard-checked', 'listMachines', 'the machines in check'),
  counted('machinesRejected', 'dashboard-rejected', 'listMachines', 'the machines not confirmed'),
  told(
    'the first page leaves out the newest order',
    'getDashboard',
    'dashboard-latest-all',
    (data) => {
      data['latestOrders'] = list(data, 'latestOrders').slice(1)
    },
    'listOrders',
  ),
  told(
    'the first page names a tab of the orders otherwise',
    'getDashboard',
    'dashboard-tabs',
    (data) => {
      for (const tab of list(data, 'orderTabs')) if (tab['code'] === 'payment') tab['label'] = 'Не оплачены'
    },
    'listOrders',
  ),
  told(
    'the search does not know the machine of a serial number',
    'searchProducts',
    'parts-models-searched',
    (data) => {
      delete data['machine']
    },
    'listPartsModels',
  ),
  told(
    'the search tells another machine than that of the serial number',
    'searchProducts',
    'search-machine-known',
    (data) => {
      const machine = data['machine'] as Json | undefined
      if (machine) machine['modelCode'] = machine['modelCode'] === 'eg-210' ? 'bg-170' : 'eg-210'
    },
    'listPartsModels',
  ),
  told('any words are the serial number of a machine', 'searchProducts', 'search-machine-words', (data) => {
    data['machine'] ??= { modelCode: 'eg-210', modelName: 'Экскаватор EG-210', serialNumber: 'EG210-004417' }
  }),
  told('a serial number finds all models', 'listPartsModels', 'parts-models-serial', (data, call) => {
    const serial = call.url.searchParams.get('serialNumber')
    const [found] = list(data, 'items')
    if (serial !== null && found) data['items'] = [found, { ...found, id: 1, code: 'eg-1', model: 'ЯЯ' }]
  }),
]
