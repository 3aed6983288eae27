import type { SandboxOperations } from '../operation.ts'
import { folded } from '../rules/folded.ts'
import { addressView, ownAddresses } from '../rules/addresses.ts'
import { pageOf } from '../rules/paging.ts'

export const addressOperations = {
  listAddresses({ state, customer, session, query }) {
    const asked = folded(query.query?.trim() ?? '')
    const found = ownAddresses(state, customer, session.companyId).filter(({ title, value }) =>
      folded(`${title} ${value}`).includes(asked),
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((address) => addressView(state, address)), pagination }
  },
} satisfies Partial<SandboxOperations>
