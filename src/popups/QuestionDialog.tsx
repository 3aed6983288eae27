import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/class-names.ts'
import { focusInside } from './focus.ts'
import { POPUP_LAYER } from './popup-registry.ts'
import type { Question } from './popup-store.ts'
import styles from './PopupLayer.module.css'
import shell from './PopupShell.module.css'
import { usePopupStore } from './PopupsProvider.tsx'

/**
 * Asks whether a changed form may be left. It stands above the stack without a history entry: nothing may be pushed
 * while a Back navigation is blocked.
 */
export function QuestionDialog({ question, level }: { question: Question; level: number }) {
  const { escapeOrder } = usePopupStore()
  const titleId = useId()
  const textId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const onEscape = useEffectEvent(() => question.answer(false))

  useEffect(() => {
    const opener = document.activeElement
    if (dialog.current) focusInside(dialog.current)
    const leave = escapeOrder.push(() => onEscape())
    return () => {
      leave()
      if (opener instanceof HTMLElement) queueMicrotask(() => opener.focus({ preventScroll: true }))
    }
  }, [escapeOrder])

  return (
    <div className={cx(styles.layer, styles.centre)} style={{ zIndex: POPUP_LAYER + level }}>
      <dialog
        open
        ref={dialog}
        role="alertdialog"
        aria-modal
        aria-labelledby={titleId}
        aria-describedby={textId}
        className={styles.dialog}
      >
        <div className={shell.head}>
          <h2 id={titleId} tabIndex={-1} className={shell.title}>
            {question.title}
          </h2>
        </div>
        <p id={textId} className={shell.body}>
          {question.text}
        </p>
        <div className={shell.footer}>
          <Button variant="primary" onClick={() => question.answer(false)}>
            {question.cancel}
          </Button>
          <Button onClick={() => question.answer(true)}>{question.confirm}</Button>
        </div>
      </dialog>
    </div>
  )
}
