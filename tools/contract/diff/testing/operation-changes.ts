import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

function move({ document }: TinyContract, path: string): void {
  document.paths = { [path]: document.paths['/items/{id}/'] }
}

/** Changes of operations and of the contract as a whole. */
export const operationChanges: ChangeKind[] = [
  [
    'an operation less',
    'operation-removed',
    'client, major',
    (all) => delete (all.document.paths['/items/{id}/'] as Json)['post'],
  ],
  [
    'an operation more',
    'operation-added',
    'server, minor',
    ({ document }) => (document.paths['/more/'] = { get: { operationId: 'putItem2', responses: {} } }),
  ],
  ['another operationId', 'operation-renamed', 'client, major', ({ put }) => (put.operationId = 'putItem2')],
  [
    'another method',
    'method-changed',
    'both, major',
    ({ document, put, get }) => (document.paths['/items/{id}/'] = { get, put }),
  ],
  ['another path', 'path-changed', 'both, major', (all) => move(all, '/things/{id}/')],
  [
    'another name in the path',
    'path-parameter-renamed',
    'client, major',
    (all) => {
      move(all, '/items/{itemId}/')
      for (const list of [all.put.parameters, all.get['parameters'] as Json[]])
        list[0] = { ...list[0], name: 'itemId' }
    },
  ],
  [
    'a call without session is enough',
    'security-loosened',
    'server, minor',
    ({ put }) => put.security.push({}),
  ],
  [
    'a token besides',
    'security-tightened',
    'client, major',
    ({ put }) => (put.security = [{ session: [], token: [] }]),
  ],
  [
    'a token instead',
    'security-tightened,security-loosened',
    'both, major',
    ({ put }) => (put.security = [{ token: [] }]),
  ],
  ['a token or not', '', 'nobody, patch', ({ put }) => put.security.push({ session: [], token: [] })],
  [
    'security of the whole contract',
    '',
    'nobody, patch',
    ({ document, put }) => {
      ;(document as Json)['security'] = put.security
      delete (put as Json)['security']
      const { get } = document.paths['/items/{id}/'] as { get: Json }
      get['security'] = []
    },
  ],
  [
    'the name of an HTTP scheme in other letters',
    '',
    'nobody, patch',
    (all, older) => {
      all.document.components.securitySchemes['session'] = { type: 'http', scheme: 'Bearer' }
      older.document.components.securitySchemes['session'] = { type: 'http', scheme: 'bearer' }
    },
  ],
  [
    'the session in another cookie',
    'security-scheme-changed',
    'both, major',
    ({ document }) =>
      (document.components.securitySchemes['session'] = { type: 'apiKey', in: 'cookie', name: 'S' }),
  ],
  ['a write becomes a read', 'effect-changed', 'server, minor', ({ put }) => (put['x-effect'] = 'read')],
  [
    'a write that changes the session',
    'effect-changed',
    'client, major',
    ({ put }) => (put['x-effect'] = 'session'),
  ],
  [
    'a write becomes destructive',
    'effect-changed',
    'nobody, minor',
    ({ put }) => (put['x-effect'] = 'destructive'),
  ],
  [
    'the anti-forgery value in a header',
    'csrf-changed',
    'both, major',
    ({ put }) => (put['x-csrf'] = 'header'),
  ],
  ['no anti-forgery value', 'csrf-changed', 'server, minor', ({ put }) => (put['x-csrf'] = 'none')],
  [
    'answers differ by visitor',
    'variation-changed',
    'client, major',
    ({ put }) => (put['x-varies'] = 'visitor'),
  ],
  [
    'answers are the same for all',
    'variation-changed',
    'server, minor',
    ({ put }) => (put['x-varies'] = 'none'),
  ],
  [
    'one read more is stale',
    'invalidation-added',
    'nobody, minor',
    ({ put }) => put['x-invalidates'].push('listItems'),
  ],
  ['one read stays fresh', 'invalidation-removed', 'nobody, minor', ({ put }) => (put['x-invalidates'] = [])],
  [
    'a deprecated operation',
    'deprecation-changed',
    'nobody, minor',
    ({ put }) => ((put as Json)['deprecated'] = true),
  ],
  ['other words', 'words-changed', 'nobody, patch', ({ put }) => (put.description = 'Places.')],
  ['another tag', 'words-changed', 'nobody, patch', ({ put }) => (put.tags = ['things'])],
  [
    'a server less',
    'server-removed,server-added',
    'both, major',
    ({ document }) => (document.servers = [{ url: '/v2' }]),
  ],
  ['a server more', 'server-added', 'server, minor', ({ document }) => document.servers.push({ url: '/v2' })],
  ['another title', 'words-changed', 'nobody, patch', ({ document }) => (document.info.title = 'Small')],
  ['another version alone', '', 'nobody, patch', ({ document }) => (document.info.version = '9.0.0')],
]
