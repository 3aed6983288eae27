import type { SandboxOperations } from '../operation.ts'
import { newAddressFault, hasPlace, putAddress } from '../rules/address-change.ts'
import { ownAddresses } from '../rules/addresses.ts'
import {
  bankAccount,
  bankFault,
  isKnownAccount,
  mostBanks,
  newBankId,
  withDefault,
} from '../rules/company-banks.ts'
import { changed, companyFor } from '../rules/company-change.ts'
import type { CompanyRecord } from '../seed/company-record.ts'

const noKpp = 'У ИП нет КПП.'
const accountExists = 'Такой счёт уже добавлен.'

/** Changes of the data of a company. Each refuses in the order of `companyFor`. */
export const companyChangeOperations = {
  updateCompany(context) {
    const { body, path, refuse, httpProblem } = context
    const mismatch = (code: 'contragentMismatch', text: string) => refuse(code, text, 'id')
    const asked = { companyId: path.id, version: body.version, right: 'company.edit', mismatch } as const
    const membership = companyFor(context, asked)
    const { company } = membership
    if (body.kpp !== undefined && company.type === 'ИП')
      throw httpProblem(422, 'validation', noKpp, { field: 'kpp' })
    const { name, shortName, kpp, legalAddress, actualAddress, director, phone, email } = body
    // The record's short form of the name is the full one of the contract, and its bare name the short one.
    const change: Partial<CompanyRecord> = {
      ...(name !== undefined && { shortName: name.trim() }),
      ...(shortName !== undefined && { name: shortName.trim() }),
      ...(kpp !== undefined && { kpp }),
      ...(legalAddress !== undefined && { legalAddress: legalAddress.trim() }),
      ...(actualAddress !== undefined && { actualAddress: actualAddress.trim() }),
      ...(director && { director }),
      ...(phone !== undefined && { phone }),
      ...(email !== undefined && { email }),
    }
    if (!isCheckedAnew(company, change)) return changed(context, membership, change)
    const { verificationReason: _former, checkAt: _planned, ...rest } = company
    return changed(context, { ...membership, company: rest }, { ...change, verification: 'pending' })
  },

  addCompanyBank(context) {
    const { state, body, refuse } = context
    const { contragentId, version } = body
    const mismatch = (code: 'contragentMismatch', text: string) => refuse(code, text, 'contragentId')
    const asked = { companyId: contragentId, version, right: 'company.edit', mismatch } as const
    const membership = companyFor(context, asked)
    const { banks } = membership.company
    const fault = bankFault(body)
    if (fault) throw refuse(fault.code, fault.message, fault.field)
    if (isKnownAccount(banks, body)) throw refuse('accountExists', accountExists, 'account')
    if (banks.length >= mostBanks)
      throw refuse('limitReached', `Можно добавить не более ${mostBanks} счетов.`)
    const id = newBankId(state)
    const added = [...banks, bankAccount(id, body, false)]
    const isDefault = banks.length === 0 || (body.isDefault ?? false)
    return changed(context, membership, { banks: isDefault ? withDefault(added, id) : added })
  },

  updateCompanyBank(context) {
    const { body, path, refuse } = context
    const { contragentId, version, bank } = body
    const mismatch = (code: 'contragentMismatch', text: string) => refuse(code, text, 'contragentId')
    const membership = companyFor(
      context,
      { companyId: contragentId, version, right: 'company.edit', mismatch },
      ({ banks }) => banks.some(({ id }) => id === path.id),
    )
    const { banks } = membership.company
    const fault = bank && bankFault(bank)
    if (fault) throw refuse(fault.code, fault.message, `bank.${fault.field}`)
    const others = banks.filter(({ id }) => id !== path.id)
    if (bank && isKnownAccount(others, bank)) throw refuse('accountExists', accountExists, 'bank.account')
    const replaced = bank
      ? banks.map((known) => (known.id === path.id ? bankAccount(path.id, bank, known.isDefault) : known))
      : banks
    return changed(context, membership, {
      banks: body.isDefault === true ? withDefault(replaced, path.id) : replaced,
    })
  },

  deleteCompanyBank(context) {
    const { path, query, refuse } = context
    const mismatch = (code: 'contragentMismatch', text: string) => refuse(code, text, 'contragentId')
    const { contragentId, version } = query
    const membership = companyFor(
      context,
      { companyId: contragentId, version, right: 'company.edit', mismatch },
      ({ banks }) => banks.some(({ id }) => id === path.id),
    )
    const left = membership.company.banks.filter(({ id }) => id !== path.id)
    const oldest = Math.min(...left.map(({ id }) => id))
    const hasDefault = left.some(({ isDefault }) => isDefault)
    return changed(context, membership, { banks: hasDefault ? left : withDefault(left, oldest) })
  },

  addCompanyAddress(context) {
    const { state, customer, body, newId, refuse } = context
    const { contragentId, version, kind, address } = body
    const mismatch = (code: 'contragentMismatch', text: string) => refuse(code, text, 'contragentId')
    const right = kind === 'actual' ? 'company.edit' : 'addresses.manage'
    const membership = companyFor(context, { companyId: contragentId, version, right, mismatch })
    if (kind === 'actual') {
      if (!hasPlace(address.components))
        throw refuse('addressIncomplete', 'Укажите улицу или номер дома', 'address.value')
      return changed(context, membership, { actualAddress: address.value.trim() })
    }
    if (address.companyId !== contragentId)
      throw refuse('contragentMismatch', 'Выбрана другая компания. Обновите страницу.', 'address.companyId')
    const own = ownAddresses(state, customer, contragentId)
    const fault = newAddressFault(address, own)
    if (fault) throw refuse(fault.code, fault.message, fault.field)
    const isDefault = own.length === 0 || (address.isDefault ?? false)
    const kept = { id: newId('addresses'), userId: customer.id, companyId: contragentId, isDefault }
    putAddress(state, kept, address, own)
    return changed(context, membership, {})
  },
} satisfies Partial<SandboxOperations>

/** What stands in the register is checked by a manager when it changes. */
function isCheckedAnew(company: CompanyRecord, change: Partial<CompanyRecord>): boolean {
  const { shortName, kpp, legalAddress, director } = { ...company, ...change }
  return (
    shortName !== company.shortName ||
    kpp !== company.kpp ||
    legalAddress !== company.legalAddress ||
    director?.fio !== company.director?.fio ||
    director?.position !== company.director?.position ||
    director?.basis !== company.director?.basis
  )
}
