import type { HandlerContext, SandboxOperations, SandboxState } from '../operation.ts'
import { folded } from '../rules/folded.ts'
import { addressFault, newAddressFault, putAddress } from '../rules/address-change.ts'
import { addressView, openOrdersTo, ownAddresses, versionOf } from '../rules/addresses.ts'
import { pageOf } from '../rules/paging.ts'
import { scheduleRow } from '../rules/branch.ts'
import { may, memberOf } from '../rules/members.ts'
import { compareRussian } from '../rules/per-catalogue.ts'
import type { AddressRecord } from '../seed/address-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { TerminalRecord } from '../seed/records.ts'
import type { components } from '../../../src/generated/api-types.ts'

export const addressOperations = {
  addDeliveryAddress({ state, customer, session, body: { address }, newId, refuse, forbidden }) {
    const { companyId } = session
    if (!may(state, customer, companyId, 'addresses.manage')) throw forbidden()
    if (address.companyId !== (companyId ?? null))
      throw refuse('contragentMismatch', otherCompany, ownerField)
    const own = ownAddresses(state, customer, companyId)
    const fault = newAddressFault(address, own)
    if (fault) throw refuse(fault.code, fault.message, fault.field)
    const added = putAddress(
      state,
      {
        id: newId('addresses'),
        userId: customer.id,
        ...(companyId !== undefined && { companyId }),
        isDefault: own.length === 0 || (address.isDefault ?? false),
      },
      address,
      own,
    )
    return { address: addressView(state, added) }
  },

  updateDeliveryAddress(context) {
    const { state, customer, session, body, refuse } = context
    const known = managedAddress(context)
    const version = versionOf(known)
    if (body.version !== version)
      throw refuse('conflict', 'Адрес изменился. Проверьте его и повторите.', 'version', {
        address: addressView(state, known),
      })
    const owner = known.companyId ?? null
    if (body.address.companyId !== owner || owner !== (session.companyId ?? null))
      throw refuse('contragentMismatch', otherCompany, ownerField)
    const others = ownAddresses(state, customer, known.companyId).filter(({ id }) => id !== known.id)
    const fault = addressFault(body.address, others)
    if (fault) throw refuse(fault.code, fault.message, fault.field)
    const { id, userId, companyId } = known
    const kept = { id, userId, ...(companyId !== undefined && { companyId }), version: version + 1 }
    const isDefault = body.address.isDefault ?? false
    return { address: addressView(state, putAddress(state, { ...kept, isDefault }, body.address, others)) }
  },

  // Orders keep a copy of the address.
  deleteDeliveryAddress(context) {
    const { state, customer, query, refuse } = context
    const known = managedAddress(context)
    if (query.force !== true && openOrdersTo(state, known) > 0)
      throw refuse('usedInOpenOrders', 'Адрес указан в незавершённых заказах.')
    state.addresses.delete(known.id)
    const others = ownAddresses(state, customer, known.companyId)
    const [oldest] = others.toSorted((left, right) => left.id - right.id)
    if (known.isDefault && oldest)
      state.addresses.put({ ...oldest, isDefault: true, version: versionOf(oldest) + 1 })
    return { isSuccess: true, id: known.id }
  },

  searchAddress({ state, customer, path: { id }, query, notFound }) {
    const companyId = id === 0 ? undefined : id
    if (companyId !== undefined && !memberOf(state, customer, companyId))
      throw notFound('Такой компании нет.')
    const asked = folded(query.query.trim())
    const words = asked.split(/\s+/)
    const startsLate = ({ title }: AddressRecord) => Number(!folded(title).startsWith(asked))
    const found = ownAddresses(state, customer, companyId)
      .filter(({ title, value }) => words.every((word) => folded(`${title} ${value}`).includes(word)))
      .toSorted(
        (left, right) =>
          startsLate(left) - startsLate(right) ||
          compareRussian(left.title, right.title) ||
          left.id - right.id,
      )
    return { items: found.slice(0, 20).map((address) => addressView(state, address)) }
  },

  listAddresses({ state, customer, session, query }) {
    const asked = folded(query.query?.trim() ?? '')
    const found = ownAddresses(state, customer, session.companyId).filter(({ title, value }) =>
      folded(`${title} ${value}`).includes(asked),
    )
    const { items, pagination } = pageOf(found, query.PAGEN_1 ?? 1, query.PAGE_SIZE ?? 50)
    return { items: items.map((address) => addressView(state, address)), pagination }
  },

  listTerminals({ state: { terminals }, query: { city, carrier } }) {
    const asked = folded(city.trim())
    const found = terminals.filter(
      (terminal) =>
        folded(terminal.city) === asked && (carrier === undefined || terminal.carrier.code === carrier),
    )
    const byName = (left: TerminalRecord, right: TerminalRecord) =>
      compareRussian(left.carrier.name, right.carrier.name) ||
      compareRussian(left.name, right.name) ||
      left.id - right.id
    return { items: found.toSorted(byName).slice(0, 200).map(terminalView) }
  },
} satisfies Partial<SandboxOperations>

const otherCompany = 'Выбрана другая компания. Обновите страницу.'
const ownerField = 'address.companyId'

/**
 * The address of the path, of the person or of any company of theirs.
 * @throws 404 for another customer's, 403 without the right in its company
 */
function managedAddress({
  state,
  customer,
  path,
  notFound,
  forbidden,
}: Pick<
  HandlerContext<'updateDeliveryAddress' | 'deleteDeliveryAddress'>,
  'state' | 'customer' | 'path' | 'notFound' | 'forbidden'
>): AddressRecord {
  const address = state.addresses.get(path.id)
  if (!address || !isSeen(state, customer, address)) throw notFound('Такого адреса нет.')
  if (!may(state, customer, address.companyId, 'addresses.manage')) throw forbidden()
  return address
}

function isSeen(state: SandboxState, customer: UserRecord, { companyId, userId }: AddressRecord): boolean {
  return companyId === undefined ? userId === customer.id : memberOf(state, customer, companyId) !== undefined
}

function terminalView(terminal: TerminalRecord): components['schemas']['Terminal'] {
  const { carrier, city, name, address, schedule } = terminal
  return {
    ...terminal,
    value: [carrier.name, city, name, address].join(', '),
    schedule: schedule.map(scheduleRow),
  }
}
