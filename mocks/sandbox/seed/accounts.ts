import type { AddressRecord } from './address-record.ts'
import type { CompanyRecord } from './company-record.ts'
import type { CompanyMemberRecord } from './company-member-record.ts'
import type { ContractRecord } from './contract-record.ts'
import { buildDealerMachines, buildFleets } from './fleets.ts'
import type { DealerMachineRecord, MachineRecord } from './machine-record.ts'
import type { NotificationRecord } from './notification-record.ts'
import type { OrderRecord } from './order-record.ts'
import type { SavedCartRecord } from './saved-cart-record.ts'
import type { ManagerRecord, UserRecord } from './user-record.ts'
import type { ActRecord } from './act-records.ts'
import type { AccessRequestRecord, FavoritesRecord } from '../world-records.ts'
import { accessRequests } from './access-requests.ts'
import { buildActs } from './acts.ts'
import type { AuthorityRecord } from './authority-record.ts'
import { buildAuthorities } from './authorities.ts'
import type { RequestRecord } from './request-record.ts'
import { buildRequests } from './requests.ts'
import { addresses } from './addresses.ts'
import type { Catalogue } from './catalogue-index.ts'
import { contracts } from './contracts.ts'
import type { HookDeliveryRecord, HookRecord } from './hook-records.ts'
import { hookDeliveries, hooks } from './hooks.ts'
import { seedIds } from './named.ts'
import { notifications } from './notifications.ts'
import type { OrderPlan } from './order-plans.ts'
import { buildOrders } from './orders.ts'
import { companies } from './companies.ts'
import { members } from './members.ts'
import { managers, users } from './people.ts'

export interface Accounts {
  readonly users: readonly UserRecord[]
  readonly managers: readonly ManagerRecord[]
  readonly companies: readonly CompanyRecord[]
  readonly members: readonly CompanyMemberRecord[]
  readonly accessRequests: readonly AccessRequestRecord[]
  readonly contracts: readonly ContractRecord[]
  readonly addresses: readonly AddressRecord[]
  readonly machines: readonly MachineRecord[]
  readonly dealerMachines: readonly DealerMachineRecord[]
  readonly orders: readonly OrderRecord[]
  readonly acts: readonly ActRecord[]
  readonly authorities: readonly AuthorityRecord[]
  readonly hooks: readonly HookRecord[]
  readonly hookDeliveries: readonly HookDeliveryRecord[]
  readonly requests: readonly RequestRecord[]
  readonly notifications: readonly NotificationRecord[]
  readonly savedCarts: readonly SavedCartRecord[]
  readonly favorites: readonly FavoritesRecord[]
}

/** Product, quantity, and the price of that day where it was another, kopecks. */
type SavedLine = [productId: number, quantity: number, priceThen?: number]

const { inStock, inOtherCitiesOnly, wearPart, superseded, multiple, oil, withdrawn } = seedIds.products

function buildSavedCarts(catalogue: Catalogue): SavedCartRecord[] {
  const linesOf = (lines: SavedLine[]) =>
    lines.map(([productId, quantity, priceThen]) => ({
      productId,
      quantity,
      price: priceThen ?? catalogue.product(productId)?.price ?? 0,
    }))
  const { colleagues, season, story } = seedIds.savedCarts
  return [
    {
      id: colleagues.id,
      userId: 1008,
      companyId: 502,
      name: 'Расходники на месяц',
      comment: '',
      visibility: 'company',
      lines: linesOf([
        [inStock.id, 4],
        [oil.id, 2],
      ]),
      createdAt: '2026-08-03T05:30:00.000Z',
      updatedAt: '2026-10-05T08:15:00.000Z',
    },
    {
      id: season.id,
      userId: 1001,
      companyId: 501,
      name: 'Подготовка к сезону',
      comment: 'Сверить с механиком до заказа',
      visibility: 'private',
      // One is replaced, one no longer sold: not all of it can be bought again.
      lines: linesOf([
        [wearPart.id, 20, 410_000],
        [multiple.id, 50],
        [superseded.id, 1],
        [withdrawn.id, 2, 98_000],
      ]),
      createdAt: '2026-03-12T06:10:00.000Z',
      updatedAt: '2026-03-12T06:10:00.000Z',
    },
    {
      id: story.id,
      userId: 1001,
      companyId: 501,
      name: story.name,
      comment: 'Раз в 500 моточасов',
      visibility: 'company',
      lines: linesOf([
        [inStock.id, 2, 119_000],
        [inOtherCitiesOnly.id, 1],
      ]),
      createdAt: '2026-09-14T06:20:00.000Z',
      updatedAt: '2026-11-02T11:05:00.000Z',
    },
  ]
}

/** The credit of each contract that its deferred orders take. */
function withCreditUsed(
  all: readonly ContractRecord[],
  orders: readonly OrderRecord[],
): readonly ContractRecord[] {
  return all.map((contract) => ({
    ...contract,
    creditUsed: orders
      .filter((order) => order.contractId === contract.id && order.payment.type === 'contractDeferred')
      .reduce((sum, { totals }) => sum + totals.due, 0),
  }))
}

/** The accounts of the story with their papers and orders. Carts begin empty; passwords are hashed by the operations. */
export function buildAccounts(catalogue: Catalogue, moreOrders: readonly OrderPlan[] = []): Accounts {
  const orders = buildOrders(catalogue, moreOrders)
  const machines = buildFleets(catalogue)
  return {
    users,
    managers,
    companies,
    members,
    accessRequests,
    contracts: withCreditUsed(contracts, orders),
    addresses,
    machines,
    dealerMachines: buildDealerMachines(catalogue, machines),
    orders,
    acts: buildActs(orders),
    authorities: buildAuthorities(orders),
    hooks,
    hookDeliveries,
    requests: buildRequests(),
    notifications,
    savedCarts: buildSavedCarts(catalogue),
    favorites: [{ id: `user:${seedIds.users.buyer.id}`, productIds: [wearPart.id, inStock.id] }],
  }
}
