import type { PopupKind } from './popup-registry.ts'

/** Milliseconds of moving in and out (R-POPUP-54, R-POPUP-55). */
const POPUP_MOTION: Readonly<Record<PopupKind, number>> = {
  right: 400,
  bottom: 400,
  centre: 200,
  whole: 200,
}

/** Milliseconds of a popup's exit animation; 0 with reduced motion. For effects only. */
export function motionOf(kind: PopupKind): number {
  const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches
  return reduced ? 0 : POPUP_MOTION[kind]
}
