import { type CheckedOperation, contractOf } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'
import { createPathMatcher } from '../model/path-matcher.ts'
import { createAnswerDrift } from './answer-drift.ts'
import type { Violation } from './violation.ts'

/** A call and its answer. */
export interface Exchange {
  method: string
  /** Still encoded, without the query. */
  pathname: string
  /** `undefined` without an answer; `failure` says why. */
  answer: { status: number; headers: Headers; body: string } | undefined
  failure?: string
}

/** An answer that broke the contract, as the panel lists it. Plain data: it goes over a web socket. */
export interface Drift {
  /** `undefined` when the contract knows no such operation. */
  operationId: string | undefined
  method: string
  pathname: string
  /** `undefined` when no answer came. */
  status: number | undefined
  violations: Violation[]
}

/** Checks one exchange; `undefined` if the answer keeps the contract. */
export type ExchangeDrift = (exchange: Exchange) => Drift | undefined

/** Finds the operation of a call and checks its answer. */
export function createExchangeDrift(document: ContractDocument): ExchangeDrift {
  const match = createPathMatcher(contractOf(document, '').operations)
  const judge = createAnswerDrift(document)
  return ({ method, pathname, answer, failure }) => {
    const wanted = method === 'HEAD' ? 'GET' : method
    const matches = match(pathname)
    const operation = matches.find((one) => one.operation.method === wanted)?.operation
    const call = { method, pathname, status: answer?.status }
    const drift = (operationId: string | undefined, violations: Violation[]) =>
      violations.length > 0 ? { ...call, operationId, violations } : undefined
    if (!operation)
      return drift(undefined, [
        {
          kind: 'operation',
          pointer: '',
          expected: matches.map((one) => one.operation.method).join(', ') || 'операция контракта',
          got: `${method} ${pathname}`,
        },
      ])
    if (!answer)
      return drift(operation.id, [
        { kind: 'noAnswer', pointer: '', expected: 'ответ', got: failure ?? 'соединение прервалось' },
      ])
    // An answer to HEAD has the headers only.
    if (method === 'HEAD') return undefined
    const example = exampleOf(answer)
    // The sandbox refuses what it can only play an example of, and says so.
    if (isUnbuilt(operation, answer))
      return drift(operation.id, example.length > 0 ? example : [unbuilt(answer)])
    return drift(operation.id, [...example, ...judge(operation, answer)])
  }
}

/** 501, or a 404 where the operation has none: its address is not known to the backend. */
function isUnbuilt({ answers }: CheckedOperation, { status }: { status: number }): boolean {
  return status === 501 || (status === 404 && !answers.has('404'))
}

function unbuilt({ status }: { status: number }): Violation {
  return { kind: 'notBuilt', pointer: 'status', expected: 'операция построена', got: `HTTP ${status}` }
}

/** Whether an entry tells of a breach, and not only of an answer that is an example. */
export function isBreach({ violations }: Drift): boolean {
  return violations.some(({ kind }) => kind !== 'example')
}

function exampleOf({ status, headers }: { status: number; headers: Headers }): Violation[] {
  if (headers.get('sandbox-answer') !== 'example') return []
  const got = status === 501 ? 'отказ: ничего не изменилось' : 'пример из контракта'
  return [{ kind: 'example', pointer: 'header Sandbox-Answer', expected: 'операция с состоянием', got }]
}
