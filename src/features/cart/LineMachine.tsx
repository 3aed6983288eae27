import { useQuery } from '@tanstack/react-query'
import { wholeFleetQuery } from '../../api/fleet.ts'
import styles from './CartLineRow.module.css'

/** The machine of a line that doesn't name it; one read for all lines. */
export function LineMachine({ id }: { id: number }) {
  const machine = useQuery(wholeFleetQuery()).data?.items.find((one) => one.id === id)
  return machine && <p className={styles.facts}>{`Для машины: ${machine.name}, ${machine.serialNumber}`}</p>
}
