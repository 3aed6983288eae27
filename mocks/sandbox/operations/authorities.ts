import type { Forbidden, NotFound, SandboxOperations, SandboxState } from '../operation.ts'
import { currentVersion, outdatedMessage } from '../rules/consents.ts'
import { authorityStatus, authorityView, nextNumber } from '../rules/authorities.ts'
import { goodsOf, unitsLeft } from '../rules/authority-goods.ts'
import { addDays, dayIn } from '../rules/days.ts'
import { memberOf, may, scopeOf } from '../rules/members.ts'
import { orderOf } from '../rules/order-change.ts'
import { pageOf } from '../rules/paging.ts'
import { countRequest } from '../rules/request-rate.ts'
import { storeById } from '../rules/current-store.ts'
import { authorityFiles, takeUploads, waitingUpload } from '../rules/stored-files.ts'
import type { OrderRecord, OrderStatus } from '../seed/order-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { AuthorityRecord } from '../seed/authority-record.ts'
import { requireCompany } from '../rules/asked-company.ts'
import { deleteUpload } from '../rules/upload-content.ts'

/** Days that an authority is valid at most, after today. */
const longestTerm = 90
/** Authorities that a company may make in an hour. */
const mostAnHour = 60
const scanTypes = new Set(['application/pdf', 'image/jpeg', 'image/png'])
/** Statuses of an order whose goods can be received now or later. */
const receivable: ReadonlySet<OrderStatus> = new Set<OrderStatus>([
  'agreed',
  'order-processing',
  'confirmation',
  'payment',
  'in-work',
  'ready-for-shipment',
])

/** Powers of attorney to receive the goods of an order (R-API-65, R-ACC-20). */
export const authorityOperations = {
  listAuthorities(context) {
    const { state, customer, body, query, now, forbidden } = context
    const companyId = requireCompany(context, body.contragentId)
    const rights = scopeOf(state, customer, companyId)
    if (!rights.includes('authority.manage')) throw forbidden()
    const found = state.authorities
      .where('companyId', companyId)
      .filter(
        (authority) =>
          (body.status === undefined || authorityStatus(authority, now) === body.status) &&
          (body.orderId === undefined || authority.orderId === body.orderId),
      )
      .toSorted((left, right) => right.issueDate.localeCompare(left.issueDate) || right.id - left.id)
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((authority) => authorityView(state, authority, rights, now)), pagination }
  },

  createAuthority(context) {
    const { state, customer, body, now, nowIso, newId, refuse, forbidden, httpProblem } = context
    const { validUntil, basis = 'order', useOwnPassport = false } = body
    const order = orderOf(context)
    const { companyId } = order
    if (!may(state, customer, companyId, 'authority.manage')) throw forbidden()
    if (companyId === undefined)
      throw refuse('companyRequired', 'Доверенность оформляют только для заказа компании.', 'orderId')
    const ground = groundOf(order, basis)
    if (ground === undefined || !receivable.has(order.status) || goodsOf(order).length === 0)
      throw refuse('orderUnavailable', 'По этому заказу получать нечего.', 'orderId')
    const today = dayIn('Europe/Moscow', now)
    if (validUntil < today || validUntil > addDays(today, longestTerm))
      throw refuse('periodInvalid', 'Срок доверенности — от сегодняшнего дня до 90 дней.', 'validUntil')
    const stored = useOwnPassport ? state.passports.get(customer.id) : undefined
    if (useOwnPassport && !stored)
      throw refuse('passportMissing', 'Сначала сохраните паспортные данные.', 'useOwnPassport')
    const passport = stored ?? body.representative.passport
    if (passport && passport.issueDate > today)
      throw refuse('passportInvalid', 'Проверьте дату выдачи паспорта.', 'representative.passport.issueDate')
    const consent = body.consents?.find(({ type }) => type === 'personalData')
    if (passport && !stored && !consent)
      throw refuse(
        'consentRequired',
        'Нужно согласие представителя на обработку персональных данных.',
        'consents',
      )
    if (passport && !stored && consent && consent.docVersion !== currentVersion(consent.type))
      throw refuse(
        'consentRequired',
        outdatedMessage,
        `consents.${body.consents?.indexOf(consent) ?? 0}.docVersion`,
      )
    const fault = faultOfLines(order, body.lines)
    if (fault) throw httpProblem(422, 'validation', fault.message, { field: fault.field })
    countRequest(context, { id: `authorities:${companyId}`, most: mostAnHour, window: 3_600_000 })
    const { fio, position } = body.representative
    const authority = state.authorities.put({
      id: newId('authorities'),
      companyId,
      orderId: order.id,
      number: nextNumber(state.authorities.where('companyId', companyId), today),
      issueDate: today,
      validUntil,
      representative: { fio, position, ...(passport && { passport: printed(passport) }) },
      basis: { type: basis, number: ground },
      goods: goodsOf(
        order,
        body.lines && new Map(body.lines.map(({ lineId, quantity }) => [lineId, quantity])),
      ),
      status: 'draft',
      ...(passport &&
        consent && {
          consent: { type: 'personalData', docVersion: consent.docVersion, acceptedAt: nowIso },
        }),
    })
    return { authority: viewOf(context, authority) }
  },

  uploadAuthority(context) {
    const { state, body, now, refuse } = context
    const authority = visibleAuthority(context)
    if (!isOpen(authority, now))
      throw refuse('actionNotAllowed', closedWords(authority, now), undefined, {
        authority: viewOf(context, authority),
      })
    const { fileId } = body
    const file = waitingUpload(context, fileId)
    if (file && !scanTypes.has(file.mime))
      throw refuse('fileTypeInvalid', 'Подойдёт PDF, JPEG или PNG.', 'fileId')
    if (takeUploads(context, [fileId], 'authorityScan', authorityFiles(authority.id)) !== undefined)
      throw refuse('fileNotFound', 'Файл не найден. Загрузите его снова.', 'fileId')
    if (authority.scanId !== undefined) deleteUpload(state, authority.scanId)
    const signed = state.authorities.put({ ...authority, scanId: fileId, status: 'active' })
    return { authority: viewOf(context, signed) }
  },

  revokeAuthority(context) {
    const { state, body, now, refuse, outbox } = context
    const authority = visibleAuthority(context)
    if (!isOpen(authority, now))
      throw refuse('actionNotAllowed', closedWords(authority, now), undefined, {
        authority: viewOf(context, authority),
      })
    const reason = body.reason?.trim() ?? ''
    const revoked = state.authorities.put({
      ...authority,
      status: 'revoked',
      ...(reason !== '' && { reason }),
    })
    const order = state.orders.get(authority.orderId)
    if (order)
      outbox.send({
        channel: 'email',
        to: storeById(state, order.delivery.storeId ?? order.storeId).email,
        subject: `Доверенность ${authority.number} отозвана`,
        text: `По доверенности ${authority.number} заказ ${order.number} больше не выдавать.${reason === '' ? '' : ` Причина: ${reason}`}`,
      })
    return { authority: viewOf(context, revoked) }
  },
} satisfies Partial<SandboxOperations>

