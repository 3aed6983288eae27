import { httpProblem } from './problems.ts'

/** The JSON object of a control's body; an empty body is an empty object. @throws a 400 problem for anything else */
export async function readObject(request: Request): Promise<object> {
  const text = await request.text()
  try {
    const value: unknown = text === '' ? {} : JSON.parse(text)
    if (typeof value !== 'object' || value === null) throw new TypeError('not an object')
    return value
  } catch {
    throw httpProblem(400, 'badRequest', 'Тело запроса не удалось прочитать: это не JSON.')
  }
}
