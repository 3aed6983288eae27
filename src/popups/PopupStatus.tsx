import { Button } from '../ui/Button.tsx'
import { LocalLoader } from '../ui/Loader.tsx'
import styles from './PopupLayer.module.css'
import { PopupShell } from './PopupShell.tsx'

export interface PopupStatusProps {
  failed: boolean
  retry: () => void
}

/** Stands in for a popup whose code is still loading or hasn't loaded (R-POPUP-43). */
export function PopupStatus({ failed, retry }: PopupStatusProps) {
  if (!failed) {
    return (
      <PopupShell title="Загрузка…">
        <LocalLoader />
      </PopupShell>
    )
  }
  return (
    <PopupShell title="Не удалось загрузить">
      <div role="alert" className={styles.status}>
        <p>Проверьте соединение и попробуйте ещё раз.</p>
        <Button variant="primary" onClick={retry}>
          Повторить
        </Button>
      </div>
    </PopupShell>
  )
}
