import { type FaultName, isFaultName } from '../../mocks/sandbox/faults.ts'
import { parseCookies } from '../lib/cookies.ts'

/** What an operation shall answer instead: a named example, a status, a broken answer, or the same after a while. */
export interface PlayRule {
  code?: number
  example?: string
  /** Seconds. */
  wait?: number
  fault?: FaultName
}

/** By operationId; `*` is for all that have no rule of their own. */
export type PlayRules = Readonly<Record<string, PlayRule>>

const cookieName = 'sandbox-prefer'
/** Browsers drop a longer cookie without a word. */
const longestCookie = 4000

/** The rules in force, from the page's cookies. What can't be read counts as none: the sandbox says so by 400. */
export function readRules(cookies: string): PlayRules {
  const text = parseCookies(cookies).get(cookieName)
  if (text === undefined) return {}
  try {
    const value: unknown = JSON.parse(decodeURIComponent(text))
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(Object.entries(value).map(([id, rule]) => [id, readRule(rule)]))
  } catch {
    return {}
  }
}

/** The cookie that puts the rules into force; `undefined` when there are more than a cookie can hold. */
export function rulesCookie(rules: PlayRules): string | undefined {
  if (Object.keys(rules).length === 0) return `${cookieName}=; Path=/; Max-Age=0; SameSite=Lax`
  const value = encodeURIComponent(JSON.stringify(rules))
  return value.length > longestCookie ? undefined : `${cookieName}=${value}; Path=/; SameSite=Lax`
}

/** A rule in a developer's words. */
export function ruleWords({ code, example, wait, fault }: PlayRule): string {
  const answer = [code, example].filter((part) => part !== undefined).join(' ')
  return [answer, fault && faultWords[fault], wait !== undefined && `задержка ${wait} с`]
    .filter((part) => typeof part === 'string' && part !== '')
    .join(', ')
}

export const faultWords: Readonly<Record<FaultName, string>> = {
  'missing-field': 'нет обязательного поля',
  'extra-field': 'неописанное поле',
  'wrong-type': 'неверный тип',
  truncated: 'оборванный JSON',
  network: 'сбой сети',
}

function readRule(value: unknown): PlayRule {
  const { code, example, wait, fault } = (value ?? {}) as Record<string, unknown>
  return {
    ...(typeof code === 'number' && { code }),
    ...(typeof example === 'string' && { example }),
    ...(typeof wait === 'number' && { wait }),
    ...(isFaultName(fault) && { fault }),
  }
}
