import {
  type QueryExecuteOptions,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  data as routeData,
  type LoaderFunctionArgs,
  type Params,
  useLoaderData,
  useLocation,
  useParams,
} from 'react-router'
import { isProblem } from '../api/api-problem.ts'
import { appContext } from '../api/app-context.ts'
import { isNotBuilt } from '../api/built-load.ts'
import { loadPage, pageProblem } from '../api/page-load.ts'
import { ordersPath, personalPath, withQuery } from '../lib/paths.ts'
import { Link } from '../links/Link.tsx'
import { renderSiteLink } from '../links/SiteLink.tsx'
import { type Breadcrumb, Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Pagination } from '../ui/Pagination.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { NoRightState } from '../ui/NoRightState.tsx'
import { NotBuiltState } from '../ui/NotBuiltState.tsx'
import { EmptyState, ErrorState } from '../ui/State.tsx'
import { pageNumber } from './page-number.ts'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** Where the visitor is: what a page's call may depend on. */
export interface Place {
  params: Params
  /** 1 and up, from the address. */
  page: number
  search: URLSearchParams
}

/** Options that a loader and a component may use. */
type PageQuery<T, Key extends QueryKey> = QueryExecuteOptions<T, Error, T, T, Key> &
  UseQueryOptions<T, Error, T, Key>

/** A page of the personal area that shows what one call of the contract answers. */
export interface GenericPage<T, Key extends QueryKey> {
  title: string
  /** In place of `title` once the answer is there. */
  titleOf?: (answer: T) => string
  /** Pages between the personal area and this one. */
  above?: readonly Breadcrumb[]
  query: (place: Place) => PageQuery<T, Key>
  /** How many pages the list has; left out for what isn't paged. */
  pagesOf?: (answer: T) => number
  draw: (answer: T, place: Place) => ReactNode
}

/** What the loader tells the page. */
interface Loaded {
  /** The section is for companies only, and a person asks. */
  companiesOnly: boolean
  /** The operation that the backend has not built. */
  missing?: string
}

/**
 * Loader and component of a page that reads one call and only shows it: heading, way back, paging, all states. A page
 * beyond the last one is 404 (O-14); no right is told as such, and so is a call that the backend lacks (O-27).
 */
export function genericPage<T, Key extends QueryKey>(options: GenericPage<T, Key>) {
  const { title, titleOf, above = [], query, pagesOf, draw } = options

  async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Loaded> {
    const app = context.get(appContext)
    const search = new URL(request.url).searchParams
    const place = { params, page: pageNumber(search), search }
    const asked = query(place)
    try {
      const answer = await loadPage(app, asked)
      if (pagesOf && place.page > Math.max(1, pagesOf(answer))) throw routeData(null, { status: 404 })
    } catch (failure) {
      const problem = pageProblem(app, asked)
      if (isForCompanies(problem)) return { companiesOnly: true }
      // A thing that isn't found is the address's fault; a list is always there.
      const isAddress = params['id'] !== undefined && isProblem(problem) && problem.httpStatus === 404
      if (isNotBuilt(problem) && !isAddress) return { companiesOnly: false, missing: problem.operation.id }
      throw failure
    }
    return { companiesOnly: false }
  }

  function Component() {
    const params = useParams()
    const { search: address, pathname } = useLocation()
    const search = new URLSearchParams(address)
    const place = { params, page: pageNumber(search), search }
    const { companiesOnly, missing } = useLoaderData<Loaded>()
    const isAsked = !companiesOnly && missing === undefined
    const { data, error, isFetching, refetch } = useQuery({ ...query(place), enabled: isAsked })
    const heading = (data !== undefined && titleOf?.(data)) || title
    return (
      <div className={styles.page}>
        <PageHead title={heading} canonical={pathname} robots="noindex" />
        <Breadcrumbs
          renderLink={renderSiteLink}
          items={[{ title: 'Личный кабинет', href: personalPath }, ...above, { title: heading }]}
        />
        <h1 tabIndex={-1}>{heading}</h1>
        {data !== undefined ? (
          <>
            {draw(data, place)}
            <Pagination
              page={place.page}
              pageCount={pagesOf?.(data) ?? 1}
              hrefOf={(page) =>
                withQuery(pathname, {
                  ...Object.fromEntries(search),
                  PAGEN_1: page > 1 ? page : undefined,
                })
              }
              renderLink={renderSiteLink}
            />
          </>
        ) : missing !== undefined ? (
          <NotBuiltState operation={missing} />
        ) : (
          <NoAnswer
            error={error}
            companiesOnly={companiesOnly}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    )
  }

  return { loader, Component }
}

interface NoAnswerProps {
  error: Error | null
  companiesOnly: boolean
  retrying: boolean
  onRetry: () => void
}

/** In place of the answer: on its way, for companies only, no right, not to be had. */
function NoAnswer({ error, companiesOnly, retrying, onRetry }: NoAnswerProps) {
  if (companiesOnly || isForCompanies(error)) {
    return (
      <EmptyState
        icon="company"
        title="Этот раздел — для компаний"
        text="Вы покупаете как частное лицо: ваши заказы и их оплата — в разделе «Заказы»."
        actions={
          <Link to={ordersPath} className={buttonClass()}>
            Мои заказы
          </Link>
        }
      />
    )
  }
  if (isProblem(error) && error.httpStatus === 403) return <NoRightState />
  if (error) return <ErrorState retrying={retrying} onRetry={onRetry} />
  return <Skeleton lines={8} />
}

/** The call is refused, because the session acts for a person. */
function isForCompanies(error: unknown): boolean {
  return isProblem(error) && error.is('companyRequired')
}
