import { catalogPath, partsModelPath, withQuery } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { chooseMachine, useChosenMachine } from './chosen-machine.ts'
import styles from './Equipment.module.css'
import type { Machine } from './machine-words.ts'

/** What can be done with a machine now, as the backend says. */
export function MachineActions({ machine }: { machine: Machine }) {
  const { id, companyId, allowedActions, name, modelCode, serialNumber } = machine
  const may = new Set(allowedActions)
  const isChosen = useChosenMachine(companyId) === id
  return (
    <div className={styles.tools}>
      {may.has('findParts') && (
        <>
          <Button
            variant="primary"
            icon={isChosen ? 'check' : 'machine'}
            aria-pressed={isChosen}
            onClick={() => chooseMachine(companyId, isChosen ? undefined : id)}
          >
            Подбирать запчасти к этой машине
          </Button>
          {modelCode !== undefined && (
            <Link to={partsModelPath(modelCode, { serial: serialNumber })} className={buttonClass()}>
              <Icon name="wrench" />
              Запчасти по чертежам
            </Link>
          )}
          <Link to={fittingPath(id)} className={buttonClass()}>
            <Icon name="filter" />
            Подходящее в каталоге
          </Link>
        </>
      )}
      {may.has('sendTask') && (
        <PopupButton popup="equipment-request" props={{ machineId: id }} icon="wrench">
          Заявка на технику
        </PopupButton>
      )}
      {may.has('edit') && (
        <>
          <PopupButton popup="equipment-hours" props={{ machine }} icon="clock">
            Обновить наработку
          </PopupButton>
          <PopupButton popup="equipment-edit" props={{ machine }} icon="edit">
            Изменить
          </PopupButton>
        </>
      )}
      {may.has('delete') && (
        <PopupButton
          popup="equipment-removing"
          props={{ machine }}
          icon="trash"
          aria-label={`Удалить: ${name}`}
        >
          Удалить
        </PopupButton>
      )}
    </div>
  )
}

/** The whole catalogue, narrowed to what fits the machine. */
const fittingPath = (id: number) =>
  withQuery(catalogPath, { filters: JSON.stringify({ my_machine: [String(id)] }) })
