import type { Catalogue } from './catalogue-index.ts'
import type { DealerMachineRecord, MachineRecord } from './machine-record.ts'
import { buildLargeFleet } from './large-fleet.ts'
import { plate } from './machine-plate.ts'
import { seedIds } from './named.ts'

const excavator = seedIds.products.onRequest.article
const readAt = '2026-11-16'

/** The machines of the companies of the story. */
export function buildFleets(catalogue: Catalogue): MachineRecord[] {
  const machine = (
    ...[id, companyId, model, serial, year, rest]: [
      id: number,
      companyId: number,
      model: string,
      serial: number,
      year: number,
      rest: Pick<MachineRecord, 'location' | 'motohours' | 'ownership' | 'status'> & Partial<MachineRecord>,
    ]
  ): MachineRecord => {
    const facts = plate(catalogue, model, serial, year)
    return { id, companyId, userId: 1001, ...facts, name: `${facts.type} ${model}`, ...rest }
  }
  return [
    machine(901, 501, excavator, 4417, 2021, {
      location: 'Карьер Шабровский',
      motohours: { value: 6840, at: readAt },
      lastService: { hours: 6750, at: '2026-11-02' },
      ownership: 'own',
      status: 'active',
      warrantyUntil: '2027-04-01',
      regPlate: '66 СК 4417',
    }),
    machine(902, 501, 'BG-170', 812, 2018, {
      location: 'База на Сибирском тракте',
      motohours: { value: 11_230, at: readAt },
      lastService: { hours: 11_250, at: '2026-11-12' },
      ownership: 'own',
      status: 'repair',
      warrantyUntil: '2020-06-01',
    }),
    machine(903, 501, 'PF-50B', 1206, 2022, {
      location: 'Карьер Шабровский',
      motohours: { value: 4105, at: readAt },
      lastService: { hours: 3750, at: '2026-09-15' },
      ownership: 'leasing',
      status: 'active',
    }),
    machine(904, 502, 'SK-45', 377, 2020, {
      location: 'Участок Коркино',
      motohours: { value: 9015, at: readAt },
      lastService: { hours: 9000, at: '2026-11-10' },
      ownership: 'own',
      status: 'active',
    }),
    machine(911, 501, 'BG-170', 95, 2016, {
      name: 'Бульдозер BG-170 старый',
      location: '',
      motohours: { value: 17_902, at: '2025-09-30' },
      ownership: 'own',
      status: 'sold',
    }),
    machine(912, 501, 'PF-50B', 1290, 2022, {
      name: 'Погрузчик PF-50B из аренды',
      location: 'Карьер Шабровский',
      motohours: { value: 3310, at: readAt },
      ownership: 'rent',
      status: 'pendingVerification',
    }),
    machine(913, 502, excavator, 5031, 2023, {
      name: 'Экскаватор EG-210 в ремонте',
      location: 'Сервис в Челябинске',
      motohours: { value: 2240, at: readAt },
      lastService: { hours: 2250, at: '2026-11-12' },
      ownership: 'leasing',
      status: 'repair',
      warrantyUntil: '2027-02-15',
    }),
    ...buildLargeFleet(catalogue),
  ]
}

/** What the dealer knows: the confirmed machines of the fleets, and some that nobody has linked. */
export function buildDealerMachines(
  catalogue: Catalogue,
  fleets: readonly MachineRecord[],
): DealerMachineRecord[] {
  const linked = fleets
    .filter(({ status }) => status !== 'pendingVerification')
    .map(({ id, companyId, modelId, type, brand, model, modification, year, ...rest }) => ({
      id,
      ...(modelId !== undefined && { modelId }),
      type,
      brand,
      model,
      ...(modification !== undefined && { modification }),
      year,
      serialNumber: rest.serialNumber,
      ...(rest.engineModel !== undefined && { engineModel: rest.engineModel }),
      ...(rest.warrantyUntil !== undefined && { warrantyUntil: rest.warrantyUntil }),
      contractId: companyId === 501 ? 301 : companyId === 502 ? 302 : 300,
    }))
  return [
    ...linked,
    {
      id: 951,
      ...plate(catalogue, excavator, 5120, 2023),
      warrantyUntil: '2027-09-30',
      vin: 'XUREG2100P0005120',
      contractId: 301,
    },
    { id: 952, ...plate(catalogue, 'PF-50B', 1311, 2021), contractId: 301 },
    { id: 953, ...plate(catalogue, 'SK-45', 402, 2022), contractId: 302 },
    { id: 954, ...plate(catalogue, 'BG-170', 1099, 2020), warrantyUntil: '2026-01-31' },
  ]
}
