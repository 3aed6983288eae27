import { generatedContractFile } from '../model/generated-contract.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckReport, exitCodes } from './check-report.ts'
import type { Contract } from '../model/contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { createClient, type Fetch } from './client.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { accountFaults } from './testing/faults/account-faults.ts'
import { customerFaults } from './testing/faults/customer-faults.ts'
import { fileFaults } from './testing/faults/file-faults.ts'
import { figureFaults } from './testing/faults/figure-faults.ts'
import { httpFaults } from './testing/faults/http-faults.ts'
import { orderFaults } from './testing/faults/order-faults.ts'
import { partsFaults } from './testing/faults/parts-faults.ts'
import { requestFaults } from './testing/faults/request-faults.ts'
import { shapeFaults } from './testing/faults/shape-faults.ts'
import { transportFaults } from './testing/faults/transport-faults.ts'
import { type WebhookFault, webhookFaults } from './testing/faults/webhook-faults.ts'
import { writeFaults } from './testing/faults/write-faults.ts'
import type { Ending } from './testing/end-when-told.ts'
import type { Fault } from './testing/fault.ts'
import { inBatches } from './testing/fault-batches.ts'
import { keepSections } from './testing/fault-sections.ts'
import { examplePayload, hookSecret, sentWebhook } from './testing/webhook-delivery.ts'
import { checkWebhook } from './webhook.ts'
import { reachedShare } from './testing/reached-share.ts'
import { accounts } from './testing/run-options.ts'
import { type FaultyBackend, openFaultyBackend } from './testing/faulty-backend.ts'
import {
  openWorkshop,
  type Workshop,
  workshopContract,
  workshopToken,
} from './testing/workshop/workshop-backend.ts'
import { resourceFaults } from './testing/workshop/resource-faults.ts'
import { type WorkshopFault, workshopFaults } from './testing/workshop/workshop-faults.ts'

const groups: [string, readonly Fault[]][] = [
  ['Bodies', shapeFaults],
  ['Status, headers, paging, wire', transportFaults],
  ['HTTP', httpFaults],
  ['Wrong requests', requestFaults],
  ['Customers and sessions', customerFaults],
  ['Writes', writeFaults],
  ['Actions on orders', orderFaults],
  ['The own account', accountFaults],
  ['Figures', figureFaults],
  ['Files', fileFaults],
  ['Parts books', partsFaults],
]
/** Files and what else our own contract has no operation for. */
const workshopGroup = 'Files, and a contract of another team'
/** What the backend sends by itself, judged by `checkWebhook`. */
const webhookGroup = 'Webhooks'
const caught = new Map<Fault | WorkshopFault | WebhookFault, string>()

let contract: Contract
let contractOfWorkshop: Contract
let backend: FaultyBackend
let workshop: Workshop

beforeAll(async () => {
  contract = await readContractFile(generatedContractFile)
  contractOfWorkshop = await readContractFile(workshopContract)
  backend = await openFaultyBackend()
  workshop = await openWorkshop()
})
afterAll(async () => {
  workshop.close()
  await backend.close()
})

/** What is wrong with these shows on the wire only. */
const onTheWire = new Set(['Status, headers, paging, wire', 'HTTP'])

/** @param fetch in place of requests over loopback */
function check(args: string[], fetch?: Fetch, ending?: Ending) {
  const options = readOptions(['--target', backend.target, '--rate', '0', '--wait', '0', ...args], accounts)
  if (!options) throw new Error('only help was asked for')
  const { credential } = contract
  const client = fetch && createClient({ ...options, ...(credential && { credential }), fetch })
  return runCheck({ contract, options, ...(client && { client }), ...ending })
}

const found = ({ violations }: { violations: Readonly<CheckReport['violations']> }) =>
  violations.map(({ operationId, pointer, message }) => `${operationId}: ${pointer} ${message}`)

test('the sandbox complies, reading only', async () => {
  backend.begin()
  const report = await check(['--runs', '1', '--proofs', '1'], backend.fetch)
  expect(found(report)).toEqual([])
  expect(report.verdict).toBe('complies')
  expect(report.checks).toBeGreaterThan(1000)
  expect(reachedShare(report)).toBeGreaterThanOrEqual(60)
})

