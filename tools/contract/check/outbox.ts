import { isRecord, listOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'

/** Times that a message is looked for, a second apart: it may be sent in the background. */
const mostTries = 20
/** Milliseconds that an answer may take. */
const longestWait = 10_000

export interface Outbox {
  /** What was sent to a contact last, other than `before`; `undefined` where nothing came. */
  newest: (to: string, before?: string) => Promise<string | undefined>
}

/**
 * Mail and SMS of a deployment for tests, read at an address that answers JSON: a list of messages, newest last, bare or as
 * `items` or `data.items`. A message names its receiver as `to` and has its words in `text`, `html` or `link`.
 * @param pause waits between two looks
 * @param onUnread gets why it can't be read; nothing is found then
 */
export function openOutbox(
  address: string,
  pause: (milliseconds: number) => Promise<void>,
  onUnread: (reason: string) => void,
): Outbox {
  const messages = async (): Promise<Record<string, unknown>[]> => {
    const signal = AbortSignal.timeout(longestWait)
    const answer = await fetch(address, { headers: { accept: 'application/json' }, signal })
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    const told: unknown = await answer.json()
    const items = Array.isArray(told) ? told : (valueAt(told, '/data/items') ?? valueAt(told, '/items'))
    return listOf(items).filter(isRecord)
  }
  return {
    async newest(to, before) {
      for (let tries = 0; tries < mostTries; tries += 1) {
        let all
        try {
          all = await messages()
        } catch (error) {
          onUnread(error instanceof Error ? error.message : String(error))
          return undefined
        }
        const found = all
          .filter((one) => String(one['to']).toLowerCase() === to.toLowerCase())
          .map((one) => [one['text'], one['html'], one['link']].filter(Boolean).join(' '))
          .at(-1)
        if (found !== undefined && found !== before) return found
        await pause(1000)
      }
      return undefined
    },
  }
}

/** Six digits that stand alone. */
export const codeIn = (text: string | undefined) => /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0]

/** The checkword of a link for a new password. */
export const checkwordIn = (text: string | undefined) => /[?&;]checkword=([A-Za-z0-9]+)/.exec(text ?? '')?.[1]
