import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import {
  getBalance,
  getSavedCart,
  listActs,
  listAddresses,
  listCompanies,
  listContracts,
  listHooks,
  listMachines,
  listSavedCarts,
} from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'
import { notificationsPage } from './NotificationsPage.tsx'
import { profilePage } from './ProfilePage.tsx'

const robots = 'noindex'

const pages = {
  acts: genericPage({ title: 'Акты', robots, query: () => apiQuery(listActs, { body: {} }) }),
  balance: genericPage({ title: 'Баланс', robots, query: () => apiQuery(getBalance, { body: {} }) }),
  companies: genericPage({ title: 'Компании', robots, query: () => apiQuery(listCompanies, {}) }),
  contracts: genericPage({ title: 'Договоры', robots, query: () => apiQuery(listContracts, { body: {} }) }),
  'delivery-addresses': genericPage({
    title: 'Адреса доставки',
    robots,
    query: () => apiQuery(listAddresses, {}),
  }),
  equipment: genericPage({ title: 'Техника', robots, query: () => apiQuery(listMachines, {}) }),
  hooks: genericPage({
    title: 'Интеграции и вебхуки',
    robots,
    query: () => apiQuery(listHooks, { body: {} }),
  }),
  notifications: notificationsPage,
  profile: profilePage,
  'saved-carts': genericPage({
    title: 'Сохранённые корзины',
    robots,
    query: () => apiQuery(listSavedCarts, {}),
  }),
}

const savedCart = genericPage({
  title: 'Сохранённая корзина',
  robots,
  query: ({ params }) => apiQuery(getSavedCart, { path: { id: Number(params['id']) } }),
})

/** Pages of the personal area by their path below `/personal/`; one entry in the table of routes, which every page carries. */
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
  const [, , name = '', id] = pathname.split('/')
  if (name === 'saved-carts' && id) return savedCart
  return Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined
}
