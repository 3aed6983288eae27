import type { SandboxOperations } from '../operation.ts'
import { contractsOf, contractStatus, contractView } from '../rules/contracts.ts'
import { memberOf, scopeOf } from '../rules/members.ts'
import { pageOf } from '../rules/paging.ts'

export const financeOperations = {
  getContract({ state, customer, path, now, notFound, forbidden }) {
    const contract = state.contracts.get(path.id)
    if (!contract || !memberOf(state, customer, contract.companyId)) throw notFound('Такого договора нет.')
    const rights = scopeOf(state, customer, contract.companyId)
    if (!rights.includes('contracts.view')) throw forbidden()
    return { contract: contractView(state, contract, rights, now) }
  },

  listContracts({ state, customer, session: { companyId }, body, query, now, refuse, forbidden }) {
    if (companyId === undefined) throw refuse('companyRequired', 'Доступно только компаниям.', 'contragentId')
    const rights = scopeOf(state, customer, companyId)
    if (!rights.includes('contracts.view')) throw forbidden()
    if (body.contragentId != null && body.contragentId !== companyId)
      throw refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'contragentId')
    const found = contractsOf(state, companyId).filter(
      (contract) => body.status === undefined || contractStatus(contract, now) === body.status,
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((contract) => contractView(state, contract, rights, now)), pagination }
  },
} satisfies Partial<SandboxOperations>
