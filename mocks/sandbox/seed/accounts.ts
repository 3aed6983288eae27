import type {
  AddressRecord,
  CompanyMemberRecord,
  CompanyRecord,
  ContractRecord,
  MachineRecord,
  ManagerRecord,
  NotificationRecord,
  OrderRecord,
  SavedCartRecord,
  UserRecord,
} from './account-records.ts'
import type { Catalogue } from './catalogue-index.ts'
import { seedIds } from './named.ts'
import { notifications } from './notifications.ts'
import type { OrderPlan } from './order-plans.ts'
import { buildOrders } from './orders.ts'
import { companies } from './companies.ts'
import { members } from './members.ts'
import { managers, users } from './people.ts'

export interface Accounts {
  readonly users: readonly UserRecord[]
  readonly managers: readonly ManagerRecord[]
  readonly companies: readonly CompanyRecord[]
  readonly members: readonly CompanyMemberRecord[]
  readonly contracts: readonly ContractRecord[]
  readonly addresses: readonly AddressRecord[]
  readonly machines: readonly MachineRecord[]
  readonly orders: readonly OrderRecord[]
  readonly notifications: readonly NotificationRecord[]
  readonly savedCarts: readonly SavedCartRecord[]
}

const contracts: readonly ContractRecord[] = [
  {
    id: 301,
    companyId: 501,
    number: 'Д-2026/118',
    date: '2026-01-15',
    validUntil: '2026-12-31',
    autoProlong: true,
    type: 'Договор поставки',
    status: 'active',
    paymentTerms: 'Отсрочка 30 календарных дней с даты отгрузки',
    deferDays: 30,
    creditLimit: 500_000_000,
    creditUsed: 128_640_000,
    managerId: 11,
    isDefault: true,
  },
  {
    id: 302,
    companyId: 502,
    number: 'Д-2026/204',
    date: '2026-04-02',
    validUntil: '2027-03-31',
    autoProlong: false,
    type: 'Договор поставки',
    status: 'active',
    paymentTerms: 'Предоплата 100 %',
    deferDays: 0,
    creditLimit: 0,
    creditUsed: 0,
    managerId: 12,
    isDefault: true,
  },
]

const addresses: readonly AddressRecord[] = [
  {
    id: 801,
    userId: 1001,
    companyId: 501,
    title: 'Карьер Шабровский',
    value: 'Свердловская область, г. Екатеринбург, пос. Шабровский, ул. Карьерная, д. 1',
    components: {
      region: 'Свердловская область',
      city: 'Екатеринбург',
      street: 'пос. Шабровский, ул. Карьерная',
      house: '1',
      flat: '',
      postalCode: '620921',
    },
    lat: 56.6217,
    lon: 60.5804,
    contact: { fio: 'Гусев Роман Ильич', phone: '+79125550162' },
    note: 'Въезд через северные ворота, пропуск на машину — за сутки.',
    workHours: 'Пн–Сб 7:00–19:00',
    craneNeeded: true,
    isDefault: true,
  },
  {
    id: 802,
    userId: 1001,
    companyId: 501,
    title: 'База на Сибирском тракте',
    value: 'Свердловская область, г. Екатеринбург, Сибирский тракт, д. 57',
    components: {
      region: 'Свердловская область',
      city: 'Екатеринбург',
      street: 'Сибирский тракт',
      house: '57',
      flat: '',
      postalCode: '620100',
    },
    lat: 56.8059,
    lon: 60.7181,
    contact: { fio: 'Смирнов Алексей Петрович', phone: '+79125550101' },
    note: '',
    workHours: 'Пн–Пт 8:00–17:00',
    craneNeeded: false,
    isDefault: false,
  },
  {
    id: 803,
    userId: 1001,
    companyId: 502,
    title: 'Участок Коркино',
    value: 'Челябинская область, г. Коркино, ул. Горняков, д. 15',
    components: {
      region: 'Челябинская область',
      city: 'Коркино',
      street: 'ул. Горняков',
      house: '15',
      flat: '',
      postalCode: '456550',
    },
    lat: 54.8921,
    lon: 61.4058,
    contact: { fio: 'Лаптев Сергей Михайлович', phone: '+79125550165' },
    note: 'Разгрузка своим погрузчиком.',
    workHours: 'круглосуточно',
    craneNeeded: false,
    isDefault: true,
  },
  {
    id: 804,
    userId: 1002,
    title: 'Дом',
    value: 'Московская область, г. Подольск, ул. Садовая, д. 9, кв. 41',
    components: {
      region: 'Московская область',
      city: 'Подольск',
      street: 'ул. Садовая',
      house: '9',
      flat: '41',
      postalCode: '142100',
    },
    lat: 55.4293,
    lon: 37.5448,
    contact: { fio: 'Кузнецова Мария Игоревна', phone: '+79165550102' },
    note: 'Позвонить за час.',
    workHours: 'после 18:00',
    craneNeeded: false,
    isDefault: true,
  },
]

