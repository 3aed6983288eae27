import type { SandboxState } from '../operation.ts'
import { addDays, dayIn } from '../rules/days.ts'
import type { ScenarioTable } from '../scenario.ts'
import { seedIds } from '../seed/named.ts'

const { buyer } = seedIds.users
const { uralDorStroy } = seedIds.companies
const contractId = seedIds.contracts.uralDorStroy.id

export const accountScenarios: ScenarioTable<SandboxState> = {
  'new-customer': {
    title: 'Покупатель только что зарегистрировался: ни компаний, ни заказов, ни уведомлений',
    login: buyer.email,
    prepare({ state, now }) {
      const user = state.users.get(buyer.id)
      if (!user) throw new Error(`The seed has no user ${buyer.id}`)
      const { currentCompanyId: _none, ...rest } = user
      state.users.put({ ...rest, createdAt: new Date(now).toISOString() })
      for (const name of [
        'orders',
        'addresses',
        'machines',
        'notifications',
        'savedCarts',
        'members',
      ] as const)
        for (const { id } of state[name].where('userId', buyer.id)) state[name].delete(id)
    },
  },
  'login-locked': {
    title: 'Вход покупателя закрыт на минуту: пароль пять раз ввели неверно',
    login: buyer.email,
    prepare({ state, now }) {
      state.attempts.put({ id: `login:${buyer.id}`, failures: 0, lockedUntil: now + 60_000 })
    },
  },
  'blocked-user': {
    title: `Покупателя заблокировали в компании «${uralDorStroy.name}»: он покупает от другой`,
    login: buyer.email,
    prepare({ state }) {
      for (const member of state.members.where('userId', buyer.id))
        if (member.companyId === uralDorStroy.id) state.members.put({ ...member, status: 'blocked' })
    },
  },
  'contract-expired': {
    title: 'Договор покупателя вчера закончился',
    login: buyer.email,
    prepare({ state, now }) {
      const validUntil = addDays(dayIn('Europe/Moscow', now), -1)
      state.contracts.put({ ...contractOf(state), validUntil, autoProlong: false })
    },
  },
  'credit-used-up': {
    title: 'Кредитный лимит договора исчерпан, отсрочка невозможна',
    login: buyer.email,
    prepare({ state }) {
      const contract = contractOf(state)
      state.contracts.put({ ...contract, creditUsed: contract.creditLimit })
    },
  },
  'many-notifications': {
    title: 'У покупателя 120 непрочитанных уведомлений',
    login: buyer.email,
    prepare({ state, now }) {
      for (let index = 0; index < 120; index += 1)
        state.notifications.put({
          id: 5001 + index,
          userId: buyer.id,
          type: 'order',
          title: `Заказ обновлён, сообщение ${120 - index}`,
          text: 'Срок поставки уточнён: товар будет на складе завтра после 12:00.',
          link: `/personal/orders/${seedIds.orders.story.id}/`,
          createdAt: new Date(now - index * 3_600_000).toISOString(),
          isRead: false,
        })
    },
  },
}

function contractOf(state: SandboxState) {
  const contract = state.contracts.get(contractId)
  if (!contract) throw new Error(`The seed has no contract ${contractId}`)
  return contract
}
