import { data, type LoaderFunctionArgs, useLocation } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadOptional } from '../api/page-load.ts'
import { savedCartQuery, savedCartsQuery, savedLinesQuery } from '../features/saved-carts/saved-cart-api.ts'
import { SavedCartList } from '../features/saved-carts/SavedCartList.tsx'
import { SavedCartView } from '../features/saved-carts/SavedCartView.tsx'
import { savedCartsPath } from '../lib/paths.ts'
import { genericPage, type Place } from './generic-page.tsx'
import { pageNumber } from './page-number.ts'

const idOf = ({ params }: Pick<Place, 'params'>) => Number(params['id'])
const textOf = ({ search }: Place) => search.get('query')?.trim().slice(0, 200) ?? ''

const list = genericPage({
  title: 'Сохранённые корзины',
  query: (place) => savedCartsQuery(place.page, textOf(place)),
  pagesOf: ({ pagination }) => pagination.pages,
  draw: ({ items }, place) => <SavedCartList items={items} text={textOf(place)} />,
})

const one = genericPage({
  title: 'Сохранённая корзина',
  above: [{ title: 'Сохранённые корзины', href: savedCartsPath }],
  query: (place) => savedCartQuery(idOf(place)),
  titleOf: ({ name }) => name,
  draw: (cart, place) => <SavedCartView key={cart.id} cart={cart} page={place.page} />,
})

/** The list of saved carts, and one of them with its lines (R-ACC-16, R-ACC-17); what can't be its number is 404. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, params, request } = args
  if (params['id'] === undefined) return list.loader(args)
  if (!/^[1-9]\d{0,14}$/.test(params['id'])) throw data(null, { status: 404 })
  const number = pageNumber(new URL(request.url).searchParams)
  const [loaded, lines] = await Promise.all([
    one.loader(args),
    loadOptional(context.get(appContext), savedLinesQuery(idOf({ params }), number)),
  ])
  if (lines && number > Math.max(1, lines.pagination.pages)) throw data(null, { status: 404 })
  return loaded
}

export function Component() {
  const { pathname } = useLocation()
  const Page = pathname === savedCartsPath ? list.Component : one.Component
  return <Page key={pathname} />
}
