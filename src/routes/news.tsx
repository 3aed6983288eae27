import { apiQuery } from '../api/api-query.ts'
import { NewsCards } from '../features/content/NewsCards.tsx'
import { listNews } from '../generated/operations.ts'
import { newsPath } from '../lib/paths.ts'
import { EmptyState } from '../ui/State.tsx'
import { contentList } from './content-list.tsx'

/** R-ROUTE-20 */
export const { loader, Component } = contentList({
  path: newsPath,
  queryOf: (input) => apiQuery(listNews, input),
  render: ({ items }) =>
    items.length > 0 ? (
      <NewsCards items={items} leading />
    ) : (
      <EmptyState icon="document" title="Новостей пока нет" />
    ),
})
