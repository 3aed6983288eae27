import type { RequestRecord } from '../seed/request-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { unitOf } from '../seed/product-unit.ts'
import type { HandlerContext, Refuse, SandboxOperations } from '../operation.ts'
import { currentVersion, outdatedMessage } from '../rules/consents.ts'
import { requestNumber } from '../rules/new-request.ts'
import { takenByRequest } from '../rules/request-uploads.ts'
import { closingToday } from '../rules/opening-hours.ts'
import { takeUploads } from '../rules/stored-files.ts'
import { shop } from '../rules/shop.ts'
import { branchOf } from '../rules/viewpoint.ts'

const minute = 60_000
/** Forms of one visitor within an hour. */
const perHour = 5

export const formOperations = {
  sendAppeal(context) {
    const { state, session, user, body, nowIso, newId, outbox, refuse } = context
    requireRoom(context)
    requireConsents(context)
    const { name, phone, topic = 'Вопрос', message, fileIds = [] } = body
    const id = newId('requests')
    const missing = takeUploads(context, fileIds, 'attachment', takenByRequest(id))
    if (missing !== undefined)
      throw refuse('fileNotFound', 'Файл не найден. Загрузите его ещё раз.', `fileIds.${missing}`)
    const number = requestNumber('ОБ', id)
    state.requests.put({
      ...sentForm(session, user, nowIso),
      id,
      number,
      topic: 'question',
      phone,
      name,
      text: message,
      ...(body.email !== undefined && { email: body.email }),
      consents: body.consents.map((consent) => consentAt(consent, nowIso)),
      ...(fileIds.length > 0 && { fileIds }),
    })
    outbox.send({
      channel: 'email',
      to: shop.inbox,
      subject: `Обращение ${number}: ${topic}`,
      text: [name, phone, body.email ?? '', '', message].join('\n'),
    })
    return { id, number, message: `Спасибо! Обращение ${number} принято, ответим в течение рабочего дня.` }
  },

  requestCallback(context) {
    const { state, session, user, body, now, nowIso, newId, outbox, refuse } = context
    requireRoom(context)
    requireConsents(context)
    const product = body.productId === undefined ? undefined : state.catalogue.product(body.productId)
    if (body.productId !== undefined && !product)
      throw refuse('productNotFound', 'Товар не найден.', 'productId')
    if (state.requests.where('phone', body.phone).some((request) => waits(request, now)))
      throw refuse('alreadyRequested', 'Мы уже получили заявку на звонок по этому номеру.', 'phone')
    const { phone, name = '', topic = 'Обратный звонок', quantity } = body
    const asked = product && quantity !== undefined && `Количество: ${quantity} ${unitOf(product)}`
    const message = [asked, body.message].filter(Boolean).join('\n')
    const id = newId('requests')
    const number = requestNumber('ЗВ', id)
    state.requests.put({
      ...sentForm(session, user, nowIso),
      id,
      number,
      topic: 'callback',
      ...(product && { productId: product.id }),
      phone,
      name,
      text: message,
      consents: body.consents.map((consent) => consentAt(consent, nowIso)),
    })
    outbox.send({
      channel: 'email',
      to: shop.inbox,
      subject: `Заявка на звонок ${number}: ${topic}`,
      text: [name, phone, product ? `${product.article} ${product.name}` : '', '', message].join('\n'),
    })
    const closing = closingToday(branchOf({ state, session, user }), now)
    const when = closing === undefined ? 'в ближайший рабочий день' : `сегодня до ${closing}`
    return { id, number, message: `Спасибо! Менеджер перезвонит вам ${when}.` }
  },
} satisfies Partial<SandboxOperations>

/** Consent to the processing of personal data is given, and every consent is one to the version in force. */
function requireConsents({
  body: { consents },
  refuse,
}: {
  body: Pick<HandlerContext<'sendAppeal'>['body'], 'consents'>
  refuse: Refuse<'sendAppeal' | 'requestCallback'>
}): void {
  if (!consents.some(({ type }) => type === 'personalData'))
    throw refuse('consentRequired', 'Подтвердите согласие на обработку персональных данных.', 'consents')
  const outdated = consents.findIndex(({ type, docVersion }) => docVersion !== currentVersion(type))
  if (outdated !== -1) throw refuse('consentOutdated', outdatedMessage, `consents.${outdated}.docVersion`)
}

const consentAt = (
  { type, docVersion }: Pick<RequestRecord['consents'][number], 'type' | 'docVersion'>,
  acceptedAt: string,
) => ({ type, docVersion, acceptedAt })

/** What every form's record begins with. */
const sentForm = (
  { owner, companyId }: Session,
  user: UserRecord | undefined,
  nowIso: string,
): Pick<
  RequestRecord,
  'owner' | 'userId' | 'companyId' | 'status' | 'messages' | 'read' | 'createdAt' | 'updatedAt'
> => ({
  owner,
  ...(user && { userId: user.id, ...(companyId !== undefined && { companyId }) }),
  status: 'new',
  messages: [],
  read: [],
  createdAt: nowIso,
  updatedAt: nowIso,
})

const waits = ({ topic, createdAt }: RequestRecord, now: number) =>
  topic === 'callback' && Date.parse(createdAt) > now - 10 * minute

/** Any operation that declares 429. */
interface RoomContext extends Pick<HandlerContext<'sendAppeal'>, 'state' | 'session' | 'now'> {
  httpProblem: (
    status: 429,
    code: 'tooManyRequests',
    message: string,
    more: { headers: Record<string, string> },
  ) => Error
}

/** At most five forms per visitor and hour; the next one is 429. Requests of the personal area have a limit of their own. */
function requireRoom({ state, session: { owner }, now, httpProblem }: RoomContext): void {
  const recent = state.requests
    .where('owner', owner)
    // Only a form is sent with consents.
    .filter(({ consents }) => consents.length > 0)
    .map(({ createdAt }) => Date.parse(createdAt))
    .filter((at) => at > now - 60 * minute)
  if (recent.length < perHour) return
  const free = Math.min(...recent) + 60 * minute - now
  throw httpProblem(429, 'tooManyRequests', 'Слишком много заявок. Повторите позже.', {
    headers: { 'retry-after': String(Math.max(1, Math.ceil(free / 1000))) },
  })
}
