import { examplesOf, listOperations, type ContractDocument } from '../sandbox/contract.ts'

/** The playable answers of an operation: its statuses with the names of their examples. Plain data. */
export interface OperationAnswers {
  id: string
  method: string
  path: string
  answers: { status: number; examples: string[] }[]
}

/** All operations with the answers that the contract declares, in its order. */
export function operationAnswers(contract: ContractDocument): OperationAnswers[] {
  return listOperations(contract).map((operation) => ({
    id: operation.id,
    method: operation.method,
    path: operation.path,
    answers: Object.keys(operation.definition.responses ?? {})
      .filter((status) => /^\d{3}$/.test(status))
      .map((status) => ({
        status: Number(status),
        examples: [...examplesOf(contract, operation, status).keys()],
      })),
  }))
}
