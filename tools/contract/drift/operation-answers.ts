import { contractOf } from '../model/contract.ts'
import type { ContractDocument } from '../model/document.ts'

/** The playable answers of an operation: its statuses with the names of their examples. Plain data. */
export interface OperationAnswers {
  id: string
  method: string
  path: string
  answers: { status: number; examples: string[] }[]
}

/** All operations with the answers that the contract declares, in its order. */
export function operationAnswers(document: ContractDocument): OperationAnswers[] {
  return contractOf(document, '').operations.map(({ id, method, path, answers }) => ({
    id,
    method,
    path,
    answers: [...answers.values()]
      .filter(({ status }) => /^\d{3}$/.test(status))
      .map(({ status, examples }) => ({ status: Number(status), examples: [...examples.keys()] })),
  }))
}
