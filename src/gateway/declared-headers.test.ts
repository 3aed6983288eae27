import { expect, test } from 'vitest'
import contract from '../generated/contract.json' with { type: 'json' }
import { createDeclaredHeaders } from './declared-headers.ts'

test('X-22 the headers that an operation takes are read from the contract, by reference too', () => {
  const headersOf = createDeclaredHeaders(contract)
  expect([...headersOf('login')]).toEqual(['x-urldecode'])
  expect([...headersOf('addToCart')]).toEqual(['idempotency-key'])
  expect([...headersOf('removeFavorite')]).toEqual(['x-sessid'])
  expect([...headersOf('downloadFile')]).toEqual(['range'])
  expect([...headersOf('getHeader')]).toEqual([])
  expect([...headersOf('nobodyKnowsIt')]).toEqual([])
})

test('X-22 a contract that names a header of the gateway does not open it', () => {
  const headersOf = createDeclaredHeaders({
    paths: {
      '/api/a/': {
        parameters: [{ name: 'X-Shared', in: 'header' }],
        get: {
          operationId: 'readA',
          parameters: [
            { name: 'Authorization-Token', in: 'header' },
            { name: 'Cookie', in: 'header' },
            { name: 'q', in: 'query' },
          ],
        },
      },
    },
  })
  expect([...headersOf('readA')]).toEqual(['x-shared'])
})
