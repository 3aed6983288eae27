import { queryOptions } from '@tanstack/react-query'
import { listMachines } from '../generated/operations.ts'
import { apiQuery } from './api-query.ts'
import { callApi } from './client.ts'

/** Machines of one call at most. */
const mostMachines = 100

/** All machines of the current company or person, for lists of choices: with as many calls as they need. */
export function wholeFleetQuery() {
  return queryOptions({
    ...apiQuery(listMachines, { query: { PAGE_SIZE: mostMachines } }),
    queryFn: async ({ client, signal }) => {
      const page = async (number: number) =>
        callApi(
          client,
          listMachines,
          { query: { PAGE_SIZE: mostMachines, ...(number > 1 && { PAGEN_1: number }) } },
          { signal },
        )
      const first = await page(1)
      const others = Array.from({ length: Math.max(0, first.pagination.pages - 1) }, (_unused, index) =>
        page(index + 2),
      )
      return { ...first, items: [first, ...(await Promise.all(others))].flatMap(({ items }) => items) }
    },
  })
}
