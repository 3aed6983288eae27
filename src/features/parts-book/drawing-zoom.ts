import { wheelFactor } from '../../ui/wheel-factor.ts'

/** How much a drawing can be enlarged: the numbers of forty positions are small. */
const most = 6
/** Sizes in whole pixels. */
const roughly = 1.01
/** A press that moves further is a drag, no click. */
const dragStart = 5

export interface DrawingZoom {
  /** Enlarges about the middle of the frame. */
  by: (factor: number) => void
  reset: () => void
  detach: () => void
}

const zoomOf = (paper: HTMLElement) => Number(getComputedStyle(paper).getPropertyValue('--zoom')) || 1

/** Wheel, pinch, keys and drag of a drawing whose frame scrolls. `paper` is as wide as its `--zoom` says. */
export function attachZoom(frame: HTMLElement, paper: HTMLElement): DrawingZoom {
  /** The whole drawing. A phone's frame is narrower than a drawing that is as high as it. */
  const least = () => Math.min(1, (frame.offsetWidth * zoomOf(paper)) / paper.offsetWidth)
  const setZoom = (zoom: number) => {
    paper.style.setProperty('--zoom', String(zoom))
    // An enlarged drawing that a finger pans to its edge doesn't drag the page.
    frame.style.overscrollBehaviorY = zoom > least() * roughly ? 'contain' : 'auto'
  }
  /** Enlarges so that what lies under the point of the window stays there. */
  const zoomTo = (wanted: number, x: number, y: number) => {
    const zoom = Math.min(most, Math.max(least(), wanted))
    const before = paper.getBoundingClientRect()
    const [shareX, shareY] = [(x - before.left) / before.width, (y - before.top) / before.height]
    setZoom(zoom)
    const after = paper.getBoundingClientRect()
    frame.scrollLeft += after.left + shareX * after.width - x
    frame.scrollTop += after.top + shareY * after.height - y
  }
  const byAtMiddle = (factor: number) => {
    const { left, top, width, height } = frame.getBoundingClientRect()
    zoomTo(zoomOf(paper) * factor, left + width / 2, top + height / 2)
  }

  const reset = () => setZoom(least())

  const onWheel = (event: WheelEvent) => {
    const zoom = zoomOf(paper)
    const wanted = zoom * wheelFactor(event)
    // A sideways move scrolls the frame; what can't be made smaller leaves the wheel to the page.
    if (wanted === zoom || (wanted < zoom && zoom <= least() * roughly)) return
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

  // A frame of another size, in full screen or on a turned phone, shows the same middle.
  let seen = middleOf(frame, paper)
  const noteMiddle = () => {
    // Before it is restored, the scroll of a frame that has changed tells nothing.
    if (isAsLarge(frame, seen)) seen = middleOf(frame, paper)
  }
  const sizes = new ResizeObserver(() => {
    if (isAsLarge(frame, seen)) return
    frame.scrollTo({
      left: seen.x * paper.offsetWidth - frame.clientWidth / 2,
      top: seen.y * paper.offsetHeight - frame.clientHeight / 2,
    })
    seen = middleOf(frame, paper)
  })
  sizes.observe(frame)

  const controller = new AbortController()
  const { signal } = controller
  frame.addEventListener('scroll', noteMiddle, { passive: true, signal })
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
    detach: () => {
      controller.abort()
      sizes.disconnect()
    },
  }
}

interface Middle {
  /** Shares of the drawing. */
  x: number
  y: number
  frame: { width: number; height: number }
}

function middleOf(frame: HTMLElement, paper: HTMLElement): Middle {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, offsetWidth, offsetHeight } = frame
  return {
    x: (scrollLeft + clientWidth / 2) / paper.offsetWidth,
    y: (scrollTop + clientHeight / 2) / paper.offsetHeight,
    frame: { width: offsetWidth, height: offsetHeight },
  }
}

const isAsLarge = ({ offsetWidth, offsetHeight }: HTMLElement, { frame }: Middle) =>
  offsetWidth === frame.width && offsetHeight === frame.height
