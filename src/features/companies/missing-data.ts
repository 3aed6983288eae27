import type { Company } from './company-api.ts'

/** What papers and deliveries need and a company may be registered without (R-POPUP-03). */
export type MissingPart = 'director' | 'bank' | 'phone' | 'email' | 'address'

const words: Readonly<Record<MissingPart, string>> = {
  director: 'руководитель',
  bank: 'банковский счёт',
  phone: 'телефон',
  email: 'e-mail для документов',
  address: 'адрес доставки',
}

/** The parts that were left out, most needed first. */
export function missingParts({ type, director, banks, phone, email, addresses }: Company): MissingPart[] {
  return [
    ...(type === 'ЮЛ' && director === null ? (['director'] as const) : []),
    ...(banks.length === 0 ? (['bank'] as const) : []),
    ...(phone === null ? (['phone'] as const) : []),
    ...(email === null ? (['email'] as const) : []),
    ...(addresses.length === 0 ? (['address'] as const) : []),
  ]
}

/** As a buyer reads it: 'банковский счёт, телефон'. */
export function missingWords(parts: readonly MissingPart[]): string {
  return parts.map((part) => words[part]).join(', ')
}
