import { POPUP_MOTION } from './popup-registry.ts'
import type { PopupKind } from './popup-registry.ts'

/** Milliseconds of a popup's exit animation; 0 with reduced motion. For effects only. */
export function motionOf(kind: PopupKind): number {
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  return reduced ? 0 : POPUP_MOTION[kind]
}
