import type { ChangeKind } from './change-kind.ts'
import type { Json, TinyContract } from './tiny-contract.ts'

/** What the backend calls by itself. */
export const backendCallChanges: ChangeKind[] = [
  [
    'the backend calls back',
    'callbacks-changed',
    'server, minor',
    ({ put }) => ((put as Json)['callbacks'] = { done: {} }),
  ],
  ...webhooks(),
]

function webhooks(): ChangeKind[] {
  const told = ({ document }: TinyContract, type: string) =>
    Object.assign(document, { webhooks: { orderPaid: { post: { requestBody: { type } } } } })
  return [
    ['a webhook more', 'webhook-added', 'server, minor', (all) => told(all, 'a')],
    ['a webhook less', 'webhook-removed', 'client, major', (_, older) => told(older, 'a')],
    [
      'another webhook',
      'webhook-changed',
      'both, major',
      (all, older) => {
        told(older, 'a')
        told(all, 'b')
      },
    ],
  ]
}
