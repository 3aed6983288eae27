import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import {
  getAboutPage,
  getContactsPage,
  getCookiePage,
  getDeliveryPage,
  getFinancingPage,
  getOfferPage,
  getPaymentPage,
  getPolicyPage,
  getReturnsPage,
} from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'

const pages = {
  about: genericPage({ title: 'О компании', query: () => apiQuery(getAboutPage, {}) }),
  contacts: genericPage({ title: 'Контакты', query: () => apiQuery(getContactsPage, {}) }),
  delivery: genericPage({ title: 'Доставка', query: () => apiQuery(getDeliveryPage, {}) }),
  financing: genericPage({ title: 'Финансирование', query: () => apiQuery(getFinancingPage, {}) }),
  payment: genericPage({ title: 'Оплата', query: () => apiQuery(getPaymentPage, {}) }),
  // O-18: the page reads the returns call; `/web/static/refund/` is the text of a popup.
  refund: genericPage({ title: 'Возврат', query: () => apiQuery(getReturnsPage, {}) }),
  offer: genericPage({ title: 'Оферта', query: () => apiQuery(getOfferPage, {}) }),
  policy: genericPage({ title: 'Юридические документы', query: () => apiQuery(getPolicyPage, {}) }),
  cookie: genericPage({ title: 'Файлы cookie', query: () => apiQuery(getCookiePage, {}) }),
}

/** Information and legal pages (R-ROUTE-13 … R-ROUTE-17, R-ROUTE-24 … R-ROUTE-26), told apart by their first segment. */
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
  const name = pathname.split('/')[1] ?? ''
  return Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined
}
