import {
  type QueryExecuteOptions,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { type LoaderFunctionArgs, type Params, useLocation, useParams } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { AnswerView } from './AnswerView.tsx'
import { PageHead } from './PageHead.tsx'

/** Where the visitor is: what a page's call may depend on. */
export interface Place {
  params: Params
  search: URLSearchParams
}

/** A page drawn from one call of the contract, whatever it answers. */
export interface GenericPage<T, Key extends QueryKey> {
  /** Heading where the answer has none of its own. */
  title: string
  query: (place: Place) => QueryExecuteOptions<T, Error, T, T, Key> & UseQueryOptions<T, Error, T, Key>
  robots?: string
}

/** Loader and component for a route whose own screen is not there yet: the answer as headings, lists and tables. */
export function genericPage<T, Key extends QueryKey>({ title, query, robots }: GenericPage<T, Key>) {
  async function loader({ context, params, request }: LoaderFunctionArgs) {
    await loadPage(context.get(appContext), query({ params, search: new URL(request.url).searchParams }))
    return null
  }

  function Component() {
    const params = useParams()
    const { search, pathname } = useLocation()
    const { data } = useQuery(query({ params, search: new URLSearchParams(search) }))
    const own = answerTitle(data)
    return (
      <article>
        <PageHead title={own ?? title} canonical={pathname} robots={robots} />
        <h1 tabIndex={-1}>{own ?? title}</h1>
        <AnswerView value={data} />
      </article>
    )
  }

  return { loader, Component }
}

function answerTitle(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  for (const name of ['title', 'name', 'number']) {
    const value: unknown = Reflect.get(data, name)
    if (typeof value === 'string' && value !== '') return value
  }
  return undefined
}
