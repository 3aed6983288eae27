import { StatusPill } from '../../ui/StatusPill.tsx'
import { NoValue } from '../../ui/Table.tsx'
import styles from './Equipment.module.css'
import { type Machine, serviceWords } from './machine-words.ts'

/** The next regular service; marked once it should be booked. */
export function NextService({ machine }: { machine: Pick<Machine, 'nextService'> }) {
  const words = serviceWords(machine)
  if (words === null) return <NoValue />
  if (!machine.nextService?.isDue) return words
  return (
    <span className={styles.due}>
      <StatusPill tone="amber" icon="wrench">
        {words}
      </StatusPill>
    </span>
  )
}
