import type { HandlerContext, SandboxOperations } from '../operation.ts'
import { withProducts } from '../rules/cart-addition.ts'
import { dayIn } from '../rules/days.ts'
import { fleetService, orderedUnits, serviceView, wantedParts } from '../rules/fleet-service.ts'
import { freshCart } from '../rules/fresh-cart.ts'
import { withTies } from '../rules/line-machines.ts'
import { ownMachine } from '../rules/machines.ts'
import { may } from '../rules/members.ts'
import { pageOf } from '../rules/paging.ts'
import { unitPrice } from '../rules/price.ts'
import { isFull, savedCartNamed, savedCartView, tooManySavedCarts } from '../rules/saved-carts.ts'
import { planningOf } from '../rules/service-due.ts'
import { kitView } from '../rules/service-kit.ts'
import { spreadsheetAnswer } from '../rules/spreadsheet.ts'
import { viewpointOf } from '../rules/viewpoint.ts'
import type { MachineRecord } from '../seed/machine-record.ts'
import type { SavedCartRecord } from '../seed/saved-cart-record.ts'
import { change } from './cart.ts'

const noMachine = 'Такой машины нет в вашем парке.'

/** The service planner: what machines need next; `machine-hours.ts` writes what it follows from. */
export const machineServiceOperations = {
  getMachineService(context) {
    const { state, customer, session, path, now, notFound } = context
    const machine = ownMachine(state, customer, session.companyId, path.id)
    if (!machine) throw notFound(noMachine)
    return {
      service: serviceView(state, customer, machine, now),
      items: kitView(state, customer, viewpointOf(context), machine, now),
    }
  },

  listFleetService({ state, customer, session: { companyId }, query, now }) {
    const found = fleetService(state, customer, companyId, query, now)
    const planned = found.filter(({ service }) => service !== null)
    const everyone =
      query.dueUntil === undefined
        ? found
        : fleetService(
            state,
            customer,
            companyId,
            query.query === undefined ? {} : { query: query.query },
            now,
          )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return {
      items,
      totals: {
        machines: planned.length,
        due: planned.filter(({ service }) => service?.state === 'due').length,
        total: planned.reduce((sum, { total }) => sum + total, 0),
        withoutService: everyone.filter(({ service }) => service === null).length,
      },
      pagination,
    }
  },

  exportFleetService({ state, customer, session: { companyId }, query, now }) {
    const rows = fleetService(state, customer, companyId, query, now).map(
      ({ machine, motohours, service, noService, itemCount, total, ordered }) => [
        machine.name,
        machine.model,
        machine.serialNumber,
        machine.location,
        motohours?.value ?? null,
        motohours ? dayWords(motohours.at) : null,
        service?.name ?? null,
        service?.dueAtHours ?? null,
        service?.hoursLeft ?? null,
        service ? dayWords(service.dueDate) : null,
        service ? itemCount : null,
        service ? total : null,
        ordered ? `№ ${ordered.orderNumber} от ${dayWords(ordered.date)}: ${ordered.itemCount} поз.` : null,
        service ? stateWords[service.state] : noService && noServiceWords[noService],
      ],
    )
    const name = `План ТО на ${dayWords(dayIn('Europe/Moscow', now))}`
    return spreadsheetAnswer({ name, columns: exportColumns, rows }, query.format)
  },

  addServiceToCart(context) {
    const { state, session, body, nowIso } = context
    const cart = freshCart(context)
    const wanted = wantedParts(state, askedMachines(context), body.products)
    const asked = [...wanted].map(([id, shares]) => {
      const there = cart.lines.find(({ productId }) => productId === id)?.quantity ?? 0
      return { id, quantity: orderedUnits(state, id, shares, there) }
    })
    const { added, rejected, lines } = withProducts(
      state,
      cart,
      asked.filter(({ quantity }) => quantity > 0),
      nowIso,
    )
    const { version, count } =
      added.length === 0
        ? { version: cart.version, count: cart.lines.length }
        : change(state, session, cart, nowIso, withTies(lines, cart.lines, wanted))
    return { added, rejected, version, count }
  },

  addServiceToSavedCart(context) {
    const { state, session, customer, body, nowIso, newId, refuse, forbidden } = context
    if (
      body.visibility === 'company' &&
      (session.companyId === undefined || !may(state, customer, session.companyId, 'savedCarts.share'))
    )
      throw forbidden()
    const wanted = wantedParts(state, askedMachines(context), body.products)
    const name = body.name.trim()
    if (savedCartNamed(state, customer, name))
      throw refuse('nameTaken', 'Сохранённая корзина с таким названием уже есть.', 'name')
    if (isFull(state, customer)) throw refuse('limitReached', tooManySavedCarts)
    const saved: SavedCartRecord = {
      id: newId('savedCarts'),
      userId: customer.id,
      ...(session.companyId !== undefined && { companyId: session.companyId }),
      name,
      comment: body.comment?.trim() ?? '',
      visibility: body.visibility,
      lines: [...wanted].map(([productId, machines]) => {
        const quantity = orderedUnits(state, productId, machines, 0)
        const product = state.catalogue.product(productId)
        return { productId, quantity, price: (product && unitPrice(product, quantity)) ?? 0, machines }
      }),
      createdAt: nowIso,
      updatedAt: nowIso,
    }
    return savedCartView(state, customer, state.savedCarts.put(saved))
  },
} satisfies Partial<SandboxOperations>

type Asking = Pick<
  HandlerContext<'addServiceToCart' | 'addServiceToSavedCart'>,
  'state' | 'customer' | 'session' | 'body' | 'refuse'
>

/** The machines of the call, each of the current company or person and with a service. */
function askedMachines({ state, customer, session, body, refuse }: Asking): MachineRecord[] {
  const machines = body.machines.map((id, index) => {
    const machine = ownMachine(state, customer, session.companyId, id)
    if (!machine) throw refuse('machineNotFound', noMachine, `machines.${index}`)
    return machine
  })
  const unplanned = machines.findIndex((machine) => !planningOf(state.catalogue, machine).planned)
  if (unplanned >= 0)
    throw refuse('serviceNotPlanned', 'Для этой машины ТО не запланировано.', `machines.${unplanned}`)
  return machines
}

/** `16.11.2026` */
const dayWords = (day: string) => day.split('-').toReversed().join('.')

const exportColumns = [
  { title: 'Машина', width: 32 },
  { title: 'Модель' },
  { title: 'Серийный номер', width: 18 },
  { title: 'Где работает', width: 28 },
  { title: 'Наработка' },
  { title: 'Дата показаний', width: 14 },
  { title: 'ТО' },
  { title: 'При наработке' },
  { title: 'Осталось' },
  { title: 'Срок', width: 12 },
  { title: 'Позиций' },
  { title: 'Сумма', money: true },
  { title: 'Заказано', width: 28 },
  { title: 'Состояние', width: 32 },
] as const

type Plan = ReturnType<typeof serviceView>

const stateWords: Readonly<Record<NonNullable<Plan['service']>['state'], string>> = {
  due: 'Пора',
  soon: 'Скоро',
  planned: 'По плану',
}

const noServiceWords: Readonly<Record<NonNullable<Plan['noService']>, string>> = {
  hoursUnknown: 'Наработка неизвестна',
  noPlan: 'Для этой модели нет плана ТО',
  notUsed: 'Серийный номер ещё не подтверждён',
}
