import type { SQLInputValue } from 'node:sqlite'
import { branches } from './places-data.ts'

/** What earlier orders are made of. */
interface Sold {
  id: number
  code: string
  article: string
  brand: string
  name: string
  price: number
  vat: number
  unit: string
  multiplicity: number
  least: number
}

interface Files {
  run: (sql: string, ...values: SQLInputValue[]) => number
  all: <Row>(sql: string, ...values: SQLInputValue[]) => Row[]
}

const [first = []] = branches
const store = { storeId: first[3], name: first[4], city: first[1], address: first[6] }

/** 22 earlier orders of the company, three of the person: enough for a second page and for every tab. */
export function fillOrders(files: Files): void {
  const goods = files.all<Sold>(`select * from products where state = 'sale' and least = 1 order by id`)
  for (let index = 0; index < 25; index += 1) {
    const isPerson = index % 9 === 4
    const picked = [goods[(index * 5) % goods.length], goods[(index * 11 + 3) % goods.length]]
    const lines = (index % 2 === 0 ? picked : picked.slice(0, 1)).filter((one) => one !== undefined)
    fillOrder(files, index, isPerson, lines)
  }
}

/** What an order was before it came to its status; each may follow the one before it. */
const waysTo = {
  payment: ['new', 'order-processing'],
  'in-work': ['new', 'order-processing'],
  completed: ['new', 'order-processing', 'in-work', 'ready-for-shipment'],
  canceled: ['new'],
} as const

function fillOrder(files: Files, index: number, isPerson: boolean, goods: readonly Sold[]): void {
  const id = 901 + index
  const createdAt = new Date(
    Date.UTC(2026, 1 + Math.floor(index / 4), 3 + index, 5 + (index % 17), 40),
  ).toISOString()
  const status =
    index === 7 ? 'payment' : index === 11 ? 'in-work' : index % 6 === 5 ? 'canceled' : 'completed'
  const courier = index % 4 === 1 && !isPerson
  const sum = goods.reduce((all, { price }, place) => all + price * (place + 1 + (index % 3)), 0)
  const price = courier ? 92_900 : 0
  const deferred = index === 11
  const paid = status === 'completed' ? sum + price : index === 11 ? 100_000 : 0
  const payStatus =
    { completed: 'paid', canceled: 'none', payment: 'awaiting', 'in-work': 'partial' }[status] ?? 'none'
  const actor = isPerson ? 'Никитина Дарья' : 'Галиев Ринат Маратович'
  const history = [null, ...waysTo[status]].map((from, hour, steps) => ({
    at: new Date(Date.parse(createdAt) + hour * 3_600_000).toISOString(),
    actor: from === null ? actor : 'Волга-Спецтех',
    from,
    to: steps[hour + 1] ?? status,
  }))
  const delivery = {
    type: courier ? 'courier' : 'pickup',
    store: courier ? null : store,
    address: courier ? companyAddress : null,
    terminal: null,
    price,
    etaFrom: createdAt.slice(0, 10),
    etaTo: new Date(Date.parse(createdAt) + 2 * 86_400_000).toISOString().slice(0, 10),
    unloading: 'none',
    needsAuthority: !isPerson,
    recipient: { fio: actor, phone: '+78435550101' },
  }
  const payment = {
    type: deferred ? 'contractDeferred' : isPerson ? 'cashPickup' : 'invoicePrepay',
    dueDate: null,
  }
  files.run(
    'insert into orders values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)',
    id,
    `ВС-${String(id).padStart(6, '0')}`,
    history.length,
    createdAt,
    isPerson ? 32 : 31,
    isPerson ? null : 61,
    isPerson ? null : 801,
    status,
    payStatus,
    paid,
    JSON.stringify(delivery),
    JSON.stringify(payment),
    '',
    index % 5 === 0 ? `ТМО-${index + 40}` : null,
    JSON.stringify(history),
  )
  for (const [place, one] of goods.entries()) {
    const { code, article, brand, name, unit, multiplicity } = one
    const sources = { webp: `/media/goods/${one.id}.webp`, standard: `/media/goods/${one.id}.svg` }
    const picture = { desktopImage: sources, mobileImage: sources, alt: name, width: 800, height: 600 }
    const snapshot = {
      id: one.id,
      xmlId: `vs-${one.id}`,
      code,
      article,
      brand,
      name,
      url: `/product/${code}/`,
      picture,
      unit,
      multiplicity,
      minQty: one.least,
    }
    files.run(
      'insert into order_lines values (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?)',
      id * 1000 + place + 1,
      id,
      one.id,
      JSON.stringify(snapshot),
      place + 1 + (index % 3),
      one.price,
      one.price,
      one.vat,
      createdAt.slice(0, 10),
      status === 'completed' ? 'shipped' : status === 'canceled' ? 'canceled' : 'reserved',
    )
  }
}

const companyAddress = {
  id: 71,
  version: 1,
  title: 'База на Тэцевской',
  companyId: 61,
  value: 'Казань, ул. Тэцевская, 11',
  components: {
    region: 'Республика Татарстан',
    city: 'Казань',
    street: 'ул. Тэцевская',
    house: '11',
    flat: '',
    postalCode: '420108',
  },
  lat: 55.86,
  lon: 49.09,
  contact: null,
  note: '',
  workHours: '',
  craneNeeded: false,
  isDefault: true,
  usedInOpenOrders: 0,
}
