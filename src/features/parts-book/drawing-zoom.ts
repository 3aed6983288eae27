/** How much a drawing can be enlarged: the numbers of forty positions are small. */
const most = 6
const least = 1
const wheelStep = 1.2
/** A press that moves further is a drag, no click. */
const dragStart = 5

export interface DrawingZoom {
  /** Enlarges about the middle of the frame. */
  by: (factor: number) => void
  reset: () => void
  detach: () => void
}

const zoomOf = (paper: HTMLElement) => Number(getComputedStyle(paper).getPropertyValue('--zoom')) || least

/** Wheel, pinch, keys and drag of a drawing whose frame scrolls. `paper` is as wide as its `--zoom` says. */
export function attachZoom(frame: HTMLElement, paper: HTMLElement): DrawingZoom {
  /** Enlarges so that what lies under the point of the window stays there. */
  const zoomTo = (wanted: number, x: number, y: number) => {
    const zoom = Math.min(most, Math.max(least, wanted))
    const before = paper.getBoundingClientRect()
    const [shareX, shareY] = [(x - before.left) / before.width, (y - before.top) / before.height]
    paper.style.setProperty('--zoom', String(zoom))
    const after = paper.getBoundingClientRect()
    frame.scrollLeft += after.left + shareX * after.width - x
    frame.scrollTop += after.top + shareY * after.height - y
  }
  const byAtMiddle = (factor: number) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    zoomTo(zoomOf(paper) * factor, left + width / 2, top + height / 2)
  }

  const reset = () => paper.style.setProperty('--zoom', String(least))

  const onWheel = (event: WheelEvent) => {
    const zoom = zoomOf(paper)
    const wanted = zoom * (event.deltaY < 0 ? wheelStep : 1 / wheelStep)
    // What can't be made smaller leaves the wheel to the page.
    if (wanted < least && zoom <= least) return
    event.preventDefault()
    zoomTo(wanted, event.clientX, event.clientY)
  }

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') byAtMiddle(1.5)
    else if (event.key === '-') byAtMiddle(1 / 1.5)
    else if (event.key === '0') reset()
    else return
    event.preventDefault()
  }

  let pinch: { distance: number; zoom: number } | undefined
  const fingers = ({ touches }: TouchEvent) => {
    const [first, second] = [touches[0], touches[1]]
    if (!first || !second) return undefined
    return {
      distance: Math.hypot(first.clientX - second.clientX, first.clientY - second.clientY),
      x: (first.clientX + second.clientX) / 2,
      y: (first.clientY + second.clientY) / 2,
    }
  }
  const onTouchStart = (event: TouchEvent) => {
    const two = fingers(event)
    pinch = two && { distance: two.distance, zoom: zoomOf(paper) }
  }
  const onTouchMove = (event: TouchEvent) => {
    const two = fingers(event)
    if (!two) return
    // The first pinch begins before this code has loaded.
    pinch ??= { distance: two.distance, zoom: zoomOf(paper) }
    event.preventDefault()
    zoomTo((pinch.zoom * two.distance) / pinch.distance, two.x, two.y)
  }

  let drag: { x: number; y: number; left: number; top: number; isMoved: boolean } | undefined
  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    const { scrollLeft: left, scrollTop: top } = frame
    drag = { x: event.clientX, y: event.clientY, left, top, isMoved: false }
  }
  const onMove = (event: PointerEvent) => {
    if (!drag) return
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y]
    if (!drag.isMoved && Math.hypot(dx, dy) < dragStart) return
    drag.isMoved = true
    frame.scrollTo({ left: drag.left - dx, top: drag.top - dy })
  }
  const onUp = () => {
    const wasMoved = drag?.isMoved
    drag = undefined
    // The click that ends a drag opens nothing.
    if (wasMoved) frame.addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => frame.removeEventListener('click', stop, { capture: true }))
  }
  const stop = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  const stopDrag = (event: Event) => event.preventDefault()

  const controller = new AbortController()
  const { signal } = controller
  frame.addEventListener('wheel', onWheel, { passive: false, signal })
  frame.addEventListener('keydown', onKey, { signal })
  frame.addEventListener('touchstart', onTouchStart, { passive: true, signal })
  frame.addEventListener('touchmove', onTouchMove, { passive: false, signal })
  frame.addEventListener('pointerdown', onDown, { signal })
  frame.addEventListener('dragstart', stopDrag, { signal })
  window.addEventListener('pointermove', onMove, { signal })
  window.addEventListener('pointerup', onUp, { signal })
  window.addEventListener('pointercancel', onUp, { signal })
  return {
    by: byAtMiddle,
    reset,
    detach: () => controller.abort(),
  }
}
