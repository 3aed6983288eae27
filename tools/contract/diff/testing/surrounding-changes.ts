import { both } from './both.ts'
import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

const answer = ({ put }: TinyContract) => put.responses['200'] as Json
const headers = (all: TinyContract) => answer(all)['headers'] as Json
const item = ({ document }: TinyContract) => document.paths['/items/{id}/'] as Json

/** What stands around the bodies: headers, rights, addresses, extensions. */
export const surroundingChanges: ChangeKind[] = [
  [
    'a value more in a header of the answer',
    'value-added',
    'client, major',
    (all, older) => {
      headers(older)['ETag'] = { schema: { type: 'string', enum: ['a'] } }
      headers(all)['ETag'] = { schema: { type: 'string', enum: ['a', 'b'] } }
    },
  ],
  [
    'a header of the answer that is JSON',
    'type-changed',
    'both, major',
    (all, older) => {
      const header = (type: string) => ({ content: { 'application/json': { schema: { type } } } })
      headers(older)['Place'] = header('integer')
      headers(all)['Place'] = header('string')
    },
  ],
  [
    'a header of the answer is deprecated',
    'deprecation-changed',
    'nobody, minor',
    (all) => ((headers(all)['Cache-Control'] as Json)['deprecated'] = true),
  ],
  [
    'a body where there was none',
    'media-type-added',
    'server, minor',
    (_, older) => delete answer(older)['content'],
  ],
  [
    'a right is asked for',
    'rights-tightened',
    'client, major',
    ({ put }) => ((put as Json)['x-rights'] = ['items.put']),
  ],
  [
    'another right is enough',
    'rights-loosened',
    'server, minor',
    (all, older) => {
      both(older, all, ({ put }) => ((put as Json)['x-rights'] = ['items.put']))
      Object.assign(all.put, { 'x-rights': ['items.put', 'items.all'] })
    },
  ],
  [
    'a right is no longer enough',
    'rights-tightened',
    'client, major',
    (all, older) => {
      Object.assign(older.put, { 'x-rights': ['items.put', 'items.all'] })
      Object.assign(all.put, { 'x-rights': ['items.put'] })
    },
  ],
  [
    'no right is asked for',
    'rights-loosened',
    'server, minor',
    (_, { put }) => ((put as Json)['x-rights'] = ['items.put']),
  ],
  [
    'another default of a variable in the address',
    'server-removed,server-added',
    'both, major',
    ({ document }, older) => {
      const server = (place: string) => ({
        url: 'https://{place}/',
        variables: { place: { default: place } },
      })
      older.document.servers = [server('old.example')]
      document.servers = [server('new.example')]
    },
  ],
  [
    'an address of one operation alone',
    'server-removed,server-added',
    'both, major',
    ({ put }) => ((put as Json)['servers'] = [{ url: 'https://files.example/' }]),
  ],
  [
    'an address of one path alone',
    'server-removed,server-added',
    'both, major',
    (all) => (item(all)['servers'] = [{ url: 'https://files.example/' }]),
  ],
  [
    'an extension that nobody here knows',
    'words-changed',
    'nobody, patch',
    ({ put }) => ((put as Json)['x-audience'] = 'partners'),
  ],
]
