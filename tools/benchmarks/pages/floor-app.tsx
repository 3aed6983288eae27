import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link, Outlet, type RouteObject, useParams } from 'react-router'
import type { FloorProduct } from './floor-products.ts'

// The least shop that React, its router and TanStack Query can be: one list, one product.

export const listQuery = queryOptions({
  queryKey: ['list'],
  queryFn: async () => readJson<FloorProduct[]>('/api/products'),
  staleTime: Number.POSITIVE_INFINITY,
})

export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ['product', id],
    queryFn: async () => readJson<FloorProduct>(`/api/products/${id}`),
  })

async function readJson<T>(path: string): Promise<T> {
  const answer = await fetch(path)
  return (await answer.json()) as T
}

function Frame() {
  return (
    <>
      <header>
        <Link to="/react/">Запчасти</Link>
        <nav>
          <Link to="/react/">Каталог</Link> <Link to="/react/">Корзина</Link>
        </nav>
      </header>
      <main>
        <Outlet />
      </main>
    </>
  )
}

/** One card; the static floor draws the same markup. The first four pictures are in view. */
export function Card({ product, index, base }: { product: FloorProduct; index: number; base: string }) {
  return (
    <li className="card">
      <Link to={`${base}product/${product.id}/`}>
        <img src={product.image} alt="" width="160" height="120" loading={index < 4 ? 'eager' : 'lazy'} />
        <h3>{product.name}</h3>
      </Link>
      <p>
        {product.article} · {product.brand}
      </p>
      <p>
        <b>{product.price} ₽</b> {product.stock > 0 ? `${product.stock} шт` : 'под заказ'}
      </p>
      <button type="button">В корзину</button>
    </li>
  )
}

function List() {
  const { data = [] } = useQuery(listQuery)
  return (
    <>
      <h1>Запчасти</h1>
      <ul className="grid">
        {data.map((product, index) => (
          <Card key={product.id} product={product} index={index} base="/react/" />
        ))}
      </ul>
    </>
  )
}

function Product() {
  const { id = '' } = useParams()
  const { data } = useQuery(productQuery(id))
  if (!data) return null
  return (
    <article>
      <h1 data-floor="product">{data.name}</h1>
      <img src={data.image} alt="" width="320" height="240" />
      <p>{data.price} ₽</p>
      <button type="button">В корзину</button>
    </article>
  )
}

export const floorRoutes: RouteObject[] = [
  {
    path: '/react',
    element: <Frame />,
    children: [
      { index: true, element: <List /> },
      { path: 'product/:id', element: <Product /> },
    ],
  },
]
