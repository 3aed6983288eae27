import { useQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { companiesQuery } from '../api/frame-queries.ts'
import type { Address } from '../features/addresses/address-form.ts'
import { AddressList } from '../features/addresses/AddressList.tsx'
import { CompanyList } from '../features/companies/CompanyList.tsx'
import { HookList } from '../features/hooks/HookList.tsx'
import { Acts } from '../features/records/Acts.tsx'
import { Authorities } from '../features/records/Authorities.tsx'
import { authoritiesQuery } from '../features/records/authority-queries.ts'
import { BalanceReport } from '../features/records/BalanceReport.tsx'
import { ContractCards } from '../features/records/Contracts.tsx'
import { actsQuery, balanceQuery } from '../features/records/paper-queries.ts'
import { listAddresses, listCompanies, listContracts, listHooks } from '../generated/operations.ts'
import { companyPage } from './CompanyPage.tsx'
import { equipmentPage, machinePage, servicePage } from './EquipmentPages.tsx'
import { genericPage } from './generic-page.tsx'
import { notificationsPage } from './NotificationsPage.tsx'
import { actPage, contractPage } from './PaperPages.tsx'
import { profilePage } from './ProfilePage.tsx'

const paged = (page: number) => (page > 1 ? { query: { PAGEN_1: page } } : {})
const pagesOf = ({ pagination }: { pagination: { pages: number } }) => pagination.pages

const pages = {
  acts: genericPage({
    title: 'Акты',
    query: ({ page }) => actsQuery(page),
    pagesOf,
    draw: ({ items }) => <Acts items={items} />,
  }),
  authorities: genericPage({
    title: 'Доверенности',
    query: ({ page }) => authoritiesQuery(page),
    pagesOf,
    draw: ({ items }) => <Authorities items={items} />,
  }),
  balance: genericPage({
    title: 'Баланс',
    query: () => balanceQuery(),
    draw: (report) => <BalanceReport {...report} />,
  }),
  companies: genericPage({
    title: 'Компании',
    query: () => apiQuery(listCompanies, {}),
    draw: ({ items }) => <CompanyList items={items} />,
  }),
  contracts: genericPage({
    title: 'Договоры',
    query: ({ page }) => apiQuery(listContracts, { body: {}, ...paged(page) }),
    pagesOf,
    draw: ({ items }) => <ContractCards items={items} />,
  }),
  'delivery-addresses': genericPage({
    title: 'Адреса доставки',
    query: ({ page }) => apiQuery(listAddresses, paged(page)),
    pagesOf,
    draw: ({ items }) => <Addresses items={items} />,
  }),
  equipment: equipmentPage,
  hooks: genericPage({
    title: 'Интеграции и вебхуки',
    query: ({ page }) => apiQuery(listHooks, { body: {}, ...paged(page) }),
    pagesOf,
    draw: ({ items }) => <HookList items={items} />,
  }),
  notifications: notificationsPage,
  profile: profilePage,
  service: servicePage,
}

/** Pages of one thing of such a list. */
const single = {
  acts: actPage,
  companies: companyPage,
  contracts: contractPage,
  equipment: machinePage,
}

/** The addresses of whom the visitor acts for. */
function Addresses({ items }: { items: readonly Address[] }) {
  const current = useQuery(companiesQuery()).data?.items.find((company) => company.current)
  return <AddressList items={items} companyId={current?.id ?? null} />
}

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
  const [, , name = '', id = ''] = pathname.split('/')
  if (id !== '') return Object.hasOwn(single, name) ? single[name as keyof typeof single] : undefined
  return Object.hasOwn(pages, name) ? pages[name as keyof typeof pages] : undefined
}
