import { useLocation } from 'react-router'
import { partsPath, withQuery } from '../../lib/paths.ts'
import { usePopups } from '../../popups/use-popups.ts'
import { GetForm } from '../../links/GetForm.tsx'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { type DiagramAnswer, type PartsModel, readSerial } from './parts-queries.ts'
import styles from './PartsBook.module.css'

export interface SerialFormProps {
  /** The page that takes the number. */
  action: string
  /** Absent where the number decides of the model. */
  model?: PartsModel
  serial?: DiagramAnswer['serial'] | undefined
  /** Whether the page is of any machine, so that the number only narrows it. */
  narrows?: boolean
  /** Title of the diagram that is open. */
  unit?: string
  /** The part that is looked for. */
  part?: number | undefined
  /** What became of the number, where no model is open. */
  note?: string | undefined
}

/** Asks for the serial number, which decides what fits, and tells what it has decided. */
export function SerialForm({ action, model, serial, narrows, unit, part, note }: SerialFormProps) {
  const popups = usePopups()
  const typed = new URLSearchParams(useLocation().search).get('serial')?.trim() ?? ''
  const isUnread = typed !== '' && readSerial(typed) === undefined
  return (
    <>
      <GetForm action={action} role="search" aria-label="Серийный номер машины" className={styles.serial}>
        {part !== undefined && <input type="hidden" name="part" value={part} />}
        <TextInput
          name="serial"
          label="Серийный номер с таблички"
          placeholder={model?.serialExample ?? 'EG210-000001'}
          defaultValue={serial?.serialNumber ?? typed}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          className={styles.serialField}
        />
        <Button type="submit" icon="search">
          {model || narrows ? 'Подобрать' : 'Найти'}
        </Button>
        {serial && (
          <Link to={withQuery(action, { part })} className={styles.allVariants}>
            Все исполнения
          </Link>
        )}
      </GetForm>
      {isUnread && (
        <p className={styles.unjudged} role="status">
          <Icon name="warning" size="small" />
          {`«${typed}» не похоже на серийный номер: в нём только латинские буквы, цифры и дефис.`}
        </p>
      )}
      {serial && model && (
        <p className={serial.isOfModel ? styles.judged : styles.unjudged} role="status">
          <Icon name={serial.isOfModel ? 'success' : 'warning'} size="small" />
          {serial.isOfModel ? (
            <span>
              <Unbroken
                text={`Показаны детали для машины ${serial.serialNumber}.`}
                part={serial.serialNumber}
              />
            </span>
          ) : (
            <span>
              {`${serial.serialNumber} не похож на номер ${model.model}: он пишется как ${model.serialExample}. Показаны все исполнения. `}
              <Link to={withQuery(partsPath, { serial: typed })}>Найти машину с этим номером</Link>
            </span>
          )}
        </p>
      )}
      {note !== undefined && (
        <p className={styles.unjudged} role="status">
          {note}
        </p>
      )}
      {!serial?.isOfModel && (
        <p className={styles.muted} data-print="no">
          Номер не читается? Фото таблички смотрит сотрудник и перезванивает.{' '}
          <Button
            variant="link"
            aria-haspopup="dialog"
            {...popups.intent('feedback')}
            onClick={() => void popups.open('feedback', { plate: { machine: model?.name, unit } })}
          >
            Отправить фото таблички
          </Button>
        </p>
      )}
    </>
  )
}
