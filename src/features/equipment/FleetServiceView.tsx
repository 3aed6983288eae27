import { useRef, useState } from 'react'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatMoney, formatNumber } from '../../lib/money.ts'
import { equipmentPath, machinePath, orderPath, servicePath, withQuery } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import { wordFor } from '../../lib/word-for.ts'
import { GetForm } from '../../links/GetForm.tsx'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { keepPlace } from '../../ui/keep-place.ts'
import { EmptyState } from '../../ui/State.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './Equipment.module.css'
import { ServiceState } from './MachineServicePanel.tsx'
import {
  type FleetService,
  type MachineServicePlan,
  type ServiceAddress,
  serviceExportPath,
} from './service-queries.ts'
import { ServiceButtons } from './ServiceButtons.tsx'
import { hoursOf, leftWords, machineForms, noServiceWords, orderedWords } from './service-words.ts'
import type { RenderReport } from './use-service-to-cart.ts'

export interface FleetServiceViewProps {
  plan: FleetService
  address: ServiceAddress
  renderReport: RenderReport
}

/** Machines × next service × sum; the chosen ones go into the cart at once. */
export function FleetServiceView({ plan: { items, totals }, address, renderReport }: FleetServiceViewProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const plannable = items.filter(({ service }) => service !== null).map(({ machine }) => machine.id)
  const picked = plannable.filter((id) => chosen.has(id))
  // Those of other pages stay chosen; one of this page may have lost its service since.
  const sent = [...chosen].filter(
    (id) => picked.includes(id) || items.every(({ machine }) => machine.id !== id),
  )
  const all = useRef<HTMLInputElement>(null)
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids)
      if (isChosen) next.add(id)
      else next.delete(id)
    setChosen(next)
  }
  const choice: Column<MachineServicePlan> = {
    id: 'choice',
    card: 'head',
    title: 'Выбор',
    titleHidden: true,
    screenOnly: true,
    cell: ({ machine, service }) => (
      <Checkbox
        label={<VisuallyHidden>{`Выбрать: ${machine.name}`}</VisuallyHidden>}
        checked={chosen.has(machine.id)}
        disabled={service === null}
        onChange={({ target }) => choose([machine.id], target.checked)}
      />
    ),
  }
  return (
    <>
      {(items.length > 0 || isSearched(address)) && (
        <ServiceFilter key={`${address.text} ${address.dueUntil}`} address={address} />
      )}
      {items.length === 0 ? (
        <>
          <NothingPlanned address={address} />
          <WithoutService totals={totals} address={address} />
        </>
      ) : (
        <>
          <p role="status" className={styles.muted}>
            {`${countOf(totals.machines, machineForms)} с плановым ТО на ${formatMoney(totals.total)}`}
            {totals.due > 0 && `, пора делать: ${formatNumber(totals.due)}`}
          </p>
          <WithoutService totals={totals} address={address} />
          <div className={styles.tools}>
            <Checkbox
              ref={all}
              label={`Выбрать все на странице: ${formatNumber(plannable.length)}`}
              checked={plannable.length > 0 && picked.length === plannable.length}
              indeterminate={picked.length > 0 && picked.length < plannable.length}
              disabled={plannable.length === 0}
              onChange={({ target }) => choose(plannable, target.checked)}
            />
            <ServiceButtons
              machines={sent}
              name={savedName(address)}
              renderReport={renderReport}
              onAdded={() => {
                // The button with the focus has nothing more to add.
                all.current?.focus({ preventScroll: true })
                setChosen(new Set())
              }}
            />
            {(['xlsx', 'csv'] as const).map((format) => (
              <a key={format} href={serviceExportPath(address, format)} download className={buttonClass()}>
                <Icon name="download" />
                {`Скачать ${format.toUpperCase()}`}
              </a>
            ))}
          </div>
          {sent.length > picked.length && (
            <p role="status">
              {`Выбрано ${formatNumber(sent.length)}, из них на этой странице ${formatNumber(picked.length)}`}
            </p>
          )}
          <Table
            caption="План ТО"
            columns={[choice, ...columns]}
            rows={items}
            rowKey={({ machine }) => machine.id}
          />
        </>
      )}
    </>
  )
}

