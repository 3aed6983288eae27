/** Pixels of a line and of a page, for wheels that count in them. */
const unitPixels = [1, 25, 500]
/** A notch of a common wheel, 100 to 120 pixels, changes the size by a quarter. */
const perPixel = 0.002
/** Browsers report a pinch on a touchpad as a wheel with the control key, of a hundredth for each pixel. */
const perPinchedPixel = 0.01
/** A fast wheel sends several notches in one event. */
const most = 1.5

/**
 * By how much a wheel event enlarges what lies under it; 1 when it moves sideways. Touchpads send many small events,
 * wheels few large ones, so the factor follows the way.
 */
export function wheelFactor({
  deltaX,
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey'>): number {
  if (Math.abs(deltaX) > Math.abs(deltaY)) return 1
  const way = deltaY * (unitPixels[deltaMode] ?? 1)
  const factor = Math.exp(-way * (ctrlKey ? perPinchedPixel : perPixel))
  return Math.min(most, Math.max(1 / most, factor))
}
