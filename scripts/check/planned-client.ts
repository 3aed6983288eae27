import type { Client } from './client.ts'
import { curlLine } from './curl-line.ts'

/** Sends nothing: prints every request, and answers with the contract's example so that the flows go on. */
export function createPlannedClient(target: string, print: (line: string) => void): Client {
  return {
    send(visitor, call) {
      const sent = {
        ...(visitor.sid !== undefined && { sid: visitor.sid }),
        ...(visitor.token !== undefined && { token: visitor.token }),
      }
      const json = call.operation?.answers.get('200')?.examples.get('success')
      const exchange = {
        call,
        visitor,
        sent,
        status: 200,
        headers: new Headers(),
        text: JSON.stringify(json) ?? '',
        json,
        planned: true,
      }
      print(`${call.operation?.id ?? '-'}\t${visitor.name}\t${call.purpose}\t${curlLine(target, exchange)}`)
      return Promise.resolve(exchange)
    },
  }
}
