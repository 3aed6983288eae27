import type { OperationsOf } from '../operation.ts'
import { addressView, ownAddresses } from '../rules/addresses.ts'
import { pageOf } from '../rules/paging.ts'

export const addressOperations: OperationsOf<'listAddresses'> = {
  listAddresses({ state, customer, session, query }) {
    const asked = query.query?.trim().toLowerCase() ?? ''
    const found = ownAddresses(state, customer, session.companyId).filter(({ title, value }) =>
      `${title} ${value}`.toLowerCase().includes(asked),
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((address) => addressView(state, address)), pagination }
  },
}
