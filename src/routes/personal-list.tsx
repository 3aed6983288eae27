import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { listNotifications, listSavedCarts } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

const robots = 'noindex'

const pages = {
  notifications: genericPage({
    title: 'Уведомления',
    robots,
    query: () => apiQuery(listNotifications, { query: { is_read: 'false' } }),
  }),
  'saved-carts': genericPage({
    title: 'Сохранённые корзины',
    robots,
    query: () => apiQuery(listSavedCarts, {}),
  }),
}

/** Lists of the personal area by their path below `/personal/`. */
export function loader(args: LoaderFunctionArgs) {
  const page = pageAt(new URL(args.request.url).pathname)
  if (!page) throw data(null, { status: 404 })
  return page.loader(args)
}

export function Component() {
  const { pathname } = useLocation()
  const Page = pageAt(pathname)?.Component
  return Page ? <Page key={pathname} /> : null
}

function pageAt(pathname: string) {
  const name = pathname.split('/').slice(2).filter(Boolean).join('/')
  return Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined
}
