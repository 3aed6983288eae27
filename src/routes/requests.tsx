import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { requestQuery, requestsQuery } from '../features/requests/request-queries.ts'
import { readRequestsAddress } from '../features/requests/requests-address.ts'
import { RequestList } from '../features/requests/RequestList.tsx'
import { RequestThread } from '../features/requests/RequestThread.tsx'
import { requestsPath } from '../lib/paths.ts'
import { genericPage, type Place } from './generic-page.tsx'

const addressOf = ({ search }: Place) => readRequestsAddress(search)

const list = genericPage({
  title: 'Заявки',
  query: (place) => requestsQuery(place.page, addressOf(place)),
  pagesOf: ({ pagination }) => pagination.pages,
  draw: ({ items }, place) => <RequestList items={items} address={addressOf(place)} />,
})

const one = genericPage({
  title: 'Заявка',
  above: [{ title: 'Заявки', href: requestsPath }],
  query: ({ params }) => requestQuery(Number(params['id'])),
  titleOf: ({ request }) => `Заявка ${request.number}`,
  draw: ({ request }) => <RequestThread request={request} />,
})

/** The list of requests, and one of them with its messages (R-ACC-15); what can't be its number is 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { id } = args.params
  if (id === undefined) return list.loader(args)
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  return one.loader(args)
}

export function Component() {
  const { pathname } = useLocation()
  const Page = pathname === requestsPath ? list.Component : one.Component
  return <Page key={pathname} />
}
