import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { ownAddresses } from './addresses.ts'
import { contractsOf, contractStatus, creditLeft } from './contracts.ts'
import { machinesOf } from './machines.ts'
import { managerView } from './manager.ts'
import { may } from './members.ts'
import { keptNotifications } from './notifications.ts'
import { isInTab, sortedOrders, tabCounts, visibleOrders } from './order-list.ts'
import { orderListItem } from './order-view.ts'
import { listedSavedCarts } from './saved-carts.ts'

type Dashboard = components['schemas']['Dashboard']

/** The overview of the personal area for the current company, or for the person who acts for none. */
export function dashboard(
  state: SandboxState,
  user: UserRecord,
  companyId: number | undefined,
  now: number,
): Dashboard {
  const company = companyId === undefined ? undefined : state.companies.get(companyId)
  const orders = visibleOrders(state, user).filter((order) => order.companyId === companyId)
  return {
    company: company ? { id: company.id, name: company.name, inn: company.inn } : null,
    orderTabs: tabCounts(orders),
    latestOrders: sortedOrders(orders, 'dateDesc')
      .slice(0, 5)
      .map((order) => orderListItem(state, user, order, now)),
    due: orders.filter((order) => isInTab('payment', order)).reduce((sum, { totals }) => sum + totals.due, 0),
    contract:
      companyId !== undefined && may(state, user, companyId, 'contracts.view')
        ? defaultContract(state, companyId, now)
        : null,
    unreadNotifications: keptNotifications(state, user.id, now).filter(({ isRead }) => !isRead).length,
    savedCarts: listedSavedCarts(state, user, companyId).length,
    machines: machinesOf(state, user, companyId).length,
    addresses: ownAddresses(state, user, companyId).length,
    manager: managerView(state, company?.managerId),
  }
}

function defaultContract(state: SandboxState, companyId: number, now: number): Dashboard['contract'] {
  const contract = contractsOf(state, companyId).find(({ isDefault }) => isDefault)
  if (!contract) return null
  const { id, number, validUntil, creditLimit, creditUsed } = contract
  return {
    id,
    number,
    status: contractStatus(contract, now),
    validUntil,
    creditLimit,
    creditUsed,
    creditLeft: creditLeft(contract),
  }
}
