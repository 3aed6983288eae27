import type { ReactNode } from 'react'
import { formatCalendarDay } from '../../lib/dates.ts'
import { fileSize } from '../../lib/file-size.ts'
import { formatNumber } from '../../lib/money.ts'
import { orderPath } from '../../lib/paths.ts'
import { wordFor } from '../../lib/word-for.ts'
import { Link } from '../../links/Link.tsx'
import { NamedProduct } from '../../links/NamedProduct.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { PropertyList } from '../../ui/PropertyList.tsx'
import { type Column, NoValue, Table } from '../../ui/Table.tsx'
import styles from './Equipment.module.css'
import { MachineActions } from './MachineActions.tsx'
import { MachineStatus } from './MachineList.tsx'
import { NextService } from './NextService.tsx'
import { MachineParts } from './MachineParts.tsx'
import { MachineServicePanel } from './MachineServicePanel.tsx'
import {
  hoursWords,
  type Machine,
  type MachineDetails,
  ownerships,
  type ProductCardData,
} from './machine-words.ts'
import type { RenderReport } from './use-service-to-cart.ts'

export interface MachineViewProps {
  details: MachineDetails
  /** The action of a part; the route puts the cart's button here. */
  renderAction: (product: ProductCardData, needed: number) => ReactNode
  /** What could not be put into the cart, and why. */
  renderReport: RenderReport
  /** The panel with its requests. */
  requests: ReactNode
}

/** One machine: facts, parts that fit, parts that were bought, requests and papers (R-EQUIP-01). */
export function MachineView({ details, renderAction, renderReport, requests }: MachineViewProps) {
  const { machine, boughtParts, documents } = details
  const { photoFile, allowedActions } = machine
  return (
    <>
      <Verification machine={machine} />
      <MachineActions machine={machine} />
      <Panel title="Данные" actions={<MachineStatus status={machine.status} />}>
        <div className={styles.part}>
          <PropertyList columns items={factsOf(machine)} />
          {photoFile && (
            <img
              src={photoFile.url}
              alt={`Фото: ${machine.name}`}
              className={styles.photo}
              width={448}
              height={336}
              loading="lazy"
              decoding="async"
            />
          )}
        </div>
      </Panel>
      {machine.status !== 'sold' && <MachineServicePanel machine={machine} renderReport={renderReport} />}
      {allowedActions.includes('findParts') && <MachineParts machine={machine} renderAction={renderAction} />}
      <Panel title="Купленные запчасти">
        {boughtParts.length === 0 ? (
          <p>Для этой машины ещё ничего не заказано. Машину товару назначают в корзине.</p>
        ) : (
          <Table
            caption="Купленные запчасти"
            columns={boughtColumns}
            rows={boughtParts}
            rowKey={({ orderId, product }) => `${orderId} ${product.id}`}
          />
        )}
      </Panel>
      {requests}
      <Panel title="Документы">
        {documents.length === 0 ? (
          <p>Документы появятся, когда дилер подтвердит серийный номер.</p>
        ) : (
          <ul role="list" className={styles.stack}>
            {documents.map(({ id, name, size, url }) => (
              <li key={id}>
                <a href={url} download>
                  {name}
                </a>{' '}
                <span className={styles.muted}>{fileSize(size)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

/** What the check of the serial number has come to, while it isn't confirmed. */
function Verification({ machine: { status, verificationReason } }: { machine: Machine }) {
  if (status !== 'pendingVerification') return null
  return (
    <p role="status">
      {verificationReason ??
        'Дилер проверяет серийный номер, до двух рабочих дней. Результат придёт в уведомлениях.'}
    </p>
  )
}

function factsOf(machine: Machine) {
  const { type, brand, model, modification, year, serialNumber, vin, engineModel } = machine
  const { regPlate, location, ownership, warrantyUntil } = machine
  return [
    { name: 'Вид', value: type },
    { name: 'Марка и модель', value: [brand, model, modification].filter(Boolean).join(' ') },
    { name: 'Год выпуска', value: String(year) },
    { name: 'Серийный номер', value: <span className={styles.mono}>{serialNumber}</span> },
    { name: 'VIN', value: vin && <span className={styles.mono}>{vin}</span> },
    { name: 'Двигатель', value: engineModel },
    { name: 'Госномер', value: regPlate },
    { name: 'Наработка', value: hoursWords(machine) },
    { name: 'Ближайшее ТО', value: <NextService machine={machine} /> },
    { name: 'Где работает', value: location },
    { name: 'Владение', value: wordFor(ownerships, ownership) },
    {
      name: 'Гарантия',
      value: warrantyUntil ? `до ${formatCalendarDay(warrantyUntil)}` : 'закончилась или неизвестна',
    },
  ].map(({ name, value }) => ({ name, value: value || <NoValue /> }))
}

const boughtColumns: readonly Column<MachineDetails['boughtParts'][number]>[] = [
  {
    id: 'product',
    title: 'Запчасть',
    card: 'title',
    cell: ({ product }) => <NamedProduct product={product} />,
  },
  {
    id: 'quantity',
    title: 'Количество',
    number: true,
    cell: ({ quantity, product }) => `${formatNumber(quantity)}\u00a0${product.unit}`,
  },
  { id: 'date', title: 'Дата', cell: ({ date }) => formatCalendarDay(date) },
  {
    id: 'order',
    title: 'Заказ',
    cell: ({ orderId }) => <Link to={orderPath(orderId)}>{`Заказ ${orderId}`}</Link>,
  },
]
