import type { SandboxRequest } from './answer.ts'
import { httpProblem } from './problems.ts'
import { bodyLimit, readBounded } from './validation.ts'

/**
 * The JSON object of a control's body of at most `limit` bytes; an empty body is an empty object.
 * @throws a 413 problem for a larger one, a 400 problem for anything else
 */
export async function readObject(request: SandboxRequest, limit: number = bodyLimit): Promise<object> {
  const text = new TextDecoder().decode(await readBounded(request, limit))
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    if (typeof value !== 'object' || value === null) throw new TypeError('not an object')
    return value
  } catch {
    throw httpProblem(400, 'badRequest', 'Тело запроса не удалось прочитать: это не JSON.')
  }
}
