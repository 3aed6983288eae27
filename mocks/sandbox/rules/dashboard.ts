import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { ownAddresses } from './addresses.ts'
import { authorityStatus } from './authorities.ts'
import { contractsOf, contractStatus, creditLeft } from './contracts.ts'
import { machinesOf } from './machines.ts'
import { managerView } from './manager.ts'
import { nextService } from './machine-service.ts'
import { may, scopeOf } from './members.ts'
import { keptNotifications } from './notifications.ts'
import { isInTab, sortedOrders, tabCounts, visibleOrders } from './order-list.ts'
import { orderListItem } from './order-view.ts'
import { visibleRequests } from './requests.ts'
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
    tasks: tasksOf(state, user, companyId, now),
  }
}

/** What waits for the user beside orders, of the current company or of the person. */
function tasksOf(
  state: SandboxState,
  user: UserRecord,
  companyId: number | undefined,
  now: number,
): components['schemas']['DashboardTasks'] {
  const papers = companyId === undefined ? { acts: 0, authorities: 0 } : papersOf(state, user, companyId, now)
  const machines = machinesOf(state, user, companyId)
  const unconfirmed = machines.filter(({ status }) => status === 'pendingVerification')
  return {
    actsToCheck: papers.acts,
    authoritiesToSign: papers.authorities,
    requestsToAnswer: visibleRequests(state, user, companyId).filter(
      ({ status }) => status === 'waitingCustomer',
    ).length,
    machinesToService: machines.filter((machine) => nextService(state, machine)?.isDue).length,
    machinesInCheck: unconfirmed.filter(({ verificationReason }) => verificationReason === undefined).length,
    machinesRejected: unconfirmed.filter(({ verificationReason }) => verificationReason !== undefined).length,
  }
}

/** Papers of the company that the user may handle and has not. */
function papersOf(state: SandboxState, user: UserRecord, companyId: number, now: number) {
  const rights = scopeOf(state, user, companyId)
  const acts = rights.includes('acts.request') ? state.acts.where('companyId', companyId) : []
  const authorities = rights.includes('authority.manage')
    ? state.authorities.where('companyId', companyId)
    : []
  return {
    acts: acts.filter(({ status }) => status === 'ready').length,
    authorities: authorities.filter((authority) => authorityStatus(authority, now) === 'draft').length,
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
