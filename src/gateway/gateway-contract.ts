import { type AnswerShapes, createAnswerShapes, type ShapeSource } from './answer-shapes.ts'
import { createOperationMatcher, type GatewayOperation, type OperationMatcher } from './operation-matcher.ts'

/** What the gateway knows of the contract. */
export interface GatewayContract {
  matchOperation: OperationMatcher
  answerShapes: AnswerShapes
}

/** @param document the bundled contract */
export function gatewayContract(
  operations: readonly GatewayOperation[],
  document: ShapeSource,
): GatewayContract {
  return { matchOperation: createOperationMatcher(operations), answerShapes: createAnswerShapes(document) }
}
