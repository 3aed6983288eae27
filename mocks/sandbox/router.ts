import { createOperationRouter, type OperationRouter } from '../../src/lib/operation-router.ts'
import type { ContractOperation } from './contract.ts'

export type Router = OperationRouter<ContractOperation>

/** Finds operations of the contract. */
export function createRouter(operations: readonly ContractOperation[]): Router {
  return createOperationRouter(operations, (operation) => operation)
}
