import { type UseSuspenseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PageFrame } from '../features/content/PageFrame.tsx'
import type { components } from '../generated/api-types.ts'
import { withQuery } from '../lib/paths.ts'
import { renderSiteLink } from '../links/SiteLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { contentMeta, loadBlocks } from './content-page.ts'
import { pageNumber } from './page-number.ts'
import { PageHead } from './PageHead.tsx'

type Schemas = components['schemas']
type ListPage = Schemas['Page'] & { pagination: Schemas['Pagination'] }

export interface ContentListOptions<Page extends ListPage, Key extends readonly unknown[]> {
  path: string
  /** @param input what the list is asked with; nothing for its first page */
  queryOf: (input: { query?: { PAGEN_1: number } }) => UseSuspenseQueryOptions<Page, Error, Page, Key>
  /** What stands between the blocks of the page and its pages. */
  render: (page: Page) => ReactNode
}

/** The two sides of a page that lists cards under blocks of its own, page by page; beyond the last one it is 404 (O-14). */
export function contentList<Page extends ListPage, Key extends readonly unknown[]>({
  path,
  queryOf,
  render,
}: ContentListOptions<Page, Key>) {
  const query = (page: number) => queryOf(page > 1 ? { query: { PAGEN_1: page } } : {})
  const hrefOf = (page: number) => withQuery(path, { PAGEN_1: page > 1 ? page : undefined })

  async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
    const number = pageNumber(new URL(request.url).searchParams)
    const app = context.get(appContext)
    const { pagination, blocks } = await loadPage(app, query(number))
    if (number > Math.max(1, pagination.pages)) throw data(null, { status: 404 })
    await loadBlocks(app, blocks)
    return null
  }

  function Component() {
    const { search } = useLocation()
    const number = pageNumber(new URLSearchParams(search))
    const { data: page } = useSuspenseQuery(query(number))
    return (
      <PageFrame title={page.title} breadcrumbs={page.breadcrumbs}>
        <PageHead {...contentMeta(page, hrefOf(number))} />
        <PageBlocks blocks={page.blocks} />
        {render(page)}
        <Pagination
          page={number}
          pageCount={page.pagination.pages}
          hrefOf={hrefOf}
          renderLink={renderSiteLink}
        />
      </PageFrame>
    )
  }

  return { loader, Component }
}
