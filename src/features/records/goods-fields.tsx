import { wordFor } from '../../lib/word-for.ts'
import type { Data } from '../../api/operation.ts'
import type { listMachines, listSavedCartProducts, listSavedCarts } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatNumber } from '../../lib/money.ts'
import { productPath } from '../../lib/paths.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { day, dayTime, mono, money, oneOf, some, text } from './field-values.tsx'
import type { FieldsOf } from './record-fields.ts'
import styles from './Records.module.css'
import type { StatusLooks } from './status-look.tsx'

export type Machine = Data<typeof listMachines>['items'][number]
export type SavedCart = Data<typeof listSavedCarts>['items'][number]
type SavedLine = Data<typeof listSavedCartProducts>['items'][number]

export const machineLooks: StatusLooks<Machine['status']> = {
  active: { label: 'В работе', tone: 'green', icon: 'check' },
  repair: { label: 'В ремонте', tone: 'amber', icon: 'wrench' },
  sold: { label: 'Продана', tone: 'grey', icon: 'history' },
  pendingVerification: { label: 'На проверке', tone: 'blue', icon: 'clock' },
}

const ownerships = { own: 'своя', leasing: 'в лизинге', rent: 'в аренде' } as const

export const machineFields: FieldsOf<Machine> = {
  id: 'technical',
  companyId: 'technical',
  name: 'apart',
  status: 'apart',
  photo: 'apart',
  allowedActions: 'technical',
  type: { label: 'Вид', show: text },
  brand: { label: 'Марка', show: text },
  model: { label: 'Модель', show: text },
  modification: { label: 'Модификация', show: text },
  year: { label: 'Год выпуска', show: (year) => String(year) },
  serialNumber: { label: 'Серийный номер', show: mono },
  vin: { label: 'VIN', show: mono },
  engineModel: { label: 'Двигатель', show: text },
  regPlate: { label: 'Госномер', show: text },
  location: { label: 'Где работает', show: text },
  motohours: {
    label: 'Наработка',
    show: (read) =>
      read && `${countOf(read.value, ['моточас', 'моточаса', 'моточасов'])} на ${formatCalendarDay(read.at)}`,
  },
  ownership: { label: 'Владение', show: oneOf(ownerships) },
  warrantyUntil: { label: 'Гарантия до', show: day },
}

export const savedCartFields: FieldsOf<SavedCart> = {
  id: 'technical',
  name: 'apart',
  comment: { label: 'Комментарий', show: text },
  itemsCount: { label: 'Состав', show: (count) => countOf(count, positionForms) },
  total: { label: 'Сумма по сегодняшним ценам', show: money },
  unavailableCount: { label: 'Нет в нужном количестве', show: some(positionForms) },
  visibility: { label: 'Видят', show: oneOf({ private: 'только автор', company: 'вся компания' }) },
  owner: { label: 'Автор', show: ({ fio }) => fio },
  createdAt: { label: 'Сохранена', show: dayTime },
  updatedAt: { label: 'Изменена', show: dayTime },
  allowedActions: 'technical',
}

const stockWords = {
  ok: 'есть',
  none: 'сейчас нет',
  removed: 'больше не продаётся',
} as const

export const savedLineFields: FieldsOf<SavedLine> = {
  // That of the product.
  id: 'technical',
  product: {
    label: 'Товар',
    show: ({ article, code, name }) => (
      <>
        <span className={styles.mono}>{article}</span>
        <span className={styles.way}>
          <Link to={productPath(code)}>{name}</Link>
        </span>
      </>
    ),
  },
  quantity: {
    label: 'Количество',
    number: true,
    show: (quantity, { product }) => `${formatNumber(quantity)}\u00a0${product.unit}`,
  },
  priceThen: { label: 'Цена была', show: money, number: true },
  priceNow: {
    label: 'Цена сейчас',
    number: true,
    show: (price, { stockState }) => money(price) ?? (stockState === 'removed' ? null : 'по запросу'),
  },
  sumNow: {
    label: 'Сумма',
    number: true,
    show: (sum, { priceNow }) => (priceNow === null ? null : money(sum)),
  },
  stockState: {
    label: 'Наличие',
    show: (state, { maxQuantity, product }) =>
      state === 'partial'
        ? `есть ${formatNumber(maxQuantity)}\u00a0${product.unit}`
        : wordFor(stockWords, state),
  },
  maxQuantity: 'apart',
}
