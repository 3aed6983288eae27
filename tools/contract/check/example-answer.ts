import type { CheckedOperation } from '../model/contract.ts'

/** The answer of success that the contract shows: the example `success`, else the first one. */
export function exampleAnswer(operation: CheckedOperation | undefined): { status: number; json: unknown } {
  const declared = [...(operation?.answers.values() ?? [])]
  const answer = declared.find(({ status }) => status.startsWith('2'))
  const [first] = answer?.examples.values() ?? []
  const status = Number(answer?.status ?? 200)
  return { status: Number.isNaN(status) ? 200 : status, json: answer?.examples.get('success') ?? first }
}
