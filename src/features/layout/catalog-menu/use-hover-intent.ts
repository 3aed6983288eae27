import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'

/** R-MENU-14: how long the pointer rests on an entry until it becomes active, in ms. */
export const hoverDelay = 125

interface Point {
  x: number
  y: number
}

/**
 * Makes the entry under the mouse active when the mouse has been on it for 125 ms. On its way to the pane of the active
 * entry a mouse crosses other entries: while it moves towards the pane, the wait begins again.
 * @param root what holds the element `[data-menu-pane]`
 */
export function useHoverIntent(root: RefObject<HTMLElement | null>, activate: (id: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const at = useRef<Point>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  const wait = (id: number) => {
    cancel()
    const from = at.current
    timer.current = setTimeout(() => {
      const pane = root.current?.querySelector('[data-menu-pane]')?.getBoundingClientRect()
      if (pane && from && at.current && isTowards(pane, from, at.current)) wait(id)
      else activate(id)
    }, hoverDelay)
  }
  return {
    onMove: ({ clientX, clientY }: PointerEvent) => {
      at.current = { x: clientX, y: clientY }
    },
    onEnter: wait,
    cancel,
  }
}

/** Whether a straight way through both points meets the left edge of the pane. */
export function isTowards(pane: Pick<DOMRect, 'left' | 'top' | 'bottom'>, from: Point, to: Point): boolean {
  if (to.x <= from.x || to.x >= pane.left) return false
  const y = to.y + ((to.y - from.y) * (pane.left - to.x)) / (to.x - from.x)
  return y >= pane.top && y <= pane.bottom
}
