import { apiQuery } from '../api/api-query.ts'
import { listSectionProducts } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

/** A section of the catalogue (R-ROUTE-09 … R-ROUTE-12): its code is that of the deepest segment. */
export const { loader, Component } = genericPage({
  title: 'Каталог',
  query: ({ params }) =>
    apiQuery(listSectionProducts, {
      path: { code: params['fifth'] ?? params['fourth'] ?? params['third'] ?? params['second'] ?? 'all' },
    }),
})
