import { render } from '../../src/app/entry-server.tsx'
import { gatewayContract } from '../../src/gateway/gateway-contract.ts'
import contract from '../../src/generated/contract.json' with { type: 'json' }
import { operationList } from '../../src/generated/operation-list.ts'
import { createStorefront } from '../../src/server/storefront.ts'
import { noAssets } from './no-assets.ts'

type Parts = Parameters<typeof createStorefront>[0]

export const testGateway = gatewayContract(operationList, contract)

/** The shop as `http://shop.example` on a backend, in the morning of 20 November 2026. */
export function testStorefront(backend: Parts['backend'], others: Partial<Parts> = {}) {
  return createStorefront({
    origin: 'http://shop.example',
    backend,
    sandbox: true,
    contract: testGateway,
    // Never: compiling a page's modules at its first visit may take longer than a backend is given.
    backendTimeout: 600_000,
    files: undefined,
    assets: noAssets,
    render,
    supportPhone: '8 800 100-00-00',
    log: () => undefined,
    now: () => Date.parse('2026-11-20T09:00:00Z'),
    ...others,
  })
}
