import { data, type LoaderFunctionArgs } from 'react-router'
import { apiQuery } from '../api/api-query.ts'
import { appContext } from '../api/app-context.ts'
import { loadOptional } from '../api/page-load.ts'
import { SavedCartView } from '../features/records/GoodsRecords.tsx'
import { savedCartsPath, savedLinesQuery } from '../features/records/saved-carts.ts'
import { getSavedCart } from '../generated/operations.ts'
import { genericPage } from './generic-page.tsx'
import { pageNumber } from './page-number.ts'

const idOf = (params: LoaderFunctionArgs['params']) => Number(params['id'])

const page = genericPage({
  title: 'Сохранённая корзина',
  above: [{ title: 'Сохранённые корзины', href: savedCartsPath }],
  query: ({ params }) => apiQuery(getSavedCart, { path: { id: idOf(params) } }),
  titleOf: ({ name }) => name,
  draw: (cart, place) => <SavedCartView cart={cart} page={place.page} />,
})

/** One saved cart with its lines (R-ACC-17); what can't be its number is 404. */
export const savedCartPage = {
  async loader(args: LoaderFunctionArgs) {
    const { context, params, request } = args
    if (!/^[1-9]\d{0,14}$/.test(params['id'] ?? '')) throw data(null, { status: 404 })
    const number = pageNumber(new URL(request.url).searchParams)
    const [loaded, lines] = await Promise.all([
      page.loader(args),
      loadOptional(context.get(appContext), savedLinesQuery(idOf(params), number)),
    ])
    if (lines && number > Math.max(1, lines.pagination.pages)) throw data(null, { status: 404 })
    return loaded
  },
  Component: page.Component,
}
