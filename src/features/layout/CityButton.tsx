import { useQuery } from '@tanstack/react-query'
import { currentBranchQuery } from '../../api/frame-queries.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './CityButton.module.css'

/** 'Город:' and the branch of this tab; opens the office popup (R-HEAD-31 … R-HEAD-33). */
export function CityButton() {
  const popups = usePopups()
  const { data } = useQuery({ ...currentBranchQuery(), enabled: false })
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      className={styles.button}
      {...popups.intent('office')}
      onClick={() => void popups.open('office')}
    >
      <Icon name="pin" size="small" />
      <span className={styles.label}>Город:</span> {data?.store ?? 'Не выбран'}
    </button>
  )
}
