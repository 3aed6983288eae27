import { queryOptions } from '@tanstack/react-query'
import { apiQuery } from '../../api/api-query.ts'
import { getAct, getBalance, getContract, listActs, listContracts } from '../../generated/operations.ts'

/** Milliseconds between two looks at what is being made, as the contract asks for. */
const lookEvery = 3000

/** The last balance of the company and the state of its making; followed while it is queued (R-API-59). */
export function balanceQuery() {
  return queryOptions({
    ...apiQuery(getBalance, { body: {} }),
    refetchInterval: ({ state }) => (state.data?.job?.status === 'queued' ? lookEvery : false),
  })
}

/** Acts of the company, a page of the list; followed while one of them is queued (R-API-61). */
export function actsQuery(page: number) {
  return queryOptions({
    ...apiQuery(listActs, { body: {}, ...(page > 1 && { query: { PAGEN_1: page } }) }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(({ status }) => status === 'queued') ? lookEvery : false,
  })
}

/** One act; another customer's is 404; followed while it is queued. */
export function actQuery(id: number) {
  return queryOptions({
    ...apiQuery(getAct, { path: { id } }),
    refetchInterval: ({ state }) => (state.data?.act.status === 'queued' ? lookEvery : false),
  })
}

/** One contract; another customer's is 404. */
export const contractQuery = (id: number) => apiQuery(getContract, { path: { id } })

/** The contracts that an act may be asked for. */
export const contractsQuery = () => apiQuery(listContracts, { body: {} })
