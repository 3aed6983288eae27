import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface PressElsewhere<Root extends HTMLElement> {
  root: RefObject<Root | null>
  /** Of the root. */
  onBlur: (event: FocusEvent) => void
}

/** For what floats: calls `leave` when somebody presses outside of the root, or moves the focus out of it. */
export function usePressElsewhere<Root extends HTMLElement = HTMLDivElement>(
  open: boolean,
  leave: () => void,
): PressElsewhere<Root> {
  const root = useRef<Root>(null)
  const onPress = useEffectEvent(({ target }: PointerEvent) => {
    if (target instanceof Node && !root.current?.contains(target)) leave()
  })
  useEffect(() => {
    if (!open) return undefined
    const listen = (event: PointerEvent) => onPress(event)
    document.addEventListener('pointerdown', listen)
    return () => document.removeEventListener('pointerdown', listen)
  }, [open])
  return {
    root,
    onBlur: ({ currentTarget, relatedTarget }) => {
      // No related target: the window lost the focus, or a click hit nothing focusable.
      if (open && relatedTarget && !currentTarget.contains(relatedTarget)) leave()
    },
  }
}
