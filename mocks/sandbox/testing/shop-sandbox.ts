import { answerLog } from '../../../tools/contract/coverage/answer-log.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '../create-sandbox.ts'
import { createMemoryStore } from '../memory-store.ts'
import { readContract } from '../node/read-contract.ts'
import type { DataOf, FixedSeed, OperationId } from '../operation.ts'
import { operations } from '../operations/all.ts'
import { pricedState } from '../rules/price-lists.ts'
import { scenarios } from '../scenarios/all.ts'
import { seller } from '../seller/seller.ts'
import { demoPassword } from '../seed/named.ts'
import { seedVersion, worldSeed } from '../world-seed.ts'
import { checkedStore } from './checked-store.ts'
import { call } from './tiny-sandbox.ts'

/** The shop's whole sandbox over the real seed; an answer that breaks the contract is 500, and so is a record of a wrong shape. */
export function openShop(options: Partial<SandboxOptions<FixedSeed>> = {}): Sandbox {
  const store = checkedStore(createMemoryStore())
  return createSandbox({
    contract: readContract(),
    operations,
    scenarios,
    background: seller,
    pricedState,
    seed: worldSeed(),
    seedVersion,
    store,
    checkAnswers: true,
    ...answerLog(),
    ...options,
  })
}

type CallOptions = Parameters<typeof call>[2]

/** `data` of a success, typed by the operation; anything else is thrown with the whole envelope. */
export async function ask<Id extends OperationId>(
  shop: Sandbox,
  path: string,
  options?: CallOptions,
): Promise<DataOf<Id>> {
  const { status, envelope } = await call(shop, path, options)
  if (status !== 200 || envelope.status !== 'success')
    throw new Error(`${path}: ${status} ${JSON.stringify(envelope)}`)
  // The sandbox has checked the answer against the contract that the type comes from.
  return envelope.data as DataOf<Id>
}

/** Logs in with the demo password; answers the headers of the customer's further calls. */
export async function enter(shop: Sandbox, login: string): Promise<Record<string, string>> {
  const body = { credentials: { login, password: demoPassword } }
  const { data, headers } = await call(shop, '/api/authentication/', {
    body,
    headers: { 'X-Urldecode': 'none' },
  })
  const newSid = /SID=([0-9a-f]{32})/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  return { cookie: `SID=${newSid}`, 'Authorization-Token': String(data?.['token']) }
}
