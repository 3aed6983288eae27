import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { BankAccountRecord, CompanyRecord } from '../seed/company-record.ts'
import { banks } from '../seed/banks.ts'
import { isAccount } from '../../../src/lib/check-digits.ts'

/** The largest number of accounts of one company. */
export const mostBanks = 20

export type BankInput = components['schemas']['CompanyBankInput']

/** Why a bank account can't be stored; `undefined` when it can. `field` is that of `BankInput`. */
export function bankFault({
  bik,
  account,
}: BankInput):
  | { code: 'bankNotFound' | 'accountInvalid'; message: string; field: keyof BankInput }
  | undefined {
  if (!banks.some((bank) => bank.bik === bik))
    return { code: 'bankNotFound', message: 'Банк с таким БИК не найден.', field: 'bik' }
  if (!isAccount(account, bik))
    return { code: 'accountInvalid', message: 'Номер счёта не соответствует БИК.', field: 'account' }
  return undefined
}

export const isKnownAccount = (accounts: readonly BankAccountRecord[], { bik, account }: BankInput) =>
  accounts.some((known) => known.bik === bik && known.account === account)

/** An account with the name and the correspondent account of its bank. @throws when `bankFault` isn't asked first */
export function bankAccount(id: number, { bik, account }: BankInput, isDefault: boolean): BankAccountRecord {
  const bank = banks.find((known) => known.bik === bik)
  if (!bank) throw new Error(`No bank has the БИК ${bik}`)
  return { id, bik, name: bank.name, corrAccount: bank.corrAccount, account, isDefault }
}

/** The accounts with this one as the only default. */
export const withDefault = (accounts: readonly BankAccountRecord[], id: number): BankAccountRecord[] =>
  accounts.map((one) => ({ ...one, isDefault: one.id === id }))

/** The next id of an account; accounts are no collection of their own. Never repeats. */
export function newBankId({ companies, counters }: SandboxState): number {
  const known = companies.all().flatMap((company: CompanyRecord) => company.banks.map(({ id }) => id))
  const last = counters.get('banks')?.last ?? Math.max(0, ...known)
  counters.put({ id: 'banks', last: last + 1 })
  return last + 1
}
