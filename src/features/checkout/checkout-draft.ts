import { z } from 'zod'
import '../../forms/zod-without-eval.ts'
import { sessionSafeStorage } from '../../lib/storage.ts'
import type { CheckoutValues } from './checkout-schema.ts'

const storageKey = 'checkout_draft'

// Consents aren't part of the draft: they are given each time.
const draftSchema = z.object({
  owner: z.string(),
  values: z
    .object({
      contractId: z.string(),
      deliveryType: z.string(),
      storeId: z.string(),
      addressId: z.string(),
      terminal: z.string(),
      unloading: z.enum(['none', 'tailLift', 'crane']),
      paymentType: z.string(),
      fio: z.string(),
      phone: z.string(),
      comment: z.string(),
      customerOrderNumber: z.string(),
    })
    .partial(),
})

/** The part of the form that survives a reload. */
export type CheckoutDraft = z.output<typeof draftSchema>['values']

/**
 * What was typed in this tab, by this buyer for this company; nothing when it was somebody else's. It lives in the
 * session storage: with the tab it is gone. Not while rendering on the server.
 */
export function readDraft(owner: string): CheckoutDraft {
  const text = sessionSafeStorage().get(storageKey)
  if (text === null) return {}
  try {
    const draft = draftSchema.parse(JSON.parse(text))
    return draft.owner === owner ? draft.values : {}
  } catch {
    return {}
  }
}

/** Keeps the form for a reload or an expired session. */
export function keepDraft(owner: string, values: Partial<CheckoutValues>): void {
  const { offer: _offer, personalData: _personalData, marketing: _marketing, ...kept } = values
  sessionSafeStorage().set(storageKey, JSON.stringify({ owner, values: kept }))
}

/** After the order is placed. */
export function dropDraft(): void {
  sessionSafeStorage().remove(storageKey)
}
