import { apiQuery } from '../api/api-query.ts'
import { PromotionCards } from '../features/content/PromotionCards.tsx'
import { listPromotions } from '../generated/operations.ts'
import { promotionsPath } from '../lib/paths.ts'
import { EmptyState } from '../ui/State.tsx'
import { contentList } from './content-list.tsx'

/** R-ROUTE-22 */
export const { loader, Component } = contentList({
  path: promotionsPath,
  queryOf: (input) => apiQuery(listPromotions, input),
  render: ({ items }) =>
    items.length > 0 ? (
      <PromotionCards items={items} leading />
    ) : (
      <EmptyState icon="percent" title="Сейчас акций нет" />
    ),
})
