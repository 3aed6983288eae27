import { statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { newFolder, type ServerProcess, startShop } from './processes.ts'
import { addToCart, countInCart, oddProduct, orderBody, orderIds, sendOrder } from './purchases.ts'
import type { Tally } from './tally.ts'
import { Visitor } from './visitor.ts'

type Kind = 'kill' | 'SIGTERM' | 'full disk' | 'broken record'

/** So many rounds are played on one database: the seed has 268 pieces of what is ordered. */
const roundsOfOne = 20
const mostOrders = 8
const guestsAtOnce = 3

interface Guest {
  visitor: Visitor
  acknowledged: number
  /** A call has no answer: it may have been done or not. */
  isOpen: boolean
}

/** One database with its visitors, over many starts of the shop. */
interface Shop {
  folder: string
  assets: string
  buyer: Visitor | undefined
  before: number[]
  wishes: Map<string, object>
  orders: Map<string, number>
  guests: Guest[]
  bystander: Visitor | undefined
}

/**
 * Ends the shop at random moments while guests fill their carts and a customer orders, then starts it again and compares
 * what it has with what it had acknowledged.
 */
export async function killRounds(
  tally: Tally,
  { rounds, random }: { rounds: number; random: () => number },
): Promise<void> {
  const assets = await newFolder()
  let shop: Shop | undefined
  for (let round = 0; round < rounds; round += 1) {
    if (!shop || round % roundsOfOne === 0) {
      if (shop) await lastLook(shop, tally)
      shop = await newShop(assets)
    }
    await playRound(shop, kindOf(round, rounds), { tally, random })
    tally.count('rounds')
  }
  if (shop) await lastLook(shop, tally)
  tally.tell('orders sent again')
}

/** Mostly kills; few rounds still have one of each kind. */
function kindOf(round: number, rounds: number): Kind {
  const at = rounds < 10 ? round : round % 10
  if (at === 2) return 'SIGTERM'
  if (at === 3) return 'full disk'
  return at === 4 ? 'broken record' : 'kill'
}

const newShop = async (assets: string): Promise<Shop> => ({
  folder: await newFolder(),
  assets,
  buyer: undefined,
  before: [],
  wishes: new Map(),
  orders: new Map(),
  guests: [],
  bystander: undefined,
})

interface Surroundings {
  tally: Tally
  random: () => number
}

async function playRound(shop: Shop, kind: Kind, { tally, random }: Surroundings): Promise<void> {
  const mend = kind === 'broken record' && shop.bystander ? breakRecord(shop) : () => undefined
  const server = await start(shop, kind === 'full disk')
  try {
    if (kind === 'broken record') await lookAsBystander(shop, server, tally)
    await compare(shop, server, tally, kind !== 'full disk').catch((error: unknown) => {
      tally.find('lost', `${kind}: ${String(error)}`)
      shop.guests = []
    })
    const isServed = await makeVisitors(shop, server).then(
      () => true,
      (error: unknown) => tally.find('lost', `${kind}: ${String(error)}`),
    )
    if (isServed !== true) return
    const ending = { begun: false }
    const work = Promise.all([
      ...shop.guests.map((guest) => fillCart(guest, ending, tally)),
      buy(shop, ending, tally),
    ])
    if (kind === 'full disk') await Promise.race([work, wait(4000)])
    else await wait(20 + random() * 500)
    if (kind === 'full disk') await lookAround(server, tally)
    if (!server.isAlive()) tally.find('ended processes', `the shop ended by itself (${kind})`)
    ending.begun = true
    const code = await server.end(kind === 'SIGTERM' ? 'SIGTERM' : 'SIGKILL')
    if (kind === 'SIGTERM' && code !== 0) tally.find('ended processes', `SIGTERM ended the shop with ${code}`)
    await work
    for (const fault of server.faults())
      if (kind !== 'full disk') tally.find('blank pages', fault.slice(0, 300))
    if (kind === 'SIGTERM')
      for (const { isOpen } of shop.guests)
        if (isOpen) tally.find('lost', 'SIGTERM left a call without its answer')
  } finally {
    if (server.isAlive()) await server.end('SIGKILL')
    mend()
  }
}

async function start({ folder, assets }: Shop, isFull = false): Promise<ServerProcess> {
  const size = sizeOf(join(folder, 'sandbox.sqlite'))
  return startShop({
    env: { DATA_DIR: folder, ASSETS_DIR: assets },
    ...(isFull && { fileLimit: Math.ceil(size / 1024) + 160 }),
  })
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0
}

/** What was acknowledged before the end is there, once. */
async function compare(
  shop: Shop,
  { origin }: ServerProcess,
  tally: Tally,
  mayWrite: boolean,
): Promise<void> {
  for (const { visitor, acknowledged, isOpen } of shop.guests) {
    visitor.origin = origin
    const kept = await countInCart(visitor)
    if (kept < acknowledged) tally.find('lost', `${acknowledged - kept} additions`, acknowledged - kept)
    const most = acknowledged + (isOpen ? 1 : 0)
    if (kept > most) tally.find('doubled', `${kept - most} additions`, kept - most)
    visitor.leave()
  }
  shop.guests = []
  const { buyer, wishes, orders } = shop
  if (!buyer) return
  buyer.origin = origin
  if (mayWrite)
    for (const [key, body] of wishes) {
      // As a shop does that got no answer: the same request again.
      const sent = await sendOrder(buyer, key, body)
      if (typeof sent === 'number') orders.set(key, sent)
      // So many orders a minute are the limit. It says that this one wasn't made: if it was, it is one too many below.
      else if (sent.status === 429) tally.note('orders sent again', 'over the limit')
      else tally.find('lost', `an order that is sent again is refused: ${sent.status} ${sent.code}`)
      if (typeof sent === 'number') tally.note('orders sent again', 'answered')
      wishes.delete(key)
    }
  const made = (await orderIds(buyer)).filter((id) => !shop.before.includes(id))
  const known = new Set(orders.values())
  const lost = [...known].filter((id) => !made.includes(id)).length
  if (lost > 0) tally.find('lost', `${lost} orders`, lost)
  const more = made.filter((id) => !known.has(id)).length - (mayWrite ? 0 : wishes.size)
  if (more > 0) tally.find('doubled', `${more} orders`, more)
  if (known.size < orders.size) tally.find('lost', 'two wishes have one order')
}

async function makeVisitors(shop: Shop, { origin }: ServerProcess): Promise<void> {
  shop.guests = Array.from({ length: guestsAtOnce }, () => ({
    visitor: new Visitor(origin),
    acknowledged: 0,
    isOpen: false,
  }))
  for (const { visitor } of shop.guests) await visitor.introduce()
  if (shop.buyer) return
  shop.buyer = await new Visitor(origin).logIn('buyer@example.ru')
  shop.before = await orderIds(shop.buyer)
  shop.bystander = new Visitor(origin)
  await addToCart(shop.bystander, oddProduct.id, 4)
}

interface Ending {
  begun: boolean
}

async function fillCart(guest: Guest, ending: Ending, tally: Tally): Promise<void> {
  while (!ending.begun) {
    guest.isOpen = true
    try {
      const { status, data } = await addToCart(guest.visitor)
      guest.isOpen = false
      if (status !== 200 || data === null || data === undefined) return
      guest.acknowledged += 1
      tally.count('acknowledged')
    } catch (error) {
      // A connection that was never opened has carried nothing.
      guest.isOpen = !isRefused(error)
      return
    }
  }
}

async function buy({ buyer, wishes, orders }: Shop, ending: Ending, tally: Tally): Promise<void> {
  // A wish without an answer waits for its next try: another cart would be another order.
  if (!buyer || wishes.size > 0) return
  try {
    for (let count = 0; count < mostOrders && !ending.begun; count += 1) {
      const { data } = await addToCart(buyer)
      if (data === null || data === undefined) return
      const key = crypto.randomUUID()
      const body = await orderBody(buyer)
      wishes.set(key, body)
      const sent = await sendOrder(buyer, key, body)
      if (typeof sent !== 'number') {
        // Refused in words, as on a full disk: nothing was done.
        if (sent.status > 0) wishes.delete(key)
        return
      }
      orders.set(key, sent)
      wishes.delete(key)
      tally.count('acknowledged')
    }
  } catch (error) {
    if (!ending.begun) throw error
  }
}

const isRefused = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'

/** On a full disk nothing can be written, and all can be read. */
async function lookAround({ origin }: ServerProcess, tally: Tally): Promise<void> {
  const visitor = new Visitor(origin)
  for (const path of ['/', '/catalog/filtry/', '/cart/', '/about/']) {
    const { status, text } = await visitor.open(path)
    if (!text.endsWith('</html>') || status >= 500)
      tally.find('blank pages', `${path} is ${status} on a full disk`)
  }
  visitor.leave()
}

const readCart = `SELECT rowid, record FROM rows WHERE collection = 'carts' AND record LIKE ?`
const writeCart = 'UPDATE rows SET record = ? WHERE rowid = ?'
const broken = '{"lines":['

/** As a disk does that turns bits: the cart of one guest is no JSON any more. @returns mends it */
function breakRecord({ folder }: Shop): () => void {
  const write = (work: (database: DatabaseSync) => void) => {
    const database = new DatabaseSync(join(folder, 'sandbox.sqlite'))
    work(database)
    database.close()
  }
  let whole: { rowid?: unknown; record?: unknown } | undefined
  write((database) => {
    whole = database.prepare(readCart).get(`%${oddProduct.id}%`)
    if (!whole) throw new Error('There is no record to break')
    database.prepare(writeCart).run(broken, Number(whole.rowid))
  })
  // Unless it was set aside, and its place is another's.
  return () =>
    write((database) =>
      database
        .prepare(`${writeCart} AND record = ?`)
        .run(String(whole?.record), Number(whole?.rowid), broken),
    )
}

/** Whoever owns a broken record, and everybody else, is still served. */
async function lookAsBystander({ bystander }: Shop, { origin }: ServerProcess, tally: Tally): Promise<void> {
  const anybody = new Visitor(origin)
  if (bystander) bystander.origin = origin
  for (const visitor of [bystander, anybody])
    for (const path of ['/', '/cart/']) {
      const answer = await visitor?.open(path)
      if (answer && answer.status >= 500)
        tally.find(
          'lost',
          `${path} is ${answer.status} ${visitor === bystander ? 'for the owner' : 'for others'} of a broken record`,
        )
    }
  anybody.leave()
  if (!bystander) return
  const { status, data } = await addToCart(bystander, oddProduct.id, 4)
  if (data === null || data === undefined)
    tally.find('lost', `the owner of a broken record can't begin anew: ${status}`)
}

/** Compares after the last round of a database. */
async function lastLook(shop: Shop, tally: Tally): Promise<void> {
  const server = await start(shop)
  await compare(shop, server, tally, true)
  shop.buyer?.leave()
  shop.bystander?.leave()
  await server.end('SIGTERM')
}
