import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { listOrders } from '../../generated/operations.ts'
import { calendarDayOf, formatCalendarDay, formatShortDay } from '../../lib/dates.ts'
import { csvOf, type Spreadsheet } from '../../lib/spreadsheet.ts'
import { lookFor } from '../../ui/StatusPill.tsx'
import { type OrdersAddress, ordersQueryOf } from './orders-address.ts'
import { type OrderListItem, paymentWords, statusLooks } from './order-words.ts'

export type ExportFormat = 'xlsx' | 'csv'

/** Orders of one call, and of the whole file: more would not fit a phone's memory, or anybody's patience. */
const pageSize = 100
const mostOrders = 10_000

export interface ExportOptions {
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

export interface ExportedFile {
  name: string
  content: Blob
  /** Orders that the file left out because there are too many. */
  leftOut: number
}

/**
 * All orders that the list shows under its filters, page by page, as a file. There is no such call of the backend.
 * @param now milliseconds, for the file's name
 * @throws the signal's reason when it is aborted, and what a call throws
 */
export async function exportOrders(
  queryClient: QueryClient,
  address: OrdersAddress,
  format: ExportFormat,
  now: number,
  options: ExportOptions,
): Promise<ExportedFile> {
  const { orders, total } = await allOrders(queryClient, address, options)
  const table = tableOf(orders, calendarDayOf(now))
  const content =
    format === 'csv' ? new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }) : await workbook(table)
  options.signal.throwIfAborted()
  return { name: `${table.name}.${format}`, content, leftOut: Math.max(0, total - orders.length) }
}

/** Loaded for this format only. */
async function workbook(table: Spreadsheet): Promise<Blob> {
  const { workbookOf } = await import('../../lib/workbook.ts')
  return workbookOf(table)
}

async function allOrders(
  queryClient: QueryClient,
  address: OrdersAddress,
  { signal, onProgress }: ExportOptions,
) {
  // By id: an order that is placed meanwhile moves the others to later pages.
  const orders = new Map<number, OrderListItem>()
  let total = 0
  for (let page = 1; page <= mostOrders / pageSize; page += 1) {
    const query: ReturnType<typeof ordersQueryOf> = {
      ...ordersQueryOf(address),
      PAGEN_1: page,
      PAGE_SIZE: pageSize,
    }
    const { items, pagination } = await callApi(queryClient, listOrders, { query }, { signal })
    for (const order of items) orders.set(order.id, order)
    total = pagination.total
    onProgress(orders.size, total)
    if (items.length === 0 || page >= pagination.pages) break
  }
  return { orders: [...orders.values()], total }
}

function tableOf(orders: readonly OrderListItem[], today: string): Spreadsheet {
  return {
    name: `Заказы ${today}`,
    columns: [
      { title: 'Номер', width: 18 },
      { title: 'Дата', width: 12 },
      { title: 'Ваш номер', width: 16 },
      { title: 'Компания', width: 28 },
      { title: 'Статус', width: 20 },
      { title: 'Оплата', width: 22 },
      { title: 'Позиций', width: 10 },
      { title: 'Сумма, ₽', money: true },
      { title: 'К оплате, ₽', money: true },
      { title: 'Ожидается', width: 12 },
    ],
    rows: orders.map((order) => [
      order.number,
      formatShortDay(order.createdAt),
      order.customerOrderNumber,
      order.company?.name ?? null,
      lookFor(statusLooks, order.status).label,
      paymentWords(order),
      order.itemsCount,
      order.total,
      order.due,
      order.expectedDate && order.status !== 'completed' ? formatCalendarDay(order.expectedDate) : null,
    ]),
  }
}
