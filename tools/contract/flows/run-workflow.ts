import type { CheckedOperation, Contract } from '../model/contract.ts'
import { schemaValidator } from '../model/schema-validator.ts'
import type { Step, Workflow } from './arazzo-document.ts'
import { criterionFailure, filled, type Known, valueOf } from './runtime-expression.ts'

export interface Backend {
  /** Origin of the backend, without a slash at the end. */
  origin: string
  send: (request: Request) => Promise<Response>
  /** Lets the time of a retry pass. */
  wait: (seconds: number) => Promise<void>
}

/** A step of a flow that did not succeed: its message names the flow, the step and the criterion. */
export class FlowError extends Error {}

/**
 * Takes the steps of a workflow in their order, as one visitor whose cookies are kept. Every answer has to be valid by
 * the contract too.
 * @returns the outputs of the workflow
 * @throws {FlowError} when a criterion fails, or an expression names nothing
 */
export async function runWorkflow(
  contract: Contract,
  { workflowId, inputs: needed, steps, outputs }: Workflow,
  inputs: Readonly<Record<string, unknown>>,
  backend: Backend,
): Promise<Record<string, unknown>> {
  const missing = needed.filter((name) => inputs[name] === undefined)
  if (missing.length > 0) throw new FlowError(`${workflowId}: the input ${missing.join(', ')} is missing`)
  const known = { inputs, steps: new Map<string, Record<string, unknown>>() }
  const cookies = new Map<string, string>()
  for (const step of steps) {
    const fail = (reason: string) => new FlowError(`${workflowId}, step ${step.stepId}: ${reason}`)
    const operation = contract.byId.get(step.operationId)
    if (!operation) throw fail(`${step.operationId} is no operation`)
    for (let tries = 0; ; tries += 1) {
      const response = await answerOf(operation, step, known, backend, cookies).catch((error: unknown) => {
        throw fail(error instanceof Error ? error.message : String(error))
      })
      const reasons = failures(contract, operation, step, { ...known, response })
      if (reasons.length === 0) {
        known.steps.set(step.stepId, valuesOf(step.outputs, { ...known, response }, fail))
        break
      }
      if (!step.retry || tries >= step.retry.limit) throw fail(reasons.join('; '))
      await backend.wait(step.retry.afterSeconds)
    }
  }
  return valuesOf(outputs, known, (reason) => new FlowError(`${workflowId}: ${reason}`))
}

function valuesOf(
  expressions: Record<string, string>,
  known: Known,
  fail: (reason: string) => FlowError,
): Record<string, unknown> {
  try {
    return Object.fromEntries(
      Object.entries(expressions).map(([name, expression]) => [name, valueOf(expression, known)]),
    )
  } catch (error) {
    throw fail(error instanceof Error ? error.message : String(error))
  }
}

function failures(contract: Contract, { answers }: CheckedOperation, step: Step, known: Known): string[] {
  const { status, body } = known.response ?? { status: 0, body: undefined }
  const pointer = answers.get(String(status))?.schemaPointer
  const wrong = pointer === undefined ? [] : schemaValidator(contract.document)(pointer, body)
  return [
    ...step.criteria.flatMap((criterion) => criterionFailure(criterion, known) ?? []),
    ...wrong.map(({ pointer: place, message }) => `the answer breaks the contract: ${place} ${message}`),
  ]
}

async function answerOf(
  { method, path }: CheckedOperation,
  { parameters, payload }: Step,
  known: Known,
  { origin, send }: Backend,
  cookies: Map<string, string>,
): Promise<{ status: number; body: unknown }> {
  const url = new URL(origin)
  const headers = new Headers()
  url.pathname = path
  for (const { name, in: place, value } of parameters) {
    const text = String(filled(value, known))
    if (place === 'path') url.pathname = url.pathname.replace(`%7B${name}%7D`, encodeURIComponent(text))
    else if (place === 'query') url.searchParams.append(name, text)
    else headers.set(name, text)
  }
  if (cookies.size > 0) headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '))
  const body = payload === undefined ? undefined : JSON.stringify(filled(payload, known))
  if (body !== undefined) headers.set('content-type', 'application/json')
  const answer = await send(new Request(url, { method, headers, ...(body !== undefined && { body }) }))
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    cookies.set(name, value)
  }
  const text = await answer.text()
  try {
    return { status: answer.status, body: JSON.parse(text) as unknown }
  } catch {
    throw new Error(`the answer with status ${answer.status} is no JSON`)
  }
}
