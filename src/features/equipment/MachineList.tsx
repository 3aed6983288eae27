import { useState } from 'react'
import { useSession } from '../../api/session.ts'
import { equipmentPath, machinePath } from '../../lib/paths.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { keysOf } from '../../lib/keys-of.ts'
import { wordFor } from '../../lib/word-for.ts'
import { GetForm } from '../../links/GetForm.tsx'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { cx } from '../../ui/class-names.ts'
import { keepPlace } from '../../ui/keep-place.ts'
import { Select } from '../../ui/Select.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import styles from './Equipment.module.css'
import { NextService } from './NextService.tsx'
import { hoursWords, type Machine, machineLooks, ownerships } from './machine-words.ts'
import type { MachinesAddress } from './machine-queries.ts'

export interface MachineListProps {
  items: readonly Machine[]
  address: MachinesAddress
  /** The current company; null for a person, undefined while it isn't known. */
  companyId: number | null | undefined
}

/** The fleet of the company or of the person (R-EQUIP-01, R-EQUIP-02). */
export function MachineList({ items, address: { text, status }, companyId }: MachineListProps) {
  const { scope = [] } = useSession()
  const mayManage = companyId === null || scope.includes('equipment.manage')
  const isNarrowed = text !== '' || status !== undefined
  const adding = mayManage && <AddingButtons />
  if (items.length === 0 && !isNarrowed)
    return (
      <EmptyState
        icon="machine"
        title="Техники пока нет"
        text={
          mayManage
            ? 'Привяжите машину по серийному номеру, и покажем, какие запчасти к ней подходят.'
            : 'Технику добавляет тот, кому в компании дано это право.'
        }
        actions={adding}
      />
    )
  return (
    <>
      {adding ? (
        <div className={styles.tools}>{adding}</div>
      ) : (
        <p>Технику меняет тот, кому в компании дано это право.</p>
      )}
      <MachineSearch key={`${text} ${status}`} text={text} status={status} />
      {items.length === 0 ? (
        <EmptyState
          icon="search"
          title="Такой техники нет"
          actions={
            <Link to={equipmentPath} className={buttonClass()}>
              Сбросить фильтры
            </Link>
          }
        />
      ) : (
        <Table caption="Техника" columns={columns} rows={items} rowKey={({ id }) => id} />
      )}
    </>
  )
}

const place = keepPlace()

/** Text and state of the list, which its address holds. */
function MachineSearch({ text, status }: Pick<MachinesAddress, 'text' | 'status'>) {
  const [chosen, setChosen] = useState<string>(status ?? '')
  return (
    <GetForm
      ref={place}
      action={equipmentPath}
      role="search"
      aria-label="Поиск по технике"
      className={styles.search}
    >
      <TextInput
        type="search"
        name="query"
        label="Название, модель, серийный номер или госномер"
        defaultValue={text}
        maxLength={100}
      />
      <Select
        name="status"
        label="Состояние"
        placeholder="Любое"
        value={chosen}
        onChange={setChosen}
        options={keysOf(machineLooks).map((value) => ({ value, label: machineLooks[value].label }))}
      />
      <Button type="submit" icon="search">
        Найти
      </Button>
    </GetForm>
  )
}

function AddingButtons() {
  return (
    <>
      <PopupButton popup="equipment-add" props={{}} variant="primary" icon="plus">
        Добавить технику
      </PopupButton>
      <PopupButton popup="equipment-link" props={{}} icon="link">
        Привязать по номеру или договору
      </PopupButton>
    </>
  )
}

const columns: readonly Column<Machine>[] = [
  {
    id: 'name',
    title: 'Машина',
    card: 'title',
    cell: ({ id, name, brand, model }) => (
      <span className={cx(styles.stack, styles.named)}>
        <Link to={machinePath(id)}>
          <Unbroken text={name} part={model} />
        </Link>
        <span className={styles.muted}>
          <Unbroken text={`${brand} ${model}`} part={model} />
        </span>
      </span>
    ),
  },
  {
    id: 'serialNumber',
    title: 'Серийный номер',
    card: 'head',
    cell: ({ serialNumber }) => <span className={styles.mono}>{serialNumber}</span>,
  },
  { id: 'hours', title: 'Наработка', cell: (machine) => hoursWords(machine) ?? <NoValue /> },
  { id: 'service', title: 'Ближайшее ТО', cell: (machine) => <NextService machine={machine} /> },
  { id: 'location', title: 'Где работает', cell: ({ location }) => location || <NoValue /> },
  { id: 'ownership', title: 'Владение', cell: ({ ownership }) => wordFor(ownerships, ownership) },
  {
    id: 'warranty',
    title: 'Гарантия до',
    cell: ({ warrantyUntil }) => (warrantyUntil ? formatCalendarDay(warrantyUntil) : <NoValue />),
  },
  {
    id: 'status',
    title: 'Состояние',
    card: 'headEnd',
    cell: ({ status }) => (
      <span className={styles.oneLine}>
        <MachineStatus status={status} />
      </span>
    ),
  },
]

export function MachineStatus({ status }: Pick<Machine, 'status'>) {
  const { label, tone, icon } = lookFor(machineLooks, status)
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
    </StatusPill>
  )
}
