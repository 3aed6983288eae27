import { useToasts } from './toast-context.ts'
import { ToastCard } from './ToastCard.tsx'
import styles from './ToastHost.module.css'

/**
 * The place of all toasts, on layer 9000. Mount it once, outside of the elements that dialogs make `inert`: an inert
 * region announces nothing and can't be clicked.
 */
export function ToastHost() {
  const toasts = useToasts()
  return (
    <div aria-live="polite" aria-relevant="additions" data-print="no" className={styles.host}>
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}
