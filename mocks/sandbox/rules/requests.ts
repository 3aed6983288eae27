import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { SandboxState } from '../operation.ts'
import type { RequestRecord } from '../seed/request-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import { fileUrl } from './document-file.ts'
import { dayLength } from './days.ts'
import { fullName, may, memberOf } from './members.ts'
import { offeredActions } from './offered-actions.ts'

type File = components['schemas']['StoredFile']

/** Days in which a message opens a closed request again. */
const reopenDays = 30
const longestSubject = 120
/** Messages of one request. */
export const mostMessages = 500

interface Listed extends RequestRecord {
  topic: components['schemas']['RequestTopic']
}

const isListed = (request: RequestRecord): request is Listed => request.topic !== 'callback'

/** Requests of a company, or of the person who acts for none, that the user may see. */
export function visibleRequests(
  state: Pick<SandboxState, 'requests' | 'members'>,
  user: UserRecord,
  companyId: number | undefined,
): Listed[] {
  if (companyId === undefined)
    return state.requests
      .where('userId', user.id)
      .filter(isListed)
      .filter((request) => request.companyId === undefined)
  if (memberOf(state, user, companyId)?.status !== 'active') return []
  const seesAll = may(state, user, companyId, 'orders.viewAll')
  return state.requests
    .where('companyId', companyId)
    .filter(isListed)
    .filter(({ userId }) => seesAll || userId === user.id)
}

/** One request of any company of the user; `undefined` if they may not see it. */
export function visibleRequest(
  state: Pick<SandboxState, 'requests' | 'members'>,
  user: UserRecord,
  id: number,
): Listed | undefined {
  const known = state.requests.get(id)
  return known && visibleRequests(state, user, known.companyId).find((request) => request.id === id)
}

export function requestActions({ status, closedAt }: RequestRecord, now: number) {
  const isOver = closedAt !== undefined && Date.parse(closedAt) + reopenDays * dayLength <= now
  return offeredActions(actionTables.RequestAction, status, undefined).filter(
    (action) => action !== 'message' || status !== 'closed' || !isOver,
  )
}

export function requestItem(
  state: SandboxState,
  user: UserRecord,
  request: Listed,
  now: number,
): components['schemas']['RequestListItem'] {
  const { id, number, topic, text, companyId, userId, status, createdAt, updatedAt, messages, urgency } =
    request
  const order = request.orderId === undefined ? undefined : state.orders.get(request.orderId)
  const { machineId, goneMachine } = request
  const machine =
    machineId === undefined
      ? undefined
      : (state.machines.get(machineId) ?? (goneMachine && { ...goneMachine, id: machineId }))
  const author = userId === undefined ? undefined : state.users.get(userId)
  const readUpTo = request.read.find((one) => one.userId === user.id)?.messageId ?? 0
  return {
    id,
    number,
    topic,
    subject: subjectOf(text),
    companyId: companyId ?? null,
    author: { id: userId ?? user.id, fio: author ? fullName(author) : request.name },
    order: order ? { id: order.id, number: order.number } : null,
    machine: machine ? { id: machine.id, name: machine.name, serialNumber: machine.serialNumber } : null,
    ...(urgency && { urgency }),
    status,
    createdAt,
    updatedAt,
    unread: messages.filter((message) => message.from === 'seller' && message.id > readUpTo).length,
    allowedActions: requestActions(request, now),
  }
}

export function requestView(
  state: SandboxState,
  user: UserRecord,
  request: Listed,
  now: number,
): components['schemas']['Request'] {
  return {
    ...requestItem(state, user, request, now),
    text: request.text,
    files: filesOf(state, request.fileIds),
    messages: request.messages.map(({ id, at, from, author, text, fileIds }) => ({
      id,
      at,
      from,
      author,
      text,
      files: filesOf(state, fileIds),
    })),
  }
}

/** The uploads that are still kept. */
function filesOf({ uploads }: Pick<SandboxState, 'uploads'>, ids: readonly string[] = []): File[] {
  return ids.flatMap((id) => {
    const upload = uploads.get(id)
    return upload ? [{ id, name: upload.name, mime: upload.mime, size: upload.size, url: fileUrl(id) }] : []
  })
}

/** Whole words of the first line that has any. */
function subjectOf(text: string): string {
  const [line = ''] = text.trim().split('\n', 1)
  if (line.length <= longestSubject) return line
  const cut = line.slice(0, longestSubject - 1)
  const space = cut.lastIndexOf(' ')
  return `${space > 0 ? cut.slice(0, space) : cut}…`
}