/** What the paper names as its ground; `undefined` for an invoice that isn't ready. */
function groundOf({ number, invoice }: OrderRecord, basis: 'order' | 'invoice'): string | undefined {
  if (basis === 'order') return number
  return invoice?.status === 'ready' ? invoice.number : undefined
}

/** What is wrong with the chosen goods. */
function faultOfLines(
  { lines }: OrderRecord,
  chosen: readonly { lineId: number; quantity: number }[] = [],
): { field: `lines.${number}.${'lineId' | 'quantity'}`; message: string } | undefined {
  for (const [index, { lineId, quantity }] of chosen.entries()) {
    const line = lines.find(({ id }) => id === lineId)
    if (!line || chosen.findIndex((one) => one.lineId === lineId) !== index)
      return { field: `lines.${index}.lineId`, message: 'Такой строки в заказе нет.' }
    if (quantity > unitsLeft(line))
      return { field: `lines.${index}.quantity`, message: `Осталось получить ${unitsLeft(line)}.` }
  }
  return undefined
}

/** The stored passport has more than the paper prints. */
function printed({
  series,
  number,
  divisionCode,
  issuedBy,
  issueDate,
}: NonNullable<AuthorityRecord['representative']['passport']>) {
  return { series, number, divisionCode, issuedBy, issueDate }
}

const isOpen = (authority: AuthorityRecord, now: number) =>
  ['draft', 'active'].includes(authorityStatus(authority, now))

function closedWords(authority: AuthorityRecord, now: number): string {
  const words = { used: 'использована', expired: 'просрочена', revoked: 'отозвана' } as const
  const status = authorityStatus(authority, now)
  return status === 'draft' || status === 'active'
    ? 'Доверенность действует.'
    : `Доверенность уже ${words[status]}.`
}

interface AuthorityReader {
  state: SandboxState
  customer: UserRecord
  now: number
  path: { id: number }
  notFound: NotFound<'uploadAuthority' | 'revokeAuthority'>
  forbidden: Forbidden<'uploadAuthority' | 'revokeAuthority'>
}

/** The authority of the address; 404 in a company of others, 403 without the right. */
function visibleAuthority({ state, customer, path, notFound, forbidden }: AuthorityReader): AuthorityRecord {
  const authority = state.authorities.get(path.id)
  if (!authority || !memberOf(state, customer, authority.companyId)) throw notFound('Такой доверенности нет.')
  if (!may(state, customer, authority.companyId, 'authority.manage')) throw forbidden()
  return authority
}

const viewOf = (
  { state, customer, now }: Pick<AuthorityReader, 'state' | 'customer' | 'now'>,
  authority: AuthorityRecord,
) => authorityView(state, authority, scopeOf(state, customer, authority.companyId), now)
