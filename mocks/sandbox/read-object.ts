import type { SandboxRequest } from './answer.ts'
import { httpProblem } from './problems.ts'
import { bodyLimit, readBounded } from './validation.ts'

/**
 * The JSON object of a control's body of at most `limit` bytes; an empty body is an empty object.
 * @param members the allowed members: a mistyped name must be an error
 * @throws a 413 problem for a larger one, a 422 problem that names an unknown member, a 400 problem for anything else
 */
export async function readObject(
  request: SandboxRequest,
  members: readonly string[],
  limit: number = bodyLimit,
): Promise<object> {
  const value = parsed(new TextDecoder().decode(await readBounded(request, limit)))
  // Clients that send SESSID with every body send it here, too.
  const unknown = Object.keys(value).find((name) => !members.includes(name) && name !== 'SESSID')
  if (unknown !== undefined)
    throw httpProblem(422, 'validation', `Такого поля нет. Есть: ${members.join(', ')}.`, { field: unknown })
  return value
}

function parsed(text: string): object {
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new TypeError('not an object')
    return value
  } catch {
    throw httpProblem(400, 'badRequest', 'Тело запроса не удалось прочитать: это не объект JSON.')
  }
}
