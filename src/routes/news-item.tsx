import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { NewsCards } from '../features/content/NewsCards.tsx'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import { getNewsItem } from '../generated/operations.ts'
import { formatShortDay } from '../lib/dates.ts'
import { newsItemPath } from '../lib/paths.ts'
import { contentMeta, loadBlocks } from './content-page.ts'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-21 */
export async function loader({ context, params }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  const { blocks } = await loadPage(app, itemQuery(params['code']))
  await loadBlocks(app, blocks)
  return null
}

export function Component() {
  const { code } = useParams()
  const { data: page } = useSuspenseQuery(itemQuery(code))
  const { item, others } = page
  return (
    <PageFrame
      title={page.title}
      breadcrumbs={page.breadcrumbs}
      note={<time dateTime={item.publishedAt}>{formatShortDay(item.publishedAt)}</time>}
    >
      <PageHead
        {...contentMeta(page, newsItemPath(item.code))}
        jsonLd={{ '@type': 'NewsArticle', headline: item.title, datePublished: item.publishedAt }}
      />
      <PageBlocks blocks={page.blocks} />
      {others.length > 0 && (
        <aside aria-labelledby="other-news">
          <h2 id="other-news">Другие новости</h2>
          <NewsCards items={others} heading="h3" />
        </aside>
      )}
    </PageFrame>
  )
}

function itemQuery(code = '') {
  return apiQuery(getNewsItem, { path: { code } })
}
