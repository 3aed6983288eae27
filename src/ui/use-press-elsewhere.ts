import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

interface PressElsewhere {
  root: RefObject<HTMLDivElement | null>
  /** Of the root. */
  onBlur: (event: FocusEvent) => void
}

/** For what floats: calls `leave` when somebody presses outside of the root, or moves the focus out of it. */
export function usePressElsewhere(open: boolean, leave: () => void): PressElsewhere {
  const root = useRef<HTMLDivElement>(null)
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
