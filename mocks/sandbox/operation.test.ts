import { expectTypeOf, test } from 'vitest'
import type { operations } from '../../src/generated/api-types.ts'
import {
  contractExample,
  type DataOf,
  type Handler,
  type RefusalCode,
  type SandboxOperations,
} from './operation.ts'

type Login = operations['login']

const right: Handler<Login> = ({ body }) => ({ token: body.credentials.login })
// @ts-expect-error the field is `token`
const wrongField: Handler<Login> = () => ({ tokens: 'x' })
const wrongCode: Handler<Login> = ({ refuse }) => {
  // @ts-expect-error not a code of this operation
  throw refuse('outOfStock', 'x')
}
// @ts-expect-error `path` has no such parameter here
const wrongParameter: Handler<Login> = ({ path }) => ({ token: path.code })
// @ts-expect-error an operation that isn't answered
const incomplete: Pick<SandboxOperations, 'login' | 'logout'> = { login: contractExample }

test('R-API-07 what a handler gets and gives is typed by the contract', () => {
  expectTypeOf<DataOf<Login>>().toEqualTypeOf<{ token: string }>()
  expectTypeOf<RefusalCode<Login>>().toEqualTypeOf<'wrongCredentials' | 'userNotConfirmed' | 'userBlocked'>()
  expectTypeOf([right, wrongField, wrongCode, wrongParameter, incomplete]).toBeArray()
})
