import type { SandboxOperations } from '../operation.ts'
import { folded } from '../rules/folded.ts'
import { addressView, ownAddresses } from '../rules/addresses.ts'
import { pageOf } from '../rules/paging.ts'
import { scheduleRow } from '../rules/branch.ts'
import { may, memberOf } from '../rules/members.ts'
import { compareRussian } from '../rules/per-catalogue.ts'
import type { AddressRecord } from '../seed/account-records.ts'
import type { TerminalRecord } from '../seed/records.ts'
import type { components } from '../../../src/generated/api-types.ts'

/** The greatest number of addresses of one owner. */
const mostAddresses = 200

export const addressOperations = {
  addDeliveryAddress({ state, customer, session, body: { address }, newId, refuse, forbidden }) {
    const { companyId } = session
    if (!may(state, customer, companyId, 'addresses.manage')) throw forbidden()
    if (address.companyId !== (companyId ?? null))
      throw refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'address.companyId')
    if (address.components.street.trim() === '' && address.components.house.trim() === '')
      throw refuse('addressIncomplete', 'Укажите улицу или номер дома', 'address.value')
    const own = ownAddresses(state, customer, companyId)
    const title = address.title.trim()
    if (own.some((other) => folded(other.title) === folded(title)))
      throw refuse('nameTaken', 'Адрес с таким названием уже есть.', 'address.title')
    if (own.length >= mostAddresses)
      throw refuse('limitReached', `Можно добавить не более ${mostAddresses} адресов.`)
    const isDefault = own.length === 0 || (address.isDefault ?? false)
    if (isDefault)
      for (const other of own) if (other.isDefault) state.addresses.put({ ...other, isDefault: false })
    const { fiasId, ...components } = address.components
    const added = {
      id: newId('addresses'),
      userId: customer.id,
      ...(companyId !== undefined && { companyId }),
      title,
      value: address.value.trim(),
      components: { ...components, ...(fiasId != null && { fiasId }) },
      lat: address.lat ?? null,
      lon: address.lon ?? null,
      contact: address.contact ?? null,
      note: address.note ?? '',
      workHours: address.workHours ?? '',
      craneNeeded: address.craneNeeded ?? false,
      isDefault,
    }
    state.addresses.put(added)
    return { address: addressView(state, added) }
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

function terminalView(terminal: TerminalRecord): components['schemas']['Terminal'] {
  const { carrier, city, name, address, schedule } = terminal
  return {
    ...terminal,
    value: [carrier.name, city, name, address].join(', '),
    schedule: schedule.map(scheduleRow),
  }
}
