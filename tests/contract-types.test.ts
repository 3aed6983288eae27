import { QueryClient } from '@tanstack/react-query'
import { describe, expectTypeOf, test } from 'vitest'
import { type ApiProblem, isProblemOf } from '../src/api/api-problem.ts'
import { apiMutation } from '../src/api/api-mutation.ts'
import { apiQuery } from '../src/api/api-query.ts'
import { callApi } from '../src/api/client.ts'
import type { Data, ErrorCode, Input } from '../src/api/operation.ts'
import { addOrder, addToCart, getProduct, listSectionProducts, login } from '../src/generated/operations.ts'

// The compiler proves these: the `types` stage of the tests fails where an expected error is missing.

/** Never run: calls in here are only typed. */
const typed = (call: () => unknown) => expectTypeOf(call).toBeFunction()
const queryClient = new QueryClient()

describe('calls are typed from the contract alone', () => {
  test('data comes out of the envelope', () => {
    expectTypeOf<Data<typeof login>['token']>().toEqualTypeOf<string>()
    expectTypeOf<Data<typeof getProduct>['xmlId']>().toEqualTypeOf<string>()
    expectTypeOf<Data<typeof addToCart>['is_success']>().toEqualTypeOf<boolean>()
  })

  test('SESSID is the client’s business, not the caller’s', () => {
    expectTypeOf<Input<typeof addToCart>['body']>().not.toHaveProperty('SESSID')
  })

  test('a misspelt or missing parameter is a compile error', () => {
    typed(() => apiQuery(getProduct, { path: { code: 'filtr' } }))
    // @ts-expect-error the parameter is called code
    typed(() => apiQuery(getProduct, { path: { kode: 'filtr' } }))
    // @ts-expect-error the path parameter is missing
    typed(() => apiQuery(getProduct, {}))
    // @ts-expect-error PAGE_SIZE is a number
    typed(() => apiQuery(listSectionProducts, { path: { code: 'filtry' }, query: { PAGE_SIZE: '50' } }))
    // @ts-expect-error quantity is misspelt
    typed(() => callApi(queryClient, addToCart, { body: { product: { id: 10001, quantty: 1 } } }))
    // @ts-expect-error the product is missing
    typed(() => callApi(queryClient, addToCart, { body: {} }))
  })

  test('a field that the answer has not is a compile error', () => {
    // @ts-expect-error the contract says xmlId
    typed(async () => (await callApi(queryClient, getProduct, { path: { code: 'filtr' } })).xmlid)
  })

  test('mutations take the operation’s input', () => {
    type Variables = Parameters<
      NonNullable<ReturnType<typeof apiMutation<typeof addToCart>>['mutationFn']>
    >[0]
    expectTypeOf<Variables['body']['product']['id']>().toEqualTypeOf<number>()
  })
})

describe('problems are typed as the union of all declared ones', () => {
  test('codes of HTTP 200 and of every other status, 422 and 523 among them', () => {
    expectTypeOf<'sessidInvalid'>().toExtend<ErrorCode<typeof addToCart>>()
    expectTypeOf<'validation'>().toExtend<ErrorCode<typeof addToCart>>()
    expectTypeOf<'techWork'>().toExtend<ErrorCode<typeof addToCart>>()
    expectTypeOf<'unauthorized'>().toExtend<ErrorCode<typeof addOrder>>()
  })

  test('the code tells what `data` is', () => {
    typed((error?: unknown) => {
      if (!isProblemOf(error, addOrder)) return
      if (error.is('cartChanged', 'notEnoughStock'))
        expectTypeOf(error.data?.calculation.totals.total).toEqualTypeOf<number | undefined>()
      if (error.is('minSum')) expectTypeOf(error.data).toEqualTypeOf<null>()
    })
  })

  test('a code that no answer of the operation bears is a compile error', () => {
    typed((error?: unknown) => {
      if (!isProblemOf(error, addToCart)) return
      expectTypeOf(error).toExtend<ApiProblem<typeof addToCart>>()
      error.is('sessidInvalid')
      // @ts-expect-error no answer of addToCart bears this code
      error.is('wrongCredentials')
    })
  })
})
