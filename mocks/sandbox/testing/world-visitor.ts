import type { openShop } from './shop-sandbox.ts'
import { ShopVisitor } from './shop-visitor.ts'

/** A visitor of a world of its own, so that no try meets what another one did. */
export class WorldVisitor extends ShopVisitor {
  readonly #world: string
  constructor(sandbox: ReturnType<typeof openShop>, world: string) {
    super(sandbox)
    this.#world = world
  }
  override send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    return super.send(method, path, body, { ...headers, 'sandbox-world': this.#world })
  }
}
