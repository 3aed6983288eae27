import type { Fault } from '../fault.ts'
import { blamed, type Json, list, told } from './second-look-faults.ts'

const usersOf = (data: Json, status: string) =>
  list(data, 'items').filter((user) => user['status'] === status)
const rowOf = (data: Json, status: string) => list(data, 'rows').find((row) => row['status'] === status) ?? {}

/** Fields that follow from others beside them; one run shows all. */
export const singleFieldFaults: readonly Fault[] = [
  told('what is on its way can be collected today', 'getProductStores', 'stock-row-today', (data) => {
    for (const { rows } of list(data, 'items') as { rows?: Json[] }[])
      for (const row of rows ?? []) row['pickupToday'] = true
  }),
  told('a line is shipped, but not handed over', 'getOrder', 'order-line-over', (data) => {
    for (const line of list(data['order'] as Json, 'items'))
      if (line['shippedQuantity'] === 0) line['lineStatus'] = 'shipped'
  }),
  told('an invitation that waits is not told', 'listCompanyUsers', 'company-user-invited', (data) => {
    for (const user of usersOf(data, 'invited')) user['invitation'] = null
  }),
  told('an active user has no account', 'listCompanyUsers', 'company-user-account', (data) => {
    for (const user of usersOf(data, 'active')) user['userId'] = null
  }),
  told('a point of a map lies elsewhere than its branch', 'getContactsPage', 'same-branch', (data) => {
    for (const point of pointsIn(data)) if ('branchId' in point) point['lat'] = Number(point['lat']) + 1
  }),
  told('a part stands beside its drawing', 'getPartsDiagram', 'diagram-points', (data) => {
    const [first] = list(data['diagram'] as Json, 'positions')
    if (first) (first['point'] as Json)['x'] = 20_000
  }),
  told('like articles are offered beside what was found', 'searchProducts', 'search-similar', (data) => {
    const [first] = list(data, 'products')
    if (!first) return
    const { id, code, article, name, url } = first
    data['similar'] = [{ id, code, article, name, url }]
  }),
  told(
    'the fleet tells other hours a day than the machine',
    'getMachineService',
    'fleet-readings',
    (data) => {
      const service = data['service'] as Json
      service['hoursPerDay'] = service['hoursPerDay'] === 8 ? 9 : 8
    },
  ),
  told('one product is found twice', 'importToCart', 'import-candidates', (data) => {
    const row = rowOf(data, 'found')
    row['candidates'] = [...list(row, 'candidates'), ...list(row, 'candidates')]
  }),
  told('an order is of another author', 'addOrder', 'order-author', (data) => {
    ;((data['order'] as Json)['author'] as Json)['id'] = 1
  }),
  blamed(
    'createSavedCart',
    told('what was just saved cost another price', 'listSavedCartProducts', 'saved-cart-prices', (data) => {
      for (const line of list(data, 'items')) line['priceThen'] = Number(line['priceThen']) + 100
    }),
  ),
  blamed(
    'addOrder',
    told('an order is not counted as spent', 'getCompany', 'order-spends', (data) => {
      const limits = (data['company'] as Json)['limits'] as Json
      limits['spent'] = 100
    }),
  ),
  told('the mask of a passport shows other digits', 'savePassport', 'passport-mask', (data) => {
    ;(data['passport'] as Json)['mask'] = '•••• •••• 00'
  }),
  told(
    'a decision tells nothing of what was written with it',
    'decideAccessRequest',
    'access-kept',
    (data) => {
      ;(data['request'] as Json)['decisionComment'] = 'Другое'
    },
  ),
  told('the cart warns of a line that can be had', 'getCart', 'cart-warnings-true', (data) => {
    const { grid, info } = data['basketProducts'] as { grid: Json; info: Json }
    const line = list(grid, 'products').find(({ stockState }) => stockState === 'ok')
    if (line)
      info['warnings'] = [
        ...list(info, 'warnings'),
        { code: 'outOfStock', message: 'Товара нет в наличии.', productId: line['id'] },
      ]
  }),
]

/** What is checked for them, and what their rules and stories need besides. */
export const singleFieldOperations: readonly string[] = [
  ...new Set([
    ...singleFieldFaults.map(({ operation }) => operation),
    'addToCart',
    'listSectionProducts',
    'listBranches',
    'listFleetService',
    'listMachines',
    'listOrders',
    'listSavedCartProducts',
    'getCompany',
    'listAccessRequests',
    'requestCompanyAccess',
    'getPassport',
    'listPartsModels',
    'getPartsModel',
  ]),
]

/** Objects anywhere below, as blocks of a page hold them. */
function pointsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(pointsIn)
  if (typeof value !== 'object' || value === null) return []
  const own = value as Json
  return [...('lat' in own ? [own] : []), ...Object.values(own).flatMap(pointsIn)]
}
