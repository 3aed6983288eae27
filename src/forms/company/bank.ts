import { z } from 'zod'
import { optionalText } from '../field-schemas.ts'
import { required } from '../rules.ts'
import { account, bik } from './company-numbers.ts'

/** A bank account, as forms hold it; both empty: none. */
export interface BankValues {
  bik: string
  account: string
}

export const emptyBank: BankValues = { bik: '', account: '' }

/** The members of a form's schema; `bankFaults` adds what one member can't know of the other. */
export const bankSchema = { bik: optionalText(bik), account: z.string() }

/** The fields of the request under their names in the form. */
export const bankServerFields = { 'bank.bik': 'bik', 'bank.account': 'account' } as const

/** What is wrong with the pair: an account has both its number and its bank, and its key belongs to the bank. */
export function bankFaults(values: BankValues): { path: keyof BankValues; message: string }[] {
  const [noBik, noAccount] = [required(values.bik), required(values.account)]
  if (noBik !== undefined && noAccount !== undefined) return []
  if (noAccount !== undefined) return [{ path: 'account', message: noAccount }]
  const wrong = account(values.account, values.bik)
  return [
    ...(noBik === undefined ? [] : [{ path: 'bik' as const, message: noBik }]),
    ...(wrong === undefined ? [] : [{ path: 'account' as const, message: wrong }]),
  ]
}

/** The account as it is sent; undefined without one. */
export function bankInput({ bik: bank, account: number }: BankValues) {
  return bank.trim() === '' ? undefined : { bik: bank.trim(), account: number.trim() }
}
