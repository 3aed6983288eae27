import { randomUUID } from 'node:crypto'
import { valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { callsOf } from '../account-checks.ts'
import type { Visitor } from '../client.ts'
import { uploadedFor } from '../file-checks.ts'
import { refusalCode } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { readSessid } from '../session-checks.ts'

/** Writes that take files; each is tried with files that it must not take. */
const takers = ['addRequestMessage', 'addRequest', 'sendAppeal', 'addMachineTask']

/** A file is taken once, by who uploaded it, for its purpose (uploadFile). */
export async function refuseWrongFiles(
  run: RunContext,
  { taken, requestId }: { taken: string | undefined; requestId: unknown },
): Promise<void> {
  const guest: Visitor = { name: 'guest who uploads a file' }
  await readSessid(run, guest)
  const wrong = [
    { file: taken, why: 'it was taken already' },
    { file: await uploadedFor(run, 'authorityScan'), why: 'it is for another purpose' },
    {
      file: guest.sessid === undefined ? undefined : await uploadedFor(run, 'attachment', guest),
      why: 'another visitor uploaded it',
    },
  ]
  const look = () => whatStands(run, requestId)
  const before = await look()
  for (const id of takers) {
    const operation = run.contract.byId.get(id)
    if (!operation || !run.wanted(id)) continue
    const example = recordOf(run.bodyOf(operation))
    const body =
      id === 'addRequestMessage'
        ? { text: run.runId }
        : // A day that is over is told before the files.
          { ...example, ...(id === 'addMachineTask' && { desiredDate: null }) }
    for (const { file, why } of wrong) {
      if (file === undefined) continue
      const exchange = await run.ask({
        operation,
        visitor: run.customer,
        values: { id: requestId, 'Idempotency-Key': randomUUID() },
        body: { ...body, fileIds: [file] },
        purpose: `a file: ${why}`,
      })
      const got = refusalCode(exchange)
      run.state(exchange, got === 'fileNotFound', {
        rule: 'file',
        pointer: 'request /fileIds',
        message: `must be refused with fileNotFound (${why}), got ${got === 'none' ? 'success' : got}`,
      })
    }
  }
  const after = await look()
  if (!before || !after) return
  for (const [what, pointer, operationId] of [
    ['requests', '/data/pagination/total', 'addRequest'],
    ['messages', '/data/request/messages', 'addRequestMessage'],
  ] as const)
    run.state(after.told[what], after[what] === before[what], {
      rule: 'refused-changes',
      pointer,
      message: `requests and messages that were refused for their files leave ${String(before[what])} ${what}, got ${String(after[what])}`,
      operationId,
    })
}

/** How many requests there are, and how many messages the own one has. */
async function whatStands(run: RunContext, id: unknown) {
  const [list, read] = callsOf(run, ['listRequests', 'getRequest', 'addRequest']) ?? []
  const purpose = 'what refused files leave'
  const requests = await list?.({ values: {}, purpose })
  const messages = await read?.({ values: { id }, purpose })
  if (!requests || !messages || !run.succeeded(requests) || !run.succeeded(messages)) return undefined
  return {
    told: { requests, messages },
    requests: valueAt(requests.json, '/data/pagination/total'),
    messages: listOf(valueAt(messages.json, '/data/request/messages')).length,
  }
}
