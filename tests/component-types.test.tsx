import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { expectTypeOf, test } from 'vitest'
import { apiMutation } from '../src/api/api-mutation.ts'
import { apiQuery } from '../src/api/api-query.ts'
import type { Data } from '../src/api/operation.ts'
import { addToCart, getProduct, listSectionProducts } from '../src/generated/operations.ts'

// The compiler proves these: the `types` stage of the tests fails where an expected error is missing. The components
// are as those of the shop, and never drawn.

type Card = Data<typeof listSectionProducts>['items'][number]

function Name({ card }: { card: Pick<Card, 'name' | 'article'> }) {
  return <b>{`${card.name} ${card.article}`}</b>
}

function Button({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      В корзину
    </button>
  )
}

/** Reads a product and puts it into the cart. */
function Product() {
  const { data } = useSuspenseQuery(apiQuery(getProduct, { path: { code: 'filtr' } }))
  const { mutate, error } = useMutation(apiMutation(addToCart))
  return (
    <section title={data.name}>
      <Name card={data} />
      {/* @ts-expect-error the answer has no field nme */}
      <p>{data.nme}</p>
      {/* @ts-expect-error a price on request is null, so it can not be multiplied */}
      <p>{data.price.current * 2}</p>
      {/* @ts-expect-error a section is no product */}
      <Name card={data.breadcrumbs[0]} />
      <Button onPress={() => mutate({ body: { product: { id: data.id, quantity: data.minQty } } })} />
      {/* @ts-expect-error the article is text, the id is wanted */}
      <Button onPress={() => mutate({ body: { product: { id: data.article } } })} />
      {/* @ts-expect-error a product is put into the cart by `product` */}
      <Button onPress={() => mutate({ body: { products: [data.id] } })} />
      <output>{error?.message}</output>
    </section>
  )
}

/** Reads a page of a section. */
function Listing({ page }: { page: number }) {
  const path = { code: 'filtry' }
  const { data } = useSuspenseQuery(apiQuery(listSectionProducts, { path, query: { PAGEN_1: page } }))
  // @ts-expect-error the parameter is called PAGEN_1
  useSuspenseQuery(apiQuery(listSectionProducts, { path, query: { PAGEN: page } }))
  // @ts-expect-error another page size is no page size
  useSuspenseQuery(apiQuery(listSectionProducts, { path, query: { PAGE_SIZE: 25 } }))
  return data.items.map((card) => <Name key={card.id} card={card} />)
}

test('R-API-40 R-API-31 R-API-42 a component with a wrong field or parameter does not compile', () => {
  expectTypeOf(Product).toBeFunction()
  expectTypeOf(Listing).parameter(0).toEqualTypeOf<{ page: number }>()
})
