import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadOptional, loadPage } from '../api/page-load.ts'
import { useAtTabStore } from '../api/tab-store.ts'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import type { components } from '../generated/api-types.ts'
import { getPromotion, listProductsByIds } from '../generated/operations.ts'
import { formatCalendarDay } from '../lib/dates.ts'
import { promotionPath } from '../lib/paths.ts'
import { Picture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { ErrorState } from '../ui/State.tsx'
import { contentMeta, loadBlocks } from './content-page.ts'
import { PageHead } from './PageHead.tsx'
import { renderStrip } from './product-strip.tsx'

/** R-ROUTE-23 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  const { blocks } = await loadPage(app, promotionQuery(params['code']))
  await loadBlocks(app, blocks)
  await Promise.all(
    blocks
      .filter((block) => block.type === 'products')
      .map(async ({ items }) => loadOptional(app, productsQuery(items))),
  )
  return null
}

export function Component() {
  const { code } = useParams()
  const { data: page } = useSuspenseQuery(promotionQuery(code))
  const { activeFrom, activeTo, picture, previewText } = page
  return (
    <PageFrame
      title={page.title}
      breadcrumbs={page.breadcrumbs}
      note={
        activeTo
          ? `С ${formatCalendarDay(activeFrom)} по ${formatCalendarDay(activeTo)}`
          : `С ${formatCalendarDay(activeFrom)}`
      }
    >
      <PageHead {...contentMeta(page, promotionPath(page.code))} />
      {picture && <Picture {...picture} eager="high" />}
      <p>{previewText}</p>
      <PageBlocks
        blocks={page.blocks}
        renderProducts={(products) => <PromotionProducts listed={products} />}
      />
    </PageFrame>
  )
}

type Products = readonly components['schemas']['ProductCard'][]

/** The page itself is the same for everybody, so stock and prices of its products are asked for apart. */
function PromotionProducts({ listed }: { listed: Products }) {
  const { data, isError, isFetching, refetch } = useQuery(useAtTabStore(productsQuery(listed)))
  if (data) return renderStrip({ label: 'Товары акции', products: data.items })
  return isError ? (
    <ErrorState
      compact
      title="Не удалось загрузить товары"
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  ) : (
    <Skeleton height="30rem" />
  )
}

function productsQuery(listed: Products) {
  return apiQuery(listProductsByIds, { query: { 'ids[]': listed.map(({ id }) => id) } })
}

function promotionQuery(code = '') {
  return apiQuery(getPromotion, { path: { code } })
}
