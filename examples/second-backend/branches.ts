import type { Call, Operation } from './call.ts'
import { degrees, invalid, object, sessid, storeCode } from './checks.ts'
import { refuse } from './problems.ts'

export interface Branch {
  id: number
  city: string
  xml_id: string
  store_id: string
  store_name: string
  kind: string
  address: string
  lat: number
  lon: number
  zone: string
  phone: string
  email: string
  district_id: number
  district: string
  place: number
}

export const schedule = 'Пн–Пт 8:00–18:00, Сб 9:00–14:00'
const week = [
  { days: 'Пн–Пт', from: '08:00', to: '18:00' },
  { days: 'Сб', from: '09:00', to: '14:00' },
  { days: 'Вс', from: null, to: null },
]

export function allBranches({ db }: Pick<Call, 'db'>): readonly Branch[] {
  return db.fixed<Branch>('select * from branches order by id')
}

/** The branch of an answer: asked for, chosen, of the account, else the one at the caller's address: the first. */
export function branchOf(call: Call): Branch {
  const branches = allBranches(call)
  const asked = call.query.get('store')
  if (asked !== null) {
    const found = branches.find(({ xml_id }) => xml_id === asked)
    if (!found) throw invalid('store', 'Такого филиала нет.')
    return found
  }
  return sessionBranch(call, branches)
}

function sessionBranch({ visitor, customer }: Call, branches: readonly Branch[]): Branch {
  const id = visitor.branch ?? customer?.branch ?? 1
  const found = branches.find((branch) => branch.id === id) ?? branches[0]
  if (!found) throw new Error('There are no branches')
  return found
}

/** Days until something of one branch can be collected in another; the roads go along the Volga. */
export function daysBetween(from: Branch, to: Branch): { min: number; max: number } | undefined {
  if (from.id === to.id) return undefined
  const steps = Math.abs(from.place - to.place)
  return { min: steps + 1, max: steps + 3 }
}

/** Branches as they can serve this one: itself, then the soonest, ties by store. */
export function soonestFirst(branches: readonly Branch[], here: Branch): Branch[] {
  const days = (branch: Branch) => daysBetween(branch, here)?.min ?? 0
  return branches.toSorted((a, b) => days(a) - days(b) || (a.store_id < b.store_id ? -1 : 1))
}

export function branchCard(branch: Branch) {
  return {
    id: branch.id,
    name: branch.city,
    xmlId: branch.xml_id,
    storeId: branch.store_id,
    storeName: branch.store_name,
    type: branch.kind,
    address: branch.address,
    lat: branch.lat,
    lon: branch.lon,
    timeZone: branch.zone,
    phones: [branch.phone],
    email: branch.email,
    schedule: week,
    services: [],
    district: { id: branch.district_id, name: branch.district },
    picture: null,
  }
}

export function orderStore(branch: Branch) {
  return { storeId: branch.store_id, name: branch.store_name, city: branch.city, address: branch.address }
}

export const byCity = (a: Branch, b: Branch) => a.city.localeCompare(b.city, 'ru') || a.id - b.id

/** Open now, by the clock of the branch. */
export function isOpen({ zone }: Branch, now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const of = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  const hour = Number(of['hour'])
  if (of['weekday'] === 'Sun') return false
  return of['weekday'] === 'Sat' ? hour >= 9 && hour < 14 : hour >= 8 && hour < 18
}

function listBranches(call: Call) {
  return {
    title: 'Филиалы',
    meta: { metaTitle: 'Филиалы', metaDescription: '', metaKeywords: '' },
    blocks: [],
    items: allBranches(call)
      .toSorted(call.wrong('branchesById') ? (a, b) => a.id - b.id : byCity)
      .map(branchCard),
  }
}

function currentStore(call: Call) {
  const branches = allBranches(call)
  const { query, visitor } = call
  const [lat, lon] = [query.get('lat'), query.get('lon')]
  if ((lat === null) !== (lon === null)) throw invalid(lat === null ? 'lat' : 'lon', 'Нужны обе координаты.')
  let branch = sessionBranch(call, branches)
  if (lat !== null && lon !== null && (!visitor.chosen || call.wrong('chosenOverruled'))) {
    const far = (one: Branch) => distance(Number(lat), Number(lon), one)
    branch = branches.toSorted((a, b) => far(a) - far(b) || a.id - b.id)[0] ?? branch
    if (call.wrong('coordinatesStored'))
      call.db.run('update visitors set branch = ? where id = ?', branch.id, visitor.id)
  }
  const clients = branches.find(({ xml_id }) => xml_id === query.get('store'))
  return {
    store: branch.city,
    storeId: branch.store_id,
    storeXmlId: branch.xml_id,
    change: clients !== undefined && (clients.id !== branch.id || call.wrong('changeAlwaysTold')),
    timeZone: branch.zone,
  }
}

/** Along a great circle, in radians. */
function distance(lat: number, lon: number, to: Branch): number {
  const rad = Math.PI / 180
  const cosine =
    Math.sin(lat * rad) * Math.sin(to.lat * rad) +
    Math.cos(lat * rad) * Math.cos(to.lat * rad) * Math.cos((lon - to.lon) * rad)
  return Math.acos(Math.min(1, Math.max(-1, cosine)))
}

function setUserStore(call: Call) {
  const { db, visitor, customer, wrong } = call
  const branch = allBranches(call).find(
    ({ store_id, xml_id }) => store_id === call.body['storeId'] || xml_id === call.body['storeId'],
  )
  if (!branch) throw refuse('storeNotFound', 'Такого филиала нет.', 'storeId')
  if (wrong('branchNotKept')) return { is_success: true }
  db.run('update visitors set branch = ?, chosen = 1 where id = ?', branch.id, visitor.id)
  if (customer && !wrong('branchForSessionOnly'))
    db.run('update users set branch = ? where id = ?', branch.id, customer.id)
  return { is_success: true }
}

export const branchOperations: Operation[] = [
  { id: 'listBranches', method: 'GET', path: '/web/branches/', who: 'anyone', answer: listBranches },
  {
    id: 'getCurrentStore',
    method: 'GET',
    path: '/web/header/currentStore/',
    who: 'anyone',
    query: { lat: degrees(90), lon: degrees(180), store: storeCode },
    answer: currentStore,
  },
  {
    id: 'setUserStore',
    method: 'POST',
    path: '/web/header/setUserStore/',
    who: 'visitor',
    guarded: true,
    body: object({ SESSID: sessid, storeId: storeCode }),
    answer: setUserStore,
  },
]
