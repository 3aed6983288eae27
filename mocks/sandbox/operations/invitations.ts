import type { NotFound, SandboxOperations, SandboxState } from '../operation.ts'
import { joinCompany } from '../rules/company-users.ts'
import { notify } from '../rules/company-news.ts'
import { invitationsOf, invitationView } from '../rules/invitations.ts'
import { fullName, memberships } from '../rules/members.ts'
import type { UserRecord } from '../seed/user-record.ts'

/** Companies that a customer may belong to. */
const mostCompanies = 100
const usersPath = '/personal/companies/users/'

export const invitationOperations = {
  listInvitations({ state, customer, now }) {
    const items = invitationsOf(state, customer, now).slice(0, 100)
    return { items: items.map((invitation) => invitationView(state, invitation)) }
  },

  acceptInvitation(context) {
    const { state, customer, nowIso, refuse } = context
    const invitation = ownInvitation(context)
    const { companyId, invitedBy } = invitation
    if (state.companies.get(companyId)?.registryStatus === 'liquidated')
      throw refuse('companyLiquidated', 'Компания ликвидирована.')
    if (memberships(state, customer).length >= mostCompanies)
      throw refuse('limitReached', `Можно состоять не более чем в ${mostCompanies} компаниях.`)
    const inviter = invitedBy === undefined ? undefined : state.users.get(invitedBy)
    joinCompany(state, customer, invitation)
    // What was asked for is given now.
    for (const request of state.accessRequests.where('userId', customer.id))
      if (request.companyId === companyId && request.status === 'pending')
        state.accessRequests.put({
          ...request,
          status: 'accepted',
          decidedAt: nowIso,
          ...(inviter && { decidedBy: fullName(inviter) }),
        })
    if (inviter)
      notify(context, inviter, {
        title: 'Приглашение принято',
        text: `${fullName(customer)} теперь покупает от имени компании.`,
        link: usersPath,
      })
    return { contragentId: companyId }
  },

  declineInvitation(context) {
    const { state, customer } = context
    const { id, invitedBy } = ownInvitation(context)
    const inviter = invitedBy === undefined ? undefined : state.users.get(invitedBy)
    state.members.delete(id)
    if (inviter)
      notify(context, inviter, {
        title: 'Приглашение отклонено',
        text: `${fullName(customer)} не принимает приглашение в компанию.`,
        link: usersPath,
      })
    return { id }
  },
} satisfies Partial<SandboxOperations>

interface Asking {
  state: SandboxState
  customer: UserRecord
  path: { id: number }
  now: number
  notFound: NotFound<'acceptInvitation'>
}

/** The invitation of the path; one that isn't the customer's, or can't be accepted any more, is 404. */
function ownInvitation({ state, customer, path, now, notFound }: Asking) {
  const invitation = invitationsOf(state, customer, now).find(({ id }) => id === path.id)
  if (!invitation) throw notFound('Такого приглашения нет.')
  return invitation
}
