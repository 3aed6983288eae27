import { useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadBuilt } from '../api/built-load.ts'
import { notificationsQuery } from '../features/notifications/notifications-queries.ts'
import { NotificationsList } from '../features/notifications/NotificationsList.tsx'
import { notificationsPath, withQuery } from '../lib/paths.ts'
import { renderSiteLink } from '../links/SiteLink.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { builtPage } from './built-page.tsx'
import { pageNumber } from './page-number.ts'
import { PageHead } from './PageHead.tsx'
import styles from './personal.module.css'

/** Notifications of the customer (R-ACC-11, R-API-93). A page beyond the last one is 404 (O-14). */
export const notificationsPage = builtPage({ title: 'Уведомления', loader, Component })

async function loader({ context, request }: LoaderFunctionArgs): Promise<null> {
  const page = pageNumber(new URL(request.url).searchParams)
  const { pagination } = await loadBuilt(context.get(appContext), notificationsQuery(page))
  if (page > Math.max(1, pagination.pages)) throw data(null, { status: 404 })
  return null
}

function Component() {
  const { search } = useLocation()
  const page = pageNumber(new URLSearchParams(search))
  const { data: answer } = useSuspenseQuery(notificationsQuery(page))
  return (
    <div className={styles.page}>
      <PageHead title="Уведомления" canonical={notificationsPath} robots="noindex" />
      <h1 tabIndex={-1}>Уведомления</h1>
      <NotificationsList {...answer} />
      <Pagination
        page={page}
        pageCount={answer.pagination.pages}
        hrefOf={pagePath}
        renderLink={renderSiteLink}
      />
    </div>
  )
}

const pagePath = (page: number) => withQuery(notificationsPath, { PAGEN_1: page > 1 ? page : undefined })
