import { useRef } from 'react'
import { cx } from '../class-names.ts'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { useToastStore } from './toast-context.ts'
import type { Toast } from './toast-store.ts'
import styles from './ToastCard.module.css'

/** One toast; waits while the pointer is over it or the focus is in it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const { dismiss, hold, release } = useToastStore().getState()
  const { id, status, message, type, action } = toast
  // Where the focus came from. It returns there when the toast disappears together with its button.
  const before = useRef<Element | null>(null)
  const close = () => {
    dismiss(id)
    if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
  }
  return (
    <div
      // All but an error is announced by the polite region around it.
      {...(!status && { role: 'alert' })}
      className={cx(
        styles.toast,
        status !== true && styles[status || 'error'],
        type !== 'medium' && styles[type],
      )}
      onPointerEnter={() => hold(id, 'hover')}
      onPointerLeave={() => release(id, 'hover')}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget
        hold(id, 'focus')
      }}
      onBlur={() => release(id, 'focus')}
    >
      <Icon name={status === true ? 'success' : status ? 'clock' : 'error'} className={styles.icon ?? ''} />
      <div className={styles.message}>
        {!status && <VisuallyHidden>Ошибка: </VisuallyHidden>}
        {message}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              close()
              action.onAction()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon="close" size="small" label="Закрыть сообщение" onClick={close} />
    </div>
  )
}
