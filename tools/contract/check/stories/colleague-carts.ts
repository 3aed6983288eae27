import { valueAt } from '../../model/json-pointer.ts'
import { listOf, recordOf } from '../../model/record.ts'
import { cartProducts } from '../cart-checks.ts'
import type { Exchange, Visitor } from '../client.ts'
import { judgeDue } from '../due-refusal.ts'
import { outcomeOf } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'

type Body = Record<string, unknown>

interface Shared {
  visitor: Visitor
  /** Id of the colleague's account. */
  userId: unknown
  savedCartId: unknown
  name: string
}

/** A saved cart of the customer that is shared, seen by a colleague; afterwards it is private again. */
export class ColleagueCarts {
  readonly #run: RunContext
  readonly #visitor: Visitor
  readonly #userId: unknown
  readonly #id: unknown
  readonly #name: string
  #copy: unknown

  constructor(run: RunContext, { visitor, userId, savedCartId, name }: Shared) {
    this.#run = run
    this.#visitor = visitor
    this.#userId = userId
    this.#id = savedCartId
    this.#name = name
  }

  /** Whoever sees it lists and copies it, its owner alone changes it, and its name is free for others. */
  async judgeShared(): Promise<void> {
    if (this.#id === undefined) return
    await this.#listed(true)
    await this.#copyIt()
    const changed = await this.#as('updateSavedCart', {
      values: { id: this.#id },
      body: { comment: this.#run.runId },
      purpose: 'a colleague changes a shared saved cart',
    })
    if (changed?.status === 200)
      judgeDue(this.#run, changed, ['actionNotAllowed'], 'a change of a saved cart of a colleague')
    await this.#saveAlike()
    await this.#useIt()
  }

  /** Nothing of it is seen any more; a copy stays with who made it. */
  async judgeHidden(): Promise<void> {
    if (this.#id !== undefined) {
      await this.#listed(false)
      for (const operationId of ['listSavedCartProducts', 'exportSavedCart']) await this.#gone(operationId)
    }
    if (this.#copy === undefined) return
    const kept = await this.#as('getSavedCart', { values: { id: this.#copy }, purpose: 'the own copy' })
    this.#state(kept, (exchange) => this.#run.succeeded(exchange), {
      pointer: 'status',
      message: 'a copy of a saved cart stays with who made it when the original is private again',
    })
    await this.#remove(this.#copy)
  }

  async #listed(isShared: boolean): Promise<void> {
    const list = await this.#as('listSavedCarts', { purpose: 'saved carts that a colleague sees' })
    if (!list || !this.#run.succeeded(list) || valueAt(list.json, '/data/pagination/pages') !== 1) return
    const isListed = listOf(valueAt(list.json, '/data/items')).some((one) => recordOf(one)['id'] === this.#id)
    this.#state(list, () => isListed === isShared, {
      pointer: '/data/items',
      message: `a saved cart of a colleague is listed while it is shared and no longer, ${String(this.#id)} is ${isShared ? 'missing' : 'listed still'}`,
    })
  }

  async #copyIt(): Promise<void> {
    const made = await this.#as('copySavedCart', {
      values: { id: this.#id },
      body: { name: `${this.#run.runId} copy` },
      purpose: 'a colleague copies a shared saved cart',
    })
    if (!made || made.status !== 200) return
    const copy = recordOf(valueAt(made.json, '/data'))
    const owner = recordOf(copy['owner'])['id']
    this.#state(
      made,
      (exchange) =>
        this.#run.succeeded(exchange) && owner === this.#userId && copy['visibility'] === 'private',
      {
        pointer: '/data/owner/id',
        message: `whoever sees a saved cart may copy it, and the copy is their own and private: of ${String(this.#userId)}, got ${outcomeOf(made)}, ${String(copy['visibility'])} of ${String(owner)}`,
      },
    )
    this.#copy = copy['id']
  }

  /** A name is unique among the saved carts of its owner. */
  async #saveAlike(): Promise<void> {
    const { id, quantity } = recordOf(this.#run.captured.get('cartProduct'))
    if (id === undefined) return
    const saved = await this.#as('createSavedCart', {
      body: { name: this.#name, visibility: 'private', products: [{ id, quantity }] },
      purpose: 'the name of a saved cart of a colleague',
    })
    this.#state(saved, (exchange) => outcomeOf(exchange) !== 'nameTaken', {
      pointer: 'request /name',
      message:
        'a name is unique among the saved carts of its owner: that of a colleague must be free, got nameTaken',
    })
    const own = saved && this.#run.succeeded(saved) ? valueAt(saved.json, '/data/id') : undefined
    if (own !== undefined) await this.#remove(own)
  }

  /** Whoever sees it puts it into the own cart. */
  async #useIt(): Promise<void> {
    const cart = await this.#as('getCart', { purpose: 'the cart of the colleague' })
    if (!cart || !this.#run.succeeded(cart) || cartProducts(cart.json).length > 0) return
    const added = await this.#as('addSavedCartToCart', {
      values: { id: this.#id },
      purpose: 'a colleague puts a shared saved cart into the cart',
    })
    this.#state(added, (exchange) => exchange.status !== 404 && outcomeOf(exchange) !== 'actionNotAllowed', {
      pointer: 'status',
      message: `whoever sees a saved cart may put it into the cart, got ${added ? outcomeOf(added) : ''}`,
    })
    if (!added || !this.#run.succeeded(added)) return
    const filled = await this.#as('getCart', { purpose: 'what came of the saved cart' })
    const products = cartProducts(filled?.json).map(({ id }) => id)
    if (products.length > 0)
      await this.#as('removeFromCart', { body: { products }, purpose: 'empty the cart again' })
  }

  async #gone(operationId: string): Promise<void> {
    if (!this.#run.journal.wasTried(operationId)) return
    const values = { id: this.#id, ...(operationId === 'exportSavedCart' && { format: 'csv' }) }
    const read = await this.#as(operationId, { values, purpose: 'a private saved cart of a colleague' })
    this.#state(read, ({ status }) => status === 404, {
      pointer: 'status',
      message: `a private saved cart of a colleague must be 404, got ${String(read?.status)}`,
    })
  }

  async #remove(id: unknown): Promise<void> {
    const removed = await this.#as('deleteSavedCart', { values: { id }, purpose: 'take the saved cart away' })
    if (!removed || !this.#run.succeeded(removed))
      this.#run.journal.leftovers.push(`deleteSavedCart did not take away what ${this.#run.runId} made`)
  }

  #as(operationId: string, parts: { values?: Body; body?: unknown; purpose: string }) {
    return sendAs(this.#run, this.#visitor, operationId, parts)
  }

  #state(
    exchange: Exchange | undefined,
    holds: (exchange: Exchange) => boolean,
    finding: { pointer: string; message: string },
  ): void {
    if (exchange) this.#run.state(exchange, holds(exchange), { rule: 'rights', ...finding })
  }
}
