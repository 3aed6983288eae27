import { z } from 'zod'
import type { Input } from '../../api/operation.ts'
import { bankFaults, bankInput, bankSchema, emptyBank } from '../../forms/company/bank.ts'
import { inn, kpp, ogrn } from '../../forms/company/company-numbers.ts'
import { directorFaults, directorInput, type DirectorValues } from '../../forms/company/director.ts'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { email, minLength, phone, required } from '../../forms/rules.ts'
import type { addCompany } from '../../generated/operations.ts'
import { normalisePhone } from '../../lib/phone.ts'

const requisites = {
  type: z.enum(['ЮЛ', 'ИП']),
  name: requiredText(minLength(2)),
  kpp: z.string(),
  legalAddress: requiredText(minLength(5)),
  directorFio: z.string(),
  directorPosition: z.string(),
  directorBasis: z.string(),
  phone: optionalText(phone),
  email: optionalText(email),
}

/** What is wrong with the fields that only a legal entity has, and must have. */
function entityFaults(values: { type: string; kpp: string } & DirectorValues) {
  if (values.type !== 'ЮЛ') return []
  const wrongKpp = required(values.kpp) ?? kpp(values.kpp)
  return [
    ...(wrongKpp === undefined ? [] : [{ path: 'kpp' as const, message: wrongKpp }]),
    ...directorFaults(values),
  ]
}

/** Checked even while other fields are invalid, so that all messages stand at once. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** A new company. */
export const companySchema = z
  .object({ ...requisites, inn: requiredText(inn), ogrn: requiredText(ogrn), ...bankSchema })
  .superRefine((values, context) => {
    for (const { path, message } of [...entityFaults(values), ...bankFaults(values)])
      context.addIssue({ code: 'custom', message, path: [path] })
  }, always)
export type CompanyFields = z.input<typeof companySchema>

/** A company that is there already. */
export const changeSchema = z
  .object({ ...requisites, shortName: requiredText(minLength(2)), actualAddress: requiredText(minLength(5)) })
  .superRefine((values, context) => {
    for (const { path, message } of entityFaults(values))
      context.addIssue({ code: 'custom', message, path: [path] })
  }, always)

export const emptyCompany: CompanyFields = {
  type: 'ЮЛ',
  inn: '',
  name: '',
  kpp: '',
  ogrn: '',
  legalAddress: '',
  directorFio: '',
  directorPosition: '',
  directorBasis: 'Устава',
  ...emptyBank,
  phone: '',
  email: '',
}

/** What is sent to add the company. */
export function companyInput(values: CompanyFields): Omit<Input<typeof addCompany>['body'], 'SESSID'> {
  const { type, inn: number, name, legalAddress } = values
  const bank = bankInput(values)
  return {
    type,
    inn: number.trim(),
    name: name.trim(),
    ogrn: values.ogrn.trim(),
    legalAddress: legalAddress.trim(),
    ...(type === 'ЮЛ' && { kpp: values.kpp.trim(), director: directorInput(values) }),
    ...(bank && { bank }),
    ...(values.phone.trim() !== '' && { phone: normalisePhone(values.phone) }),
    ...(values.email.trim() !== '' && { email: values.email.trim() }),
  }
}