function buildMachines(catalogue: Catalogue): MachineRecord[] {
  const machine = (
    id: number,
    companyId: number,
    model: string,
    serial: number,
    rest: Pick<MachineRecord, 'year' | 'location' | 'motohours' | 'ownership' | 'status'> &
      Partial<MachineRecord>,
  ): MachineRecord => {
    const found = catalogue.models.find((candidate) => candidate.model === model)
    if (!found) throw new Error(`No machine model ${model}`)
    return {
      id,
      companyId,
      userId: 1001,
      modelId: found.id,
      type: found.machineType,
      brand: found.brand,
      model,
      modification: found.modification,
      serialNumber: `${found.serialPrefix}-${String(serial).padStart(6, '0')}`,
      engineModel: found.engine,
      name: `${found.machineType} ${model}`,
      ...rest,
    }
  }
  const at = '2026-11-16T05:00:00.000Z'
  return [
    machine(901, 501, seedIds.products.onRequest.article, 4417, {
      year: 2021,
      location: 'Карьер Шабровский',
      motohours: { value: 6840, at },
      ownership: 'собственность',
      status: 'active',
      warrantyUntil: '2027-04-01',
      regPlate: '66 СК 4417',
    }),
    machine(902, 501, 'BG-170', 812, {
      year: 2018,
      location: 'База на Сибирском тракте',
      motohours: { value: 11_230, at },
      ownership: 'собственность',
      status: 'repair',
    }),
    machine(903, 501, 'PF-50B', 1206, {
      year: 2022,
      location: 'Карьер Шабровский',
      motohours: { value: 4105, at },
      ownership: 'лизинг',
      status: 'active',
    }),
    machine(904, 502, 'SK-45', 377, {
      year: 2020,
      location: 'Участок Коркино',
      motohours: { value: 9015, at },
      ownership: 'собственность',
      status: 'active',
    }),
  ]
}

/** Product, quantity, and the price of that day where it was another, kopecks. */
type SavedLine = [productId: number, quantity: number, priceThen?: number]

const { inStock, inOtherCitiesOnly, wearPart, superseded, multiple, oil, withdrawn } = seedIds.products

function buildSavedCarts(catalogue: Catalogue): SavedCartRecord[] {
  const linesOf = (lines: SavedLine[]) =>
    lines.map(([productId, quantity, priceThen]) => ({
      productId,
      quantity,
      price: priceThen ?? catalogue.product(productId)?.price ?? 0,
    }))
  const { colleagues, season, story } = seedIds.savedCarts
  return [
    {
      id: colleagues.id,
      userId: 1008,
      companyId: 502,
      name: 'Расходники на месяц',
      comment: '',
      visibility: 'company',
      lines: linesOf([
        [inStock.id, 4],
        [oil.id, 2],
      ]),
      createdAt: '2026-08-03T05:30:00.000Z',
      updatedAt: '2026-10-05T08:15:00.000Z',
    },
    {
      id: season.id,
      userId: 1001,
      companyId: 501,
      name: 'Подготовка к сезону',
      comment: 'Сверить с механиком до заказа',
      visibility: 'private',
      // One is replaced, one no longer sold: not all of it can be bought again.
      lines: linesOf([
        [wearPart.id, 20, 410_000],
        [multiple.id, 50],
        [superseded.id, 1],
        [withdrawn.id, 2, 98_000],
      ]),
      createdAt: '2026-03-12T06:10:00.000Z',
      updatedAt: '2026-03-12T06:10:00.000Z',
    },
    {
      id: story.id,
      userId: 1001,
      companyId: 501,
      name: story.name,
      comment: 'Раз в 500 моточасов',
      visibility: 'company',
      lines: linesOf([
        [inStock.id, 2, 119_000],
        [inOtherCitiesOnly.id, 1],
      ]),
      createdAt: '2026-09-14T06:20:00.000Z',
      updatedAt: '2026-11-02T11:05:00.000Z',
    },
  ]
}

/** The accounts of the story with their papers and orders. Carts begin empty; passwords are hashed by the operations. */
export function buildAccounts(catalogue: Catalogue, moreOrders: readonly OrderPlan[] = []): Accounts {
  return {
    users,
    managers,
    companies,
    members,
    contracts,
    addresses,
    machines: buildMachines(catalogue),
    orders: buildOrders(catalogue, moreOrders),
    notifications,
    savedCarts: buildSavedCarts(catalogue),
  }
}
