import { isToken, tokenPlaceholder } from './session-cookies.ts'

type Json = Record<string, unknown>

/**
 * Takes the token out of the answer that opens a session; the shape of the answer stays (O-68).
 * @param text the answer as it came
 * @param answer the same, parsed and of the contract: the token stands at `data.token`
 * @returns nothing when the token can't stand in a cookie, a key stands twice, or a token stands elsewhere too
 */
export function takeToken(text: string, answer: Json): { token: string; text: string } | undefined {
  const { data } = answer
  if (!isRecord(data) || !isToken(data['token']) || countKeys(answer) !== countWrittenKeys(text))
    return undefined
  const { token, ...rest } = data
  const others = { ...answer, data: rest }
  if (mentionsToken(others) || JSON.stringify(others).includes(token)) return undefined
  return { token, text: JSON.stringify({ ...answer, data: { ...data, token: tokenPlaceholder } }) }
}

/** Whether any key at any depth speaks of a token. */
export function mentionsToken(value: unknown): boolean {
  return partsOf(value).some(([key, part]) => /token/i.test(key) || mentionsToken(part))
}

function countKeys(value: unknown): number {
  return partsOf(value).reduce(
    (sum, [, part]) => sum + countKeys(part),
    isRecord(value) ? Object.keys(value).length : 0,
  )
}

/** Keys as the text has them; a parser keeps only the last of two with one name. */
function countWrittenKeys(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length
}

function partsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
