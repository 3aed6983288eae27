import { z } from 'zod'
import { formDraftsKey } from '../lib/draft-keys.ts'
import { sessionSafeStorage } from '../lib/storage.ts'
import './zod-without-eval.ts'

const storageKey = formDraftsKey
/** Of one tab; the oldest goes. */
const mostDrafts = 20

/** A file whose upload has ended; the backend keeps it for a day. */
const uploadedFile = z.object({ key: z.string(), name: z.string(), size: z.number(), id: z.string() })
/** A product that a hook watches, and how much of a line of an order is meant. */
const listItem = z.union([
  z.string(),
  uploadedFile,
  z.strictObject({ id: z.number(), article: z.string(), name: z.string() }),
  z.strictObject({ lineId: z.number(), quantity: z.number() }),
])
const values = z.record(
  z.string(),
  z.union([z.string(), z.boolean(), z.number(), z.null(), z.array(listItem)]),
)
const stored = z.object({ owner: z.string(), drafts: z.array(z.object({ name: z.string(), values })) })

/** Typed values by field. */
export type DraftValues = Readonly<Record<string, unknown>>

/** What of a value outlives a reload: of files those that are uploaded. */
export function keptPart(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.filter((item) => listItem.safeParse(item).success)
}

/** The drafts of this tab, oldest first; none when they are another customer's or spoilt. */
function readAll(owner: string): { name: string; values: DraftValues }[] {
  const text = sessionSafeStorage().get(storageKey)
  if (text === null) return []
  try {
    const kept = stored.parse(JSON.parse(text))
    return kept.owner === owner ? kept.drafts : []
  } catch {
    return []
  }
}

function writeAll(owner: string, drafts: readonly { name: string; values: DraftValues }[]): void {
  if (drafts.length === 0) sessionSafeStorage().remove(storageKey)
  else sessionSafeStorage().set(storageKey, JSON.stringify({ owner, drafts }))
}

/** What the customer typed into this form; what another customer left in the tab is deleted. */
export function readDraft(owner: string, name: string): DraftValues {
  const drafts = readAll(owner)
  writeAll(owner, drafts)
  return drafts.find((draft) => draft.name === name)?.values ?? {}
}

/** Keeps what was typed, in place of what was kept before. */
export function keepDraft(owner: string, name: string, typed: DraftValues): void {
  const others = readAll(owner).filter((draft) => draft.name !== name)
  writeAll(owner, [...others, { name, values: typed }].slice(-mostDrafts))
}

/** After sending, and when the customer gives it up. */
export function dropDraft(owner: string, name: string): void {
  writeAll(
    owner,
    readAll(owner).filter((draft) => draft.name !== name),
  )
}
