import { expectTypeOf, test } from 'vitest'
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
  throw refuse('cartLimit', 'x', undefined, { version: 1, basketProducts: [] })
}
// @ts-expect-error `path` has no such parameter here
const wrongParameter: Handler<Login> = ({ path }) => ({ token: path.code })
// @ts-expect-error an operation that isn't answered
const incomplete: Pick<SandboxOperations, 'login' | 'logout'> = { login: contractExample }

test('R-API-07 what a handler gets and gives is typed by the contract', () => {
  expectTypeOf<DataOf<Login>>().toEqualTypeOf<{ token: string }>()
  expectTypeOf<RefusalCode<Login>>().toEqualTypeOf<'wrongCredentials' | 'userNotConfirmed' | 'userBlocked'>()
  // Several operations share what each of them has: copying an order is never `actionNotAllowed`.
  expectTypeOf<RefusalCode<'cancelOrder' | 'copyOrder'>>().toEqualTypeOf<'sessidInvalid' | 'conflict'>()
  expectTypeOf<Refuse<'cancelOrder'>>().toExtend<Refuse<'cancelOrder' | 'copyOrder'>>()
  expectTypeOf<Refuse<'copyOrder'>>().not.toExtend<Refuse<'cancelOrder'>>()
  expectTypeOf([right, wrongField, wrongCode, withData, withoutData, wrongParameter, incomplete]).toBeArray()
})
