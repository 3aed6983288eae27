import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type { AddressRecord } from '../seed/address-record.ts'
import { versionOf } from './addresses.ts'
import { folded } from './folded.ts'

export type AddressInput = components['schemas']['DeliveryAddressInput']

/** The largest number of addresses of one owner. */
const mostAddresses = 200

interface Fault<Code extends string> {
  code: Code
  message: string
  field?: 'address.value' | 'address.title'
}

/**
 * Why an address can't be stored; `undefined` when it can.
 * @param others the other addresses of its owner
 */
export function addressFault(
  { title, components }: AddressInput,
  others: readonly AddressRecord[],
): Fault<'addressIncomplete' | 'nameTaken'> | undefined {
  if (!hasPlace(components))
    return { code: 'addressIncomplete', message: 'Укажите улицу или номер дома', field: 'address.value' }
  if (others.some((other) => folded(other.title) === folded(title.trim())))
    return { code: 'nameTaken', message: 'Адрес с таким названием уже есть.', field: 'address.title' }
  return undefined
}

/** The same for one more address of its owner. */
export function newAddressFault(
  input: AddressInput,
  own: readonly AddressRecord[],
): Fault<'addressIncomplete' | 'nameTaken' | 'limitReached'> | undefined {
  const fault = addressFault(input, own)
  if (fault || own.length < mostAddresses) return fault
  return { code: 'limitReached', message: `Можно добавить не более ${mostAddresses} адресов.` }
}

/** An address has a street or a house (R-FORM-24). */
export function hasPlace({ street, house }: AddressInput['components']): boolean {
  return street.trim() !== '' || house.trim() !== ''
}

/**
 * Stores an address; as the default one it takes the mark from the owner's others.
 * @param kept what doesn't come from the customer
 */
export function putAddress(
  { addresses }: Pick<SandboxState, 'addresses'>,
  kept: Pick<AddressRecord, 'id' | 'userId' | 'companyId' | 'version' | 'isDefault'>,
  input: AddressInput,
  others: readonly AddressRecord[],
): AddressRecord {
  if (kept.isDefault)
    for (const other of others)
      if (other.isDefault) addresses.put({ ...other, isDefault: false, version: versionOf(other) + 1 })
  const { fiasId, ...components } = input.components
  return addresses.put({
    ...kept,
    title: input.title.trim(),
    value: input.value.trim(),
    components: { ...components, ...(fiasId != null && { fiasId }) },
    lat: input.lat ?? null,
    lon: input.lon ?? null,
    contact: input.contact ?? null,
    note: input.note ?? '',
    workHours: input.workHours ?? '',
    craneNeeded: input.craneNeeded ?? false,
  })
}
