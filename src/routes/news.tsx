import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { NewsCards } from '../features/content/NewsCards.tsx'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import { listNews } from '../generated/operations.ts'
import { newsPath, withQuery } from '../lib/paths.ts'
import { renderSiteLink } from '../links/SiteLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { EmptyState } from '../ui/State.tsx'
import { contentMeta } from './content-page.ts'
import { pageNumber } from './page-number.ts'
import { PageHead } from './PageHead.tsx'

/** R-ROUTE-20; a page beyond the last one is 404 (O-14). */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const page = pageNumber(new URL(request.url).searchParams)
  const news = await loadPage(context.get(appContext), newsQuery(page))
  if (page > Math.max(1, news.pagination.pages)) throw data(null, { status: 404 })
  return null
}

export function Component() {
  const [search] = useSearchParams()
  const number = pageNumber(search)
  const { data: page } = useSuspenseQuery(newsQuery(number))
  return (
    <PageFrame title={page.title} breadcrumbs={page.breadcrumbs}>
      <PageHead {...contentMeta(page, newsPage(number))} />
      <PageBlocks blocks={page.blocks} />
      {page.items.length === 0 ? (
        <EmptyState icon="document" title="Новостей пока нет" />
      ) : (
        <NewsCards items={page.items} />
      )}
      <Pagination
        page={number}
        pageCount={page.pagination.pages}
        hrefOf={newsPage}
        renderLink={renderSiteLink}
      />
    </PageFrame>
  )
}

const newsPage = (page: number) => withQuery(newsPath, { PAGEN_1: page > 1 ? page : undefined })

function newsQuery(page: number) {
  return apiQuery(listNews, page > 1 ? { query: { PAGEN_1: page } } : {})
}
