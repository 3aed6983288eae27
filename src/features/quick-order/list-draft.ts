import { z } from 'zod'
import '../../forms/zod-without-eval.ts'
import { sessionSafeStorage } from '../../lib/storage.ts'
import { mostLines } from './read-list.ts'

const storageKey = 'quick_order_draft'

// Products aren't part of it: prices and stock are read again.
const draftSchema = z.object({
  text: z.string(),
  rows: z
    .array(
      z.object({
        article: z.string(),
        quantity: z.string(),
        chosen: z.number().optional(),
        asked: z.number().optional(),
      }),
    )
    .max(mostLines),
})

/** What survives a reload. */
export type ListDraft = z.output<typeof draftSchema>

/** What was typed and pasted in this tab. Not while rendering on the server. */
export function readListDraft(): ListDraft {
  const text = sessionSafeStorage().get(storageKey)
  try {
    if (text !== null) return draftSchema.parse(JSON.parse(text))
  } catch {
    // Somebody else's text under this key, or an older form of ours: there is nothing to go on with.
  }
  return { text: '', rows: [] }
}

/** An empty one is removed. */
export function keepListDraft({ text, rows }: ListDraft): void {
  if (text === '' && rows.length === 0) sessionSafeStorage().remove(storageKey)
  else
    sessionSafeStorage().set(
      storageKey,
      JSON.stringify({
        text,
        rows: rows.map(({ article, quantity, chosen, asked }) => ({ article, quantity, chosen, asked })),
      }),
    )
}
