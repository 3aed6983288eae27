import { countOf } from '../lib/plural.ts'
import { Disclosure } from './Disclosure.tsx'
import styles from './LineMachines.module.css'

export interface LineMachinesProps {
  /** The machines of a line, each with its part of the quantity. */
  machines: readonly { id: number; name: string; serialNumber: string; quantity: number }[]
  unit: string
}

/** The machines that a line is for; of several their number, and all of them when it is opened. */
export function LineMachines({ machines, unit }: LineMachinesProps) {
  const [first, ...others] = machines
  if (!first) return null
  if (others.length === 0)
    return <p className={styles.one}>{`Для машины: ${first.name}, ${first.serialNumber}`}</p>
  return (
    <Disclosure title={`Для ${countOf(machines.length, ['машины', 'машин', 'машин'])}`}>
      <ul role="list" className={styles.list}>
        {machines.map(({ id, name, serialNumber, quantity }) => (
          <li key={id}>{`${name}, ${serialNumber}: ${quantity}\u00a0${unit}`}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
