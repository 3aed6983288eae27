import { expect, expectTypeOf, test } from 'vitest'
import type { components } from '../../src/generated/api-types.ts'
import { exactly, type ExactOperations, type Undocumented } from './exact-answer.ts'
import {
  contractExample,
  type DataOf,
  type Handler,
  type RefusalCode,
  type Refuse,
  type SandboxOperations,
} from './operation.ts'

type Login = 'login'

const right: Handler<Login> = ({ body }) => ({ token: body.credentials.login })
// @ts-expect-error the field is `token`
const wrongField: Handler<Login> = () => ({ tokens: 'x' })
const wrongCode: Handler<Login> = ({ refuse }) => {
  // @ts-expect-error not a code of this operation
  throw refuse('outOfStock', 'x')
}
const withData: Handler<'addToCart'> = ({ refuse }) => {
  // @ts-expect-error the fresh cart is due with this code
  throw refuse('conflict', 'x', 'version')
}
const withoutData: Handler<'addToCart'> = ({ refuse }) => {
  // @ts-expect-error this code carries nothing
  throw refuse('limitReached', 'x', undefined, { version: 1, basketProducts: [] })
}
// @ts-expect-error `path` has no such parameter here
const wrongParameter: Handler<Login> = ({ path }) => ({ token: path.code })
// @ts-expect-error an operation that isn't answered
const incomplete: Pick<SandboxOperations, 'login' | 'logout'> = { login: contractExample }

const undeclaredStatus: Handler<'getHeader'> = ({ httpProblem }) => {
  // @ts-expect-error the header declares no 409
  throw httpProblem(409, 'idempotencyMismatch', 'x')
}
const undeclaredNotFound: Handler<'getHeader'> = ({ notFound }) => {
  // @ts-expect-error the header declares no 404
  throw notFound()
}
const undeclaredForbidden: Handler<'getBranch'> = ({ forbidden }) => {
  // @ts-expect-error the branch declares no 403
  throw forbidden()
}
const unknownCode: Handler<'getBranch'> = ({ httpProblem }) => {
  // @ts-expect-error not a code of 422
  throw httpProblem(422, 'bogusCode', 'x')
}
const unknownField: Handler<'addToCart'> = ({ refuse }) => {
  // @ts-expect-error the request has no such field
  throw refuse('limitReached', 'x', 'nosuchField')
}
const declaredFailures: Handler<'addOrder'> = ({ httpProblem, forbidden, refuse, body }) => {
  if (body.comment === 'a') throw httpProblem(422, 'validation', 'x', { field: 'recipient.phone' })
  if (body.comment === 'b') throw forbidden()
  throw refuse('minSum', 'x', 'products.0.quantity')
}

const login = { token: 'x' }
const documented = {
  login: () => login,
  listAddresses: () => ({ items: [], pagination: { page: 1, pageSize: 50, total: 0, pages: 0 } }),
} satisfies Partial<SandboxOperations>
const extraMember = { login: () => ({ ...login, extra: 1 }) } satisfies Partial<SandboxOperations>
const extraInMap = {
  autocompleteStores: ({ state }) => ({
    items: state.stores.map(({ id, name, xmlId, storeId, region, address }) => ({
      id,
      name,
      xmlId,
      storeId,
      region,
      address,
      extra: 1,
    })),
  }),
} satisfies Partial<SandboxOperations>
test('an answer has exactly the members that the contract declares', () => {
  expect(exactly(documented)).toBe(documented)
  // @ts-expect-error login answers no `extra`
  expect(exactly(extraMember)).toBe(extraMember)
  // @ts-expect-error an item has no `extra`
  expect(exactly(extraInMap)).toBe(extraInMap)
})

// The compiler's message names the member.
const told: ExactOperations<typeof extraInMap> = { autocompleteStores: { undocumented: 'items.*.extra' } }
// Of two kinds of blocks, only a map has points.
const ofOtherKind: Undocumented<
  { type: 'html'; html: string; points: [] },
  components['schemas']['PageBlock']
> = 'points'

test('R-API-07 what a handler gets and gives is typed by the contract', () => {
  expectTypeOf<DataOf<Login>>().toEqualTypeOf<{ token: string }>()
  expectTypeOf<RefusalCode<Login>>().toEqualTypeOf<'wrongCredentials' | 'userNotConfirmed' | 'userBlocked'>()
  // Several operations share what each of them has: copying an order is never `actionNotAllowed`.
  expectTypeOf<RefusalCode<'cancelOrder' | 'copyOrder'>>().toEqualTypeOf<'sessidInvalid' | 'conflict'>()
  expectTypeOf<Refuse<'cancelOrder'>>().toExtend<Refuse<'cancelOrder' | 'copyOrder'>>()
  expectTypeOf<Refuse<'copyOrder'>>().not.toExtend<Refuse<'cancelOrder'>>()
  const handlers = [right, wrongField, wrongCode, withData, withoutData, wrongParameter, incomplete]
  const failures = [undeclaredStatus, undeclaredNotFound, undeclaredForbidden, unknownCode, unknownField]
  expectTypeOf([...handlers, ...failures, declaredFailures, told, ofOtherKind]).toBeArray()
})
