import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import type { AuthorityGoods, AuthorityRecord } from '../seed/authority-record.ts'
import { unitsLeft } from './authority-goods.ts'
import { dayIn } from './days.ts'
import { fileUrl, pdfFile } from './document-file.ts'
import { offeredActions } from './offered-actions.ts'

type Authority = components['schemas']['Authority']

/** More than the form of a few goods needs: it is filled up to the size that its answer has told. */
const usualSize = 61_240

/** State at `now`: a draft or an active one ends with its last day in Moscow. */
export function authorityStatus({ status, validUntil }: AuthorityRecord, now: number): Authority['status'] {
  const isOpen = status === 'draft' || status === 'active'
  return isOpen && validUntil < dayIn('Europe/Moscow', now) ? 'expired' : status
}

/** The next number of the company in the year of `day`. */
export function nextNumber(known: readonly AuthorityRecord[], day: string): string {
  const prefix = `М-${day.slice(0, 4)}/`
  const numbers = known.map(({ number }) =>
    number.startsWith(prefix) ? Number(number.slice(prefix.length)) : 0,
  )
  return `${prefix}${Math.max(0, ...numbers) + 1}`
}

/** The printed form. */
export function authorityForm({ id, number, goods }: AuthorityRecord) {
  const size = usualSize + 500 * Math.max(0, goods.length - 30)
  return pdfFile(`f-authority-${id}`, `Доверенность ${number.replaceAll('/', '-')}.pdf`, size)
}

export function authorityView(
  state: Pick<SandboxState, 'uploads'>,
  authority: AuthorityRecord,
  rights: readonly CompanyRight[],
  now: number,
): Authority {
  const { id, number, issueDate, validUntil, basis, orderId, goods, scanId } = authority
  const { fio, position, passport } = authority.representative
  const status = authorityStatus(authority, now)
  const scan = scanId === undefined ? undefined : state.uploads.get(scanId)
  return {
    id,
    number,
    issueDate,
    validUntil,
    representative: {
      fio,
      position,
      ...(passport && { passportMask: `•••• •••• ${passport.number.slice(-2)}` }),
    },
    basis: { type: basis.type, id: orderId, number: basis.number },
    goods: goods.map(({ name, unit, quantity }) => ({ name, unit, quantity })),
    form: authorityForm(authority),
    file: scan
      ? { id: scan.id, name: scan.name, mime: scan.mime, size: scan.size, url: fileUrl(scan.id) }
      : null,
    status,
    allowedActions: offeredActions(actionTables.AuthorityAction, status, rights),
  }
}

type Papers = Pick<SandboxState, 'authorities'>

/** Whether the goods that are left may be handed over: active authorities cover all of them, where one is needed. */
export function mayHandOver({ authorities }: Papers, order: OrderRecord, now: number): boolean {
  if (!order.delivery.needsAuthority) return true
  const covered = new Map<number, number>()
  for (const authority of authorities.where('orderId', order.id))
    if (authorityStatus(authority, now) === 'active')
      for (const { lineId, quantity } of authority.goods)
        covered.set(lineId, (covered.get(lineId) ?? 0) + quantity)
  return order.lines.every((line) => unitsLeft(line) <= (covered.get(line.id) ?? 0))
}

/** Marks as used the active authorities of an order whose goods have all been handed over by `now`. */
export function markUsedAuthorities({ authorities }: Papers, { id, lines }: OrderRecord, now: number): void {
  const isHandedOver = ({ lineId, quantity, shippedBefore }: AuthorityGoods) => {
    const line = lines.find((one) => one.id === lineId)
    return !line || line.shippedQuantity >= Math.min(line.quantity, shippedBefore + quantity)
  }
  for (const authority of authorities.where('orderId', id))
    if (authorityStatus(authority, now) === 'active' && authority.goods.every(isHandedOver))
      authorities.put({ ...authority, status: 'used' })
}