/** Machines that the plan can't tell of: in an order by day they would be missing without a word. */
function WithoutService({
  totals: { withoutService = 0 },
  address: { text, dueUntil },
}: Pick<FleetServiceViewProps, 'address'> & Pick<FleetService, 'totals'>) {
  if (withoutService === 0) return null
  return (
    <p className={styles.muted}>
      {`Без планового ТО: ${countOf(withoutService, machineForms)}. Наработка неизвестна, у модели нет плана или номер ещё не подтверждён. `}
      {dueUntil === '' ? (
        'Они в конце списка.'
      ) : (
        <Link to={withQuery(servicePath, { query: text })}>Показать весь парк</Link>
      )}
    </p>
  )
}

const savedName = ({ dueUntil }: ServiceAddress) =>
  dueUntil === '' ? 'ТО парка' : `ТО парка до ${formatCalendarDay(dueUntil)}`

const isSearched = ({ text, dueUntil }: ServiceAddress) => text !== '' || dueUntil !== ''

const place = keepPlace()

/** Text and day, which the address holds. */
function ServiceFilter({ address: { text, dueUntil } }: Pick<FleetServiceViewProps, 'address'>) {
  return (
    <GetForm
      ref={place}
      action={servicePath}
      role="search"
      aria-label="Поиск по плану ТО"
      className={styles.search}
    >
      <TextInput
        type="search"
        name="query"
        label="Название, модель, серийный номер или место"
        defaultValue={text}
        maxLength={100}
      />
      <TextInput type="date" name="dueUntil" label="Срок до" defaultValue={dueUntil} />
      <Button type="submit" icon="filter">
        Показать
      </Button>
    </GetForm>
  )
}

function NothingPlanned({ address }: Pick<FleetServiceViewProps, 'address'>) {
  return !isSearched(address) ? (
    <EmptyState
      icon="machine"
      title="Техники пока нет"
      text="Добавьте технику и её наработку, и покажем, когда и какое ТО ей нужно."
      actions={
        <Link to={equipmentPath} className={buttonClass({ variant: 'primary' })}>
          Перейти к технике
        </Link>
      }
    />
  ) : (
    <EmptyState
      icon="search"
      title="Таких ТО нет"
      actions={
        <Link to={servicePath} className={buttonClass()}>
          Сбросить фильтры
        </Link>
      }
    />
  )
}

const columns: readonly Column<MachineServicePlan>[] = [
  {
    id: 'machine',
    title: 'Машина',
    card: 'title',
    cell: ({ machine: { id, name, model, serialNumber } }) => (
      <span className={styles.stack}>
        <Link to={machinePath(id)}>
          <Unbroken text={name} part={model} />
        </Link>
        <span className={styles.muted}>
          {`${model}, `}
          <span className={styles.mono}>{serialNumber}</span>
        </span>
      </span>
    ),
  },
  { id: 'location', title: 'Где работает', cell: ({ machine }) => machine.location || <NoValue /> },
  { id: 'hours', title: 'Наработка, м·ч', number: true, cell: (one) => hoursOf(one) ?? <NoValue /> },
  {
    id: 'service',
    title: 'Ближайшее ТО',
    card: 'line',
    cell: (one) =>
      one.service ? (
        <span className={styles.stack}>
          <span>{`${one.service.name} при ${formatNumber(one.service.dueAtHours)}`}</span>
          <span className={styles.muted}>{leftWords(one.service)}</span>
          {one.ordered && <Link to={orderPath(one.ordered.orderId)}>{orderedWords(one)}</Link>}
        </span>
      ) : (
        one.noService !== null && wordFor(noServiceWords, one.noService)
      ),
  },
  {
    id: 'date',
    title: 'Срок',
    cell: ({ service }) => (service ? formatCalendarDay(service.dueDate) : <NoValue />),
  },
  {
    id: 'state',
    title: 'Состояние',
    card: 'headEnd',
    cell: ({ service }) => (service ? <ServiceState state={service.state} /> : <NoValue />),
  },
  {
    id: 'items',
    title: 'Позиций',
    number: true,
    cell: ({ service, itemCount, unavailableCount }) =>
      service ? (
        <>
          {formatNumber(itemCount)}
          {unavailableCount > 0 && (
            <span className={styles.muted}>{`, нет в наличии ${formatNumber(unavailableCount)}`}</span>
          )}
        </>
      ) : (
        <NoValue />
      ),
  },
  {
    id: 'sum',
    title: 'Сумма',
    number: true,
    cell: ({ service, total }) => (service ? <b>{formatMoney(total)}</b> : <NoValue />),
  },
]
