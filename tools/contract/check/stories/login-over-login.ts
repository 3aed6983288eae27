import { listOf } from '../../model/record.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { cartProducts } from '../cart-checks.ts'
import type { Visitor } from '../client.ts'
import type { Account } from '../options.ts'
import type { RunContext } from '../run-context.ts'
import { logIn, readSessid } from '../session-checks.ts'

/**
 * Whoever logs in where another customer is logged in sees what is theirs alone: nothing of the first one's cart,
 * companies and profile comes along, and the first cart stays.
 */
export async function checkLoginOverLogin(run: RunContext, other: Visitor, second: Account): Promise<void> {
  const { account } = run.options
  const [cart, companies, personal] = ['getCart', 'listCompanies', 'getPersonal'].map((id) =>
    run.contract.byId.get(id),
  )
  if (!account || !cart || !companies || !personal || other.token === undefined || !run.wanted('login'))
    return
  const see = async (visitor: Visitor) => {
    const ask = (operation: typeof cart) =>
      run.ask({ operation, visitor, values: {}, purpose: `${visitor.name}: what is theirs` })
    const [lines, own, who] = [await ask(cart), await ask(companies), await ask(personal)]
    return {
      lines: {
        exchange: lines,
        told: JSON.stringify(cartProducts(lines.json)),
        pointer: '/data/basketProducts',
      },
      own: { exchange: own, told: idsIn(own.json), pointer: '/data/items' },
      who: { exchange: who, told: String(valueAt(who.json, '/data/user/id')), pointer: '/data/user/id' },
    }
  }
  const theirs = await see(other)
  const before = await see(run.customer)
  const device: Visitor = { name: 'customer on a shared device' }
  await readSessid(run, device)
  await logIn(run, device, account)
  if (device.token === undefined) return
  await readSessid(run, device)
  device.name = 'another customer on the same device'
  await logIn(run, device, second)
  await readSessid(run, device)
  const after = await see(device)
  for (const [what, kept] of [
    ['cart', 'lines'],
    ['companies', 'own'],
    ['profile', 'who'],
  ] as const) {
    const { exchange, told, pointer } = after[kept]
    if (!run.succeeded(theirs[kept].exchange)) continue
    run.state(exchange, run.succeeded(exchange) && told === theirs[kept].told, {
      rule: 'login-over-login',
      pointer,
      message: `after the login of another customer on the same device the ${what} must be theirs alone (${short(theirs[kept].told)}), got ${short(told)}`,
      operationId: 'login',
    })
  }
  const left = await see(run.customer)
  if (run.succeeded(before.lines.exchange))
    run.state(left.lines.exchange, left.lines.told === before.lines.told, {
      rule: 'login-over-login',
      pointer: '/data/basketProducts',
      message: `the cart of the first customer must stay as it was when another one logs in on the same device (${short(before.lines.told)}), got ${short(left.lines.told)}`,
      operationId: 'login',
    })
}

const idsIn = (answer: unknown) =>
  JSON.stringify(listOf(valueAt(answer, '/data/items')).map((one) => valueAt(one, '/id')))

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)
