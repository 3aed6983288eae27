import { isToken, tokenPlaceholder } from './session-cookies.ts'

type Json = Record<string, unknown>

/**
 * Takes the token out of the answer that opens a session; the shape of the answer stays (O-68).
 * @param text the answer as received
 * @param answer the same, parsed and valid by the contract, with the token at `data.token`
 * @returns `undefined` when the token is not a cookie value, a key appears twice, or a token appears elsewhere, too
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

/** Whether any key at any depth contains 'token'. */
export function mentionsToken(value: unknown): boolean {
  return partsOf(value).some(([key, part]) => /token/i.test(key) || mentionsToken(part))
}

/**
 * Whether an answer that opens no session holds a token: under a key of that name, or the visitor's own anywhere. No
 * operation of the contract but those that open a session has such a key.
 * @param text the answer as received
 */
export function leaksToken(text: string, answer: unknown, own: string | undefined): boolean {
  if (own !== undefined && own.length >= shortestSecret && text.includes(own)) return true
  return /token|\\u/i.test(text) && mentionsToken(answer)
}

/** Shorter ones may stand in an answer by chance. */
const shortestSecret = 16

function countKeys(value: unknown): number {
  return partsOf(value).reduce(
    (sum, [, part]) => sum + countKeys(part),
    isRecord(value) ? Object.keys(value).length : 0,
  )
}

/** The number of keys in the text; a parser keeps only the last of two with one name. */
function countWrittenKeys(json: string): number {
  return [...json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon !== undefined).length
}

function partsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
