import type { QueryClient } from '@tanstack/react-query'
import type { ListedProduct } from '../features/catalogue/listed-product.ts'
import type { homeQuery } from '../features/home/home-api.ts'
import type { OperationId } from '../generated/operations.ts'
import { productPath } from '../lib/paths.ts'

interface ProductList {
  items: readonly ListedProduct[]
}
type HomeQueryFunction = Exclude<ReturnType<typeof homeQuery<ListedProduct>>['queryFn'], symbol | undefined>
type HomePage = Awaited<ReturnType<HomeQueryFunction>>

// By name: the constants would bring the code of every list to the product's page.
const lists: readonly OperationId[] = [
  'listSectionProducts',
  'listSectionProductsFiltered',
  'searchProducts',
  'searchProductsFiltered',
  'listProductsByIds',
  'listViewedProducts',
]
const homePage: OperationId = 'getMainPage'

/** The card of a product in whichever list this tab has read: what its page can show at once. */
export function findListedProduct(queryClient: QueryClient, code: string): ListedProduct | undefined {
  const read = <Answer>(id: OperationId) =>
    queryClient
      .getQueriesData<Answer>({ queryKey: [id] })
      .flatMap(([, answer]) => (answer === undefined ? [] : [answer]))
  const strips = read<HomePage>(homePage).flatMap((home): ProductList[] => [home.sellout, ...home.strips])
  const url = productPath(code)
  return [...lists.flatMap((id) => read<ProductList>(id)), ...strips]
    .flatMap(({ items }) => items)
    .find((product) => product.url === url)
}
