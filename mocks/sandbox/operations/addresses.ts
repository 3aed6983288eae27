import type { SandboxOperations } from '../operation.ts'
import { folded } from '../rules/folded.ts'
import { addressView, ownAddresses } from '../rules/addresses.ts'
import { pageOf } from '../rules/paging.ts'
import { scheduleRow } from '../rules/branch.ts'
import { compareRussian } from '../rules/per-catalogue.ts'
import type { TerminalRecord } from '../seed/records.ts'
import type { components } from '../../../src/generated/api-types.ts'

export const addressOperations = {
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
