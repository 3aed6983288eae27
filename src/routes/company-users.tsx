import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { isProblem } from '../api/api-problem.ts'
import { appContext } from '../api/app-context.ts'
import { companiesQuery } from '../api/frame-queries.ts'
import { loadBuilt } from '../api/built-load.ts'
import { loadOptional } from '../api/page-load.ts'
import { useSession } from '../api/session.ts'
import { AccessRequest } from '../features/companies/AccessRequest.tsx'
import { AccessRequests } from '../features/company-users/AccessRequests.tsx'
import {
  accessRequestsQuery,
  companyRolesQuery,
  companyUsersQuery,
  invitationsQuery,
  managingRight,
} from '../features/company-users/company-user-queries.ts'
import { CompanyUserList } from '../features/company-users/CompanyUserList.tsx'
import { Invitations } from '../features/company-users/Invitations.tsx'
import { companiesPath, invitationsPath, personalPath, withQuery } from '../lib/paths.ts'
import { Link } from '../links/Link.tsx'
import { renderSiteLink } from '../links/SiteLink.tsx'
import { Breadcrumbs } from '../ui/Breadcrumbs.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { NoRightState } from '../ui/NoRightState.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/State.tsx'
import { builtPage } from './built-page.tsx'
import { PageHead } from './PageHead.tsx'
import { pageNumber } from './page-number.ts'
import styles from './personal.module.css'

const textOf = (search: URLSearchParams) => search.get('query')?.trim().slice(0, 100) ?? ''

/** Users of the current company (R-ACC-06), and below it the invitations of the customer. */
async function readUsers({ context, request }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === invitationsPath) {
    await Promise.all([
      loadBuilt(app, invitationsQuery()),
      loadBuilt(app, companyRolesQuery()),
      loadOptional(app, accessRequestsQuery()),
    ])
    return null
  }
  const { items } = await loadBuilt(app, companiesQuery())
  const company = items.find(({ current }) => current)
  if (!company) return null
  const page = pageNumber(searchParams)
  const [users] = await Promise.all([
    loadBuilt(app, companyUsersQuery(company.id, page, textOf(searchParams))),
    loadBuilt(app, companyRolesQuery()),
    loadOptional(app, accessRequestsQuery(company.id)),
  ])
  if (page > Math.max(1, users.pagination.pages)) throw data(null, { status: 404 })
  return null
}

const titleAt = (pathname: string) =>
  pathname === invitationsPath ? 'Приглашения и запросы доступа' : 'Сотрудники компании'

function UsersPage() {
  const { pathname } = useLocation()
  const isUsers = pathname !== invitationsPath
  const title = titleAt(pathname)
  return (
    <div className={styles.page}>
      <PageHead title={title} canonical={pathname} robots="noindex" />
      <Breadcrumbs
        renderLink={renderSiteLink}
        items={[
          { title: 'Личный кабинет', href: personalPath },
          { title: 'Компании', href: companiesPath },
          { title },
        ]}
      />
      <h1 tabIndex={-1}>{title}</h1>
      {isUsers ? <Users /> : <OwnInvitations />}
    </div>
  )
}

export const { loader, Component } = builtPage({ title: titleAt, loader: readUsers, Component: UsersPage })

function Users() {
  const { data: companies } = useSuspenseQuery(companiesQuery())
  const { scope = [] } = useSession()
  const company = companies.items.find(({ current }) => current)
  if (!company) return <NoCompany />
  // A right that was taken away since the page was read (R-COMP-11).
  if (!scope.includes(managingRight)) return <NoRightState />
  return <UsersOf companyId={company.id} ownRole={company.myRole} />
}

function UsersOf({
  companyId,
  ownRole,
}: {
  companyId: number
  ownRole: Parameters<typeof CompanyUserList>[0]['own']['role']
}) {
  const { search: address, pathname } = useLocation()
  const search = new URLSearchParams(address)
  const page = pageNumber(search)
  const text = textOf(search)
  const { scope = [] } = useSession()
  const { data: dictionary } = useSuspenseQuery(companyRolesQuery())
  const { data: users, error, isFetching, refetch } = useQuery(companyUsersQuery(companyId, page, text))
  const { data: requests } = useQuery(accessRequestsQuery(companyId))
  const shared = { contragentId: companyId, dictionary, own: { role: ownRole, rights: scope } }
  if (isProblem(error) && error.httpStatus === 403) return <NoRightState />
  if (!users)
    return error ? (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={8} />
    )
  return (
    <>
      {requests && <AccessRequests items={requests.items} {...shared} />}
      <CompanyUserList items={users.items} text={text} {...shared} />
      <Pagination
        page={page}
        pageCount={users.pagination.pages}
        hrefOf={(number) => withQuery(pathname, { query: text, PAGEN_1: number > 1 ? number : undefined })}
        renderLink={renderSiteLink}
      />
    </>
  )
}

function NoCompany() {
  return (
    <EmptyState
      icon="company"
      title="Этот раздел — для компаний"
      text="Вы покупаете как частное лицо. Примите приглашение компании или попросите доступ к ней."
      actions={
        <Link to={invitationsPath} className={buttonClass()}>
          Приглашения и запросы
        </Link>
      }
    />
  )
}

function OwnInvitations() {
  const { data: dictionary } = useSuspenseQuery(companyRolesQuery())
  const { data: invitations } = useSuspenseQuery(invitationsQuery())
  const { data: requests } = useQuery(accessRequestsQuery())
  return (
    <>
      <Invitations items={invitations.items} dictionary={dictionary} />
      <AccessRequest requests={requests?.items ?? []} />
      <div>
        <Link to={companiesPath}>Мои компании</Link>
      </div>
    </>
  )
}
