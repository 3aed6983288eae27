import { type Client, unanswered } from './client.ts'
import type { Credential } from '../model/credential.ts'
import { curlLine } from './curl-line.ts'
import { exampleAnswer } from './example-answer.ts'
import type { Secrets } from './secrets.ts'

/** Sends nothing: prints every request, and answers with the contract's example so that the flows go on. */
export function createPlannedClient(
  target: string,
  credential: Credential | undefined,
  secrets: Secrets,
  print: (line: string) => void,
): Client {
  return {
    send(visitor, call) {
      const { status, json } = exampleAnswer(call.operation)
      const exchange = {
        call,
        visitor,
        ...unanswered(visitor, credential),
        status,
        text: JSON.stringify(json) ?? '',
        json,
        planned: true,
      }
      print(
        `${call.operation?.id ?? '-'}\t${visitor.name}\t${call.purpose}\t${curlLine(target, exchange, secrets)}`,
      )
      return Promise.resolve(exchange)
    },
  }
}
