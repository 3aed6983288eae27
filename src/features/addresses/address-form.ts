import { z } from 'zod'
import type { Data } from '../../api/operation.ts'
import { optionalText, requiredText } from '../../forms/field-schemas.ts'
import { fio, minLength, phone } from '../../forms/rules.ts'
import type { listAddresses } from '../../generated/operations.ts'
import { formatPhone, normalisePhone } from '../../lib/phone.ts'
import type { Place } from './place.ts'

export type Address = Data<typeof listAddresses>['items'][number]

const fields = z.object({
  value: requiredText(minLength(5)),
  title: requiredText(),
  fio: optionalText(fio),
  phone: optionalText(phone),
  workHours: optionalText(),
  note: optionalText(),
  craneNeeded: z.boolean(),
  isDefault: z.boolean(),
})

type Fields = z.input<typeof fields>

/** A contact has both a name and a phone; the message stands at the one that is missing. */
const contactPart = (missing: 'fio' | 'phone', given: 'fio' | 'phone') =>
  [
    (values: Fields) => values[given].trim() === '' || values[missing].trim() !== '',
    {
      error: 'Заполните поле',
      path: [missing],
      // Checked even while other fields are invalid.
      when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
    },
  ] satisfies [unknown, unknown]

export const addressSchema = fields
  .refine(...contactPart('fio', 'phone'))
  .refine(...contactPart('phone', 'fio'))

export function startValues(address: Address | undefined): Fields {
  return {
    value: address?.value ?? '',
    title: address?.title ?? '',
    fio: address?.contact?.fio ?? '',
    phone: address?.contact ? formatPhone(address.contact.phone) : '',
    workHours: address?.workHours ?? '',
    note: address?.note ?? '',
    craneNeeded: address?.craneNeeded ?? false,
    isDefault: address?.isDefault ?? false,
  }
}

/** What is sent: the form, the parts of the address and the place of the pin. */
export function addressInput(
  { value, title, fio: name, phone: number, ...rest }: Fields,
  {
    companyId,
    components,
    place,
  }: { companyId: number | null; components: Address['components']; place: Place | null },
) {
  return {
    ...rest,
    title: title.trim(),
    value: value.trim(),
    companyId,
    components,
    contact: name.trim() === '' ? null : { fio: name.trim(), phone: normalisePhone(number) },
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
  }
}

/** A house number, or a word that begins or ends the name of a street. */
const streetMark =
  /\d|(?:^|[\s,.])(?:ул|улица|пр|пр-т|просп|проспект|пер|переулок|ш|шоссе|тракт|наб|набережная|б-р|бульвар|проезд|пл|площадь|тупик|аллея|линия)(?:[\s,.]|$)/i

/**
 * The directory doesn't know it: the whole text stands for the street, if it names one.
 * @param isPinned a pin shows the place, which may be a quarry without a street
 */
export function componentsAsTyped(value: string, isPinned: boolean): Address['components'] {
  const text = value.trim().slice(0, 150)
  return {
    region: '',
    city: '',
    street: isPinned || streetMark.test(text) ? text : '',
    house: '',
    flat: '',
    postalCode: '',
    fiasId: null,
  }
}
