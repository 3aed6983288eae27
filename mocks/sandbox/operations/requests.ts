import type { SandboxOperations, SandboxState } from '../operation.ts'
import { dayIn } from '../rules/days.ts'
import { folded } from '../rules/folded.ts'
import { ownMachine } from '../rules/machines.ts'
import { fullName } from '../rules/members.ts'
import { openRequest } from '../rules/new-request.ts'
import { visibleOrders } from '../rules/order-list.ts'
import { pageOf } from '../rules/paging.ts'
import { countRequest } from '../rules/request-rate.ts'
import {
  mostMessages,
  requestActions,
  requestItem,
  requestView,
  visibleRequest,
  visibleRequests,
} from '../rules/requests.ts'
import { takenByRequest } from '../rules/request-uploads.ts'
import { takeUploads } from '../rules/stored-files.ts'
import { planningOf } from '../rules/service-due.ts'
import { taskText } from '../rules/task-text.ts'
import type { RequestRecord } from '../seed/request-record.ts'
import type { UserRecord } from '../seed/user-record.ts'

const hour = 3_600_000
const requestsAnHour = 20
const messagesAnHour = 30

const fileGone = 'Файл не найден. Загрузите его снова.'

/** Requests to the seller, those about machines among them. */
export const requestOperations = {
  listRequests({ state, customer, session: { companyId }, query, now }) {
    const part = folded(query.query?.trim() ?? '')
    const found = visibleRequests(state, customer, companyId)
      .filter(
        (request) =>
          (query.status === undefined || request.status === query.status) &&
          (query.topic === undefined || request.topic === query.topic) &&
          (query.orderId === undefined || request.orderId === query.orderId) &&
          (query.machineId === undefined || request.machineId === query.machineId) &&
          hasWords(request, part),
      )
      .toSorted((left, right) => right.updatedAt.localeCompare(left.updatedAt) || right.id - left.id)
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((request) => requestItem(state, customer, request, now)), pagination }
  },

  getRequest(context) {
    const { state, customer, now } = context
    const request = requestAt(context)
    const messageId = request.messages.at(-1)?.id ?? 0
    const others = request.read.filter(({ userId }) => userId !== customer.id)
    const isRead = request.read.some((one) => one.userId === customer.id && one.messageId >= messageId)
    if (messageId > 0 && !isRead)
      state.requests.put({ ...request, read: [...others, { userId: customer.id, messageId }] })
    return { request: requestView(state, customer, requestAt(context), now) }
  },

  addRequest(context) {
    const { state, session, customer, body, now, refuse } = context
    const { topic, text, fileIds = [] } = body
    const { companyId } = session
    if ((body.contragentId ?? undefined) !== companyId)
      throw refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'contragentId')
    if (body.orderId == null && (topic === 'claim' || topic === 'return'))
      throw refuse('orderRequired', 'Выберите заказ.', 'orderId')
    const order =
      body.orderId == null
        ? undefined
        : visibleOrders(state, customer).find((one) => one.id === body.orderId && one.companyId === companyId)
    if (body.orderId != null && !order) throw refuse('orderNotFound', 'Заказ не найден.', 'orderId')
    const machine =
      body.machineId == null ? undefined : ownMachine(state, customer, companyId, body.machineId)
    if (body.machineId != null && !machine)
      throw refuse('machineNotFound', 'Техника не найдена.', 'machineId')
    countRequest(context, { id: `requests:${customer.id}`, most: requestsAnHour, window: hour })
    const request = openRequest(context, {
      topic,
      text,
      fileIds,
      ...(companyId !== undefined && { companyId }),
      ...(order && { orderId: order.id }),
      ...(machine && { machineId: machine.id }),
    })
    if (typeof request === 'number') throw refuse('fileNotFound', fileGone, `fileIds.${request}`)
    return { request: viewOf(state, customer, request.id, now) }
  },

  addRequestMessage(context) {
    const { state, customer, body, now, nowIso, refuse } = context
    const request = requestAt(context)
    if (!requestActions(request, now).includes('message'))
      throw refuse('actionNotAllowed', 'Заявка закрыта. Создайте новую.', undefined, {
        request: requestView(state, customer, request, now),
      })
    const { text, fileIds = [] } = body
    const missing = takeUploads(context, fileIds, 'attachment', takenByRequest(request.id))
    if (missing !== undefined) throw refuse('fileNotFound', fileGone, `fileIds.${missing}`)
    if (request.messages.length >= mostMessages)
      throw refuse('limitReached', 'В заявке слишком много сообщений. Создайте новую.')
    countRequest(context, { id: `messages:${customer.id}`, most: messagesAnHour, window: hour })
    const { closedAt: _reopened, ...open } = request
    const isAnswer = request.status === 'waitingCustomer' || request.status === 'closed'
    state.requests.put({
      ...open,
      status: isAnswer ? 'inProgress' : request.status,
      updatedAt: nowIso,
      messages: [
        ...request.messages,
        {
          id: (request.messages.at(-1)?.id ?? 0) + 1,
          at: nowIso,
          from: 'customer',
          author: fullName(customer),
          text,
          ...(fileIds.length > 0 && { fileIds: [...fileIds] }),
        },
      ],
    })
    return { request: viewOf(state, customer, request.id, now) }
  },

  closeRequest(context) {
    const { state, customer, now, nowIso, refuse } = context
    const request = requestAt(context)
    if (!requestActions(request, now).includes('close'))
      throw refuse('actionNotAllowed', 'Заявка уже закрыта.', undefined, {
        request: requestView(state, customer, request, now),
      })
    state.requests.put({ ...request, status: 'closed', closedAt: nowIso, updatedAt: nowIso })
    return { request: viewOf(state, customer, request.id, now) }
  },

  addMachineTask(context) {
    const { state, session, customer, body, now, refuse } = context
    const { companyId } = session
    const machine = ownMachine(state, customer, companyId, body.machineId)
    if (!machine) throw refuse('machineNotFound', 'Техника не найдена.', 'machineId')
    if (machine.status === 'sold') throw refuse('machineNotFound', 'Эта техника продана.', 'machineId')
    if (body.desiredDate != null && body.desiredDate < dayIn('Europe/Moscow', now))
      throw refuse('dateInPast', 'Дата уже прошла.', 'desiredDate')
    const { planned } = planningOf(state.catalogue, machine)
    const task = openRequest(context, {
      topic: 'machineTask',
      text: taskText(body),
      ...(body.kind === 'maintenance' && planned && { dueAtHours: planned.due.dueAtHours }),
      machineId: machine.id,
      urgency: body.urgency ?? 'normal',
      fileIds: body.fileIds ?? [],
      ...(companyId !== undefined && { companyId }),
    })
    if (typeof task === 'number') throw refuse('fileNotFound', fileGone, `fileIds.${task}`)
    const { id, number, status, createdAt } = task
    return { task: { id, number, machineId: machine.id, status, createdAt } }
  },
} satisfies Partial<SandboxOperations>

const hasWords = ({ number, text, messages }: RequestRecord, part: string) =>
  folded([number, text, ...messages.map((message) => message.text)].join('\n')).includes(part)

interface Reader {
  state: SandboxState
  customer: UserRecord
  path: { id: number }
  notFound: (message: string) => Error
}

/** The request of the address. @throws 404 for one that the user may not see */
function requestAt({ state, customer, path, notFound }: Reader) {
  const request = visibleRequest(state, customer, path.id)
  if (!request) throw notFound('Такой заявки нет.')
  return request
}

const viewOf = (state: SandboxState, customer: UserRecord, id: number, now: number) => {
  const request = visibleRequest(state, customer, id)
  if (!request) throw new Error(`The request ${id} can't be seen by its author`)
  return requestView(state, customer, request, now)
}
