import { groupBy } from '../../../src/lib/group-by.ts'
import type { Contract } from '../model/contract.ts'
import { type Client, createClient, type Visitor } from './client.ts'
import type { CheckReport } from './check-report.ts'
import type { CheckOptions } from './options.ts'
import { causesOf } from './reports/causes.ts'
import { buildCall, parameterExample } from './request-builder.ts'
import type { runCheck } from './run-check.ts'
import { NothingProved } from './nothing-proved.ts'

interface WatchParts {
  contract: Contract
  options: CheckOptions
  check: typeof runCheck
  print: (line: string) => void
  interrupted: AbortSignal
  /** Milliseconds between two looks. */
  pause?: number
}

/** Requests per second while watching: a backend that is being built is near. */
const rate = 200

/**
 * Goes on until it is interrupted: the operations of the chosen tag first, then all; after that at once those whose
 * answers look different from before, and again those that failed. Tells only what has changed.
 */
export async function watch(parts: WatchParts): Promise<void> {
  const { contract, options, print, interrupted } = parts
  const chosen = chosenFirst(contract, options)
  const looks = new Map<string, Look>()
  const said = new Map<string, string>()
  const queue = [chosen.first, ...chosen.rest].filter((ids) => ids.length > 0)
  let isGone = false
  let wasChange = false
  print(
    `Watching ${options.target}: ${chosen.first.length} operations first, then ${chosen.rest.flat().length}. Ctrl+C ends it.`,
  )
  while (!interrupted.aborted) {
    const changed = await lookedAt(parts, looks)
    if (changed === undefined) {
      if (!isGone) print(`… ${options.target} does not answer; waiting for it`)
      isGone = true
    } else {
      if (isGone) print(`… ${options.target} answers again`)
      isGone = false
      const failing = [...said].filter(([, line]) => line.startsWith('✗')).map(([id]) => id)
      // Who builds waits for what has just changed, not for the first look at all the rest. An answer that changes with
      // every look keeps the rest back for one turn only.
      const turn: readonly string[] | undefined = changed.length > 0 && !wasChange ? undefined : queue.shift()
      wasChange = turn === undefined
      const ids = [...new Set([...changed, ...(turn ?? failing)])]
      if (ids.length > 0) await tell(parts, ids, said)
      if (queue.length > 0) continue
    }
    await rest(parts.pause ?? 1000, interrupted)
  }
}

/** The operations of the chosen tags, or of the contract's first tag, and all the others, tag by tag. */
function chosenFirst({ operations }: Contract, { tags, operations: ids }: CheckOptions) {
  const first = tags.length > 0 || ids.length > 0 ? tags : [operations[0]?.tag ?? '']
  const isFirst = ({ id, tag }: { id: string; tag: string }) => first.includes(tag) || ids.includes(id)
  const idsOf = (own: typeof operations) => own.map(({ id }) => id)
  return {
    first: idsOf(operations.filter(isFirst)),
    rest: [
      ...groupBy(
        operations.filter((one) => !isFirst(one)),
        ({ tag }) => tag,
      ).values(),
    ].map(idsOf),
  }
}

/** Reads whose answers to one request look different from the last time; `undefined` when nobody answers. */
async function lookedAt(
  { contract, options }: WatchParts,
  looks: Map<string, Look>,
): Promise<string[] | undefined> {
  const client = createClient({
    ...options,
    rate,
    ...(contract.credential && { credential: contract.credential }),
  })
  const visitor: Visitor = { name: 'guest' }
  const changed: string[] = []
  for (const operation of contract.operations) {
    if (operation.effect !== 'read' || operation.foreignBody !== undefined) continue
    const values = Object.fromEntries(
      operation.parameters
        .filter(({ required, in: place }) => required === true || place === 'path')
        .map((parameter) => [parameter.name, parameterExample(contract.document, parameter)]),
    )
    const look = await lookOf(client, visitor, buildCall({ operation, visitor, values, purpose: 'watch' }))
    if (look === undefined) return undefined
    const last = looks.get(operation.id)
    const isOther =
      last !== undefined && (last.shape !== look.shape || (last.isSteady && last.text !== look.text))
    if (isOther) changed.push(operation.id)
    looks.set(operation.id, { ...look, isSteady: last?.text === look.text })
  }
  return changed
}

/** How an answer looked. Its values count once they came twice the same: others change by themselves. */
interface Look {
  shape: string
  text: string
  isSteady: boolean
}

/** Status, headers and shape of an answer, and its whole text. */
async function lookOf(
  client: Client,
  visitor: Visitor,
  call: Parameters<Client['send']>[1],
): Promise<Omit<Look, 'isSteady'> | undefined> {
  try {
    const { status, headers, json, failure } = await client.send(visitor, call)
    const shape =
      failure ??
      `${status} ${[...headers.keys()].toSorted().join()} ${headers.get('content-type')} ${shapeOf(json)}`
    return { shape, text: JSON.stringify(json) ?? '' }
  } catch (error) {
    if (error instanceof NothingProved) return undefined
    throw error
  }
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].toSorted().join('|')}]`
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value
  const members = Object.entries(value).map(([name, own]) => `${name}:${shapeOf(own)}`)
  return `{${members.toSorted().join()}}`
}

/** Checks some operations and prints what is said of them otherwise than before. */
async function tell(
  { contract, options, check, print, interrupted }: WatchParts,
  ids: readonly string[],
  said: Map<string, string>,
) {
  const report = await check({
    contract,
    options: {
      ...options,
      tags: [],
      operations: [...ids],
      failed: false,
      rate,
      runs: Math.min(options.runs, 2),
      proofs: Math.min(options.proofs, 3),
    },
    interrupted,
  })
  if (report.failure !== undefined && report.violations.length === 0) {
    if (!interrupted.aborted) print(`… ${report.failure}`)
    return
  }
  for (const [id, line] of linesOf(report)) {
    if (said.get(id) === line) continue
    said.set(id, line)
    print(line)
  }
  const left = [...said.values()].filter((line) => line.startsWith('✗')).length
  print(
    `${new Date().toTimeString().slice(0, 8)} ${ids.length} checked in ${(report.durationMs / 1000).toFixed(1)} s, ${left} fail`,
  )
}

/** One line for each operation, with its worst cause. */
function linesOf({ operations, violations }: CheckReport): [string, string][] {
  return operations.map(({ operationId, verdict, reason }) => {
    const [cause, ...more] = causesOf(violations.filter((one) => one.operationId === operationId))
    if (!cause) {
      const mark = verdict === 'passed' ? '✓' : '·'
      return [
        operationId,
        `${mark} ${operationId}: ${verdict === 'passed' ? 'complies' : (reason ?? verdict)}`,
      ]
    }
    const also = more.length > 0 ? ` (and ${more.length} more)` : ''
    return [
      operationId,
      `✗ ${operationId}: ${cause.pointers.join(', ')} ${cause.message} [${cause.first.rule}]${also}\n    ${cause.first.curl}`,
    ]
  })
}

function rest(milliseconds: number, interrupted: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      interrupted.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    interrupted.addEventListener('abort', end)
  })
}
