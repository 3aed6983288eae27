import { cartPath } from './paths.ts'
import { sessionSafeStorage } from './storage.ts'

/** The part of the cart's page that takes a list of articles; open while the address has this hash. */
export const quickOrderId = 'quick-order'
export const quickOrderPath = `${cartPath}#${quickOrderId}`

export const pastedKey = 'quick_order_pasted'
export const pastedEvent = 'quick-order-pasted'

/** Whether a pasted text is a list: it has several lines that aren't empty. */
export function isList(text: string): boolean {
  return /\S[^\S\r\n]*[\r\n]+\s*\S/.test(text)
}

/** A dropped file on its way: no storage takes it. Never set while rendering on the server. */
export const dropped: { file?: File } = {}

/** Hands a list over to the quick order, which may not be on screen yet. */
export function handOverList(list: string | File): void {
  if (typeof list === 'string') sessionSafeStorage().set(pastedKey, list)
  else dropped.file = list
  window.dispatchEvent(new Event(pastedEvent))
}
