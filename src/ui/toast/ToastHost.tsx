import { useEffect, useLayoutEffect, useRef } from 'react'
import { useToasts } from './toast-context.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './ToastHost.module.css'

/**
 * The place of all toasts, on layer 9000. Mount it once, outside of the elements that dialogs make `inert`: an inert
 * region announces nothing and can't be clicked. Toasts that would cover the control just used stand at the other end.
 */
export function ToastHost() {
  const toasts = useToasts()
  const host = useRef<HTMLDivElement>(null)
  // Where it was pressed: the control may be another one by now, and WebKit gives a pressed button no focus.
  const pressed = useRef<DOMRect | undefined>(undefined)

  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element && !host.current?.contains(target)) pressed.current = placeOf(target)
    }
    // A press of the keyboard is a click too.
    addEventListener('click', note, true)
    return () => removeEventListener('click', note, true)
  }, [])

  useLayoutEffect(() => {
    const { current } = host
    if (toasts.length === 0) current?.removeAttribute('data-away')
    else if (current && pressed.current && doMeet(pressed.current, current.getBoundingClientRect()))
      current.toggleAttribute('data-away')
  }, [toasts])

  return (
    <div ref={host} aria-live="polite" aria-relevant="additions" data-print="no" className={styles.host}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const placeOf = (element: Element) =>
  (element.closest('button,a,label,input') ?? element).getBoundingClientRect()

/** To move needs no more than to share a height. */
const doMeet = (one: DOMRect, other: DOMRect) => one.top < other.bottom && other.top < one.bottom
