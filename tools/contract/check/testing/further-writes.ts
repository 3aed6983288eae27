import { type Fault, type FaultyCall, insteadOf, refusedAs, rewritten } from './fault.ts'

type Json = Record<string, unknown>

/** The object that a request sends; empty where it sends none. */
export const bodyOf = ({ body }: FaultyCall) => (body.startsWith('{') ? (JSON.parse(body) as Json) : {})

/** The code of the first error; `none` where the answer is a success. */
export async function codeOf(answer: Response): Promise<string> {
  const { status, errors } = (await answer.clone().json()) as { status?: string; errors?: { code: string }[] }
  return status === 'success' ? 'none' : (errors?.[0]?.code ?? '')
}

/** The same visitor calls another write. */
export const also = ({ url, body, pass }: FaultyCall, path: string, fields: Json) =>
  pass({
    url: new URL(path, url),
    body: JSON.stringify({ SESSID: (JSON.parse(body) as Json)['SESSID'], ...fields }),
  })

/** After an operation was done, the backend does something else besides. */
export function andThen(
  operation: string,
  more: (call: FaultyCall, answer: Response) => Promise<unknown>,
  applies: (code: string) => boolean = (code) => code === 'none',
): Fault['answer'] {
  return insteadOf(operation, async (call) => {
    const answer = await call.pass()
    if (answer.status === 200 && applies(await codeOf(answer))) await more(call, answer)
    return answer
  })
}

/** What is refused with this code is answered like a success, whatever became of it. */
export const successInsteadOf = (operation: string, code: string, data: Json = {}): Fault['answer'] =>
  insteadOf(operation, async ({ pass }) => {
    const answer = await pass()
    if (answer.status !== 200 || (await codeOf(answer)) !== code) return answer
    return rewritten(answer, { status: 'success', data, errors: [] })
  })

/** What is refused with this code is refused with another one. */
export const otherCode = (operation: string, code: string, told: string): Fault['answer'] =>
  insteadOf(operation, async ({ pass }) => {
    const answer = await pass()
    return answer.status === 200 && (await codeOf(answer)) === code ? refusedAs(answer, told) : answer
  })

/** A request is sent on with other fields. */
export function sentAs(
  operation: string,
  change: (body: Json) => Json,
  applies: (body: Json) => boolean = () => true,
): Fault['answer'] {
  return insteadOf(operation, (call) => {
    const body = bodyOf(call)
    return call.method === 'POST' && 'SESSID' in body && applies(body)
      ? call.pass({ body: JSON.stringify(change(body)) })
      : undefined
  })
}