/** Faults of all groups share batches, those that are asked for over the wire their own. */
function findIn(faults: readonly Fault[], isOnTheWire: boolean) {
  return inBatches(
    faults,
    (fault, operations, more, ending) => {
      backend.begin(fault)
      const args = [
        ...more,
        ...operations.flatMap((id) => ['--operation', id]),
        ...(fault.writes ? ['--allow-writes'] : []),
        ...(fault.timeout === undefined ? [] : ['--timeout', String(fault.timeout)]),
      ]
      return check(args, isOnTheWire ? undefined : backend.fetch, ending)
    },
    (fault, { operationId, pointer, message }) =>
      operationId === fault.operation && `${operationId}: ${pointer} ${message}`.includes(fault.place),
  )
}

const faultsOf = (isOnTheWire: boolean) =>
  groups.flatMap(([group, faults]) => (onTheWire.has(group) === isOnTheWire ? faults : []))
const findInside = findIn(faultsOf(false), false)
const findOnTheWire = findIn(faultsOf(true), true)

for (const [group, faults] of groups) {
  const find = onTheWire.has(group) ? findOnTheWire : findInside
  test.each(faults)(`${group}: $name ($operation)`, async (fault) => {
    const { found: named, violations } = await find(fault)
    expect(named, `found instead: ${found({ violations }).join('\n')}`).toBeDefined()
    if (named) caught.set(fault, `${fault.operation}: ${named.pointer} ${named.message}`)
  })
}

async function checkWorkshop() {
  const given = ['--target', workshop.target, '--contract', workshopContract, '--rate', '0', '--allow-writes']
  const options = readOptions(given, { CONTRACT_TOKEN: workshopToken })
  if (!options) throw new Error('only help was asked for')
  return runCheck({ contract: contractOfWorkshop, options })
}

test('a sound backend of another team complies, and what the run made is gone', async () => {
  workshop.begin()
  const report = await checkWorkshop()
  expect(found(report)).toEqual([])
  expect(report.verdict).toBe('complies')
  expect(report.operations.filter(({ verdict }) => verdict !== 'passed')).toEqual([])
  expect(report.leftovers).toEqual([])
  expect(workshop.calls.filter((call) => call.startsWith('DELETE'))).not.toContain('DELETE /machines/7')
})

for (const fault of [...workshopFaults, ...resourceFaults])
  test(`${workshopGroup}: ${fault.name} (${fault.operation})`, async () => {
    workshop.begin(fault.change)
    const report = await checkWorkshop()
    expect(exitCodes[report.verdict]).toBe(1)
    const places = found(report)
    const named = places.find((one) => one.startsWith(`${fault.operation}: `) && one.includes(fault.place))
    expect(named, `found instead: ${places.join('\n')}`).toBeDefined()
    caught.set(fault, named ?? '')
  })

for (const fault of webhookFaults)
  test(`${webhookGroup}: ${fault.name} (${fault.operation})`, () => {
    const delivery = sentWebhook(examplePayload(contract.document, fault.operation), fault)
    const findings = checkWebhook(contract, delivery, hookSecret)
    const places = findings.map(({ pointer, message }) => `${fault.operation}: ${pointer} ${message}`)
    const named = places.find((one) => one.includes(fault.place))
    expect(named, `found instead: ${places.join('\n')}`).toBeDefined()
    caught.set(fault, named ?? '')
  })

test('the table of faults in docs is what this run caught', () => {
  const all: [string, readonly (Fault | WorkshopFault | WebhookFault)[]][] = [
    ...groups,
    [webhookGroup, webhookFaults],
    [workshopGroup, [...workshopFaults, ...resourceFaults]],
  ]
  const { before, after } = keepSections(
    all.map(([group, faults]) => [
      group,
      faults.map((fault) => ({
        name: fault.name,
        operation: fault.operation,
        said: caught.get(fault)?.slice(fault.operation.length + 2),
      })),
    ]),
  )
  expect(caught.size).toBeGreaterThanOrEqual(40)
  expect(before, 'docs/checker-faults.md was written anew: commit it').toBe(after)
})
