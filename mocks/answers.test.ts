import { expect, test } from 'vitest'
import { type Answers, answerBy, changed, rawAnswer, refuse, status, success } from './answers.ts'

const pass = () => Promise.resolve(Response.json({ status: 'success', data: { count: 1 }, errors: [] }))
const asked = (answers: Answers) =>
  answerBy(answers, new Request('http://shop.example/web/orders/agreementCount/'), pass)

test('a test answers by the operation, and what it says nothing of is passed on', async () => {
  expect(await (await asked({ countOrdersToApprove: success({ count: 3 }) }))?.json()).toEqual({
    status: 'success',
    data: { count: 3 },
    errors: [],
  })
  const one = await asked({ countOrdersToApprove: changed((data) => (data.count += 1)) })
  expect(await one?.json()).toMatchObject({ data: { count: 2 } })
  const failed = await asked({ countOrdersToApprove: status(500, 'internal') })
  expect([failed?.status, await failed?.json()]).toMatchObject([500, { errors: [{ code: 'internal' }] }])
  expect(await asked({ getHeader: status(500, 'internal') })).toBeUndefined()
  expect(await asked({ countOrdersToApprove: () => undefined })).toBeUndefined()
})

test('an answer that the contract does not allow does not compile', () => {
  const wrong: Answers[] = [
    // @ts-expect-error the count is a number
    { countOrdersToApprove: success({ count: '3' }) },
    // @ts-expect-error no code of this operation
    { addToCart: refuse('cartChanged') },
    // @ts-expect-error the fresh calculation is due with this code
    { addOrder: refuse('cartChanged') },
    // @ts-expect-error a field of the order's request, but not a refusal of HTTP 200
    { addOrder: refuse('validation', { field: 'recipient.phone' }) },
    // @ts-expect-error the code of 523 is techWork
    { getHeader: status(523, 'internal') },
    // @ts-expect-error the header declares no 404
    { getHeader: status(404, '404') },
    // @ts-expect-error no such operation
    { getNothing: status(500, 'internal') },
    { addOrder: status(422, 'validation', { field: 'recipient.phone' }) },
    { getHeader: rawAnswer(() => new Response('', { status: 502 })) },
  ]
  expect(wrong).toHaveLength(9)
})
