import { type AnswerShapes, createAnswerShapes } from './answer-shapes.ts'
import { createDeclaredHeaders, type DeclaredHeaders } from './declared-headers.ts'
import type { ShapeSource } from './document-parts.ts'
import { createOperationMatcher, type GatewayOperation, type OperationMatcher } from './operation-matcher.ts'

/** What the gateway knows of the contract. */
export interface GatewayContract {
  matchOperation: OperationMatcher
  answerShapes: AnswerShapes
  declaredHeaders: DeclaredHeaders
}

/** @param document the bundled contract */
export function gatewayContract(
  operations: readonly GatewayOperation[],
  document: ShapeSource,
): GatewayContract {
  return {
    matchOperation: createOperationMatcher(operations),
    answerShapes: createAnswerShapes(document),
    declaredHeaders: createDeclaredHeaders(document),
  }
}
