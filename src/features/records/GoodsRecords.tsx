import { AskManager } from './AskManager.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { type Machine, machineFields, machineLooks } from './goods-fields.tsx'
import { RecordCard } from './RecordCard.tsx'
import styles from './Records.module.css'
import { RecordStatus } from './status-look.tsx'

/** Machines of the customer (R-EQUIP-02). */
export function MachineCards({ items }: { items: readonly Machine[] }) {
  if (items.length === 0) {
    return (
      <EmptyState
        icon="machine"
        title="Техники пока нет"
        text="Менеджер добавит машину по серийному номеру."
        actions={<AskManager topic="Добавить машину" />}
      />
    )
  }
  return items.map((machine) => (
    <RecordCard
      key={machine.id}
      title={machine.name}
      status={<RecordStatus status={machine.status} looks={machineLooks} />}
      record={machine}
      fields={machineFields}
    >
      {machine.photo && (
        <div className={styles.photo}>
          <Picture {...machine.photo} />
        </div>
      )}
    </RecordCard>
  ))
}
