import type { Exchange } from './client.ts'
import { NothingProved } from './nothing-proved.ts'

/** So many requests without an answer, of so many operations, and nobody is there any more. */
const silence = { requests: 5, operations: 3 }

/** One operation may be slow or broken; when several in a row give no answer at all, the backend is gone. */
export class Silence {
  /** Operations that were asked last and gave no answer. */
  readonly #silent: string[] = []
  readonly #target: string

  constructor(target: string) {
    this.#target = target
  }

  /** @throws NothingProved when the backend is gone; while the run cleans up it goes on */
  hear({ call, failure }: Exchange, isCleaning: boolean): void {
    if (failure === undefined) this.#silent.length = 0
    else this.#silent.push(call.operation?.id ?? call.target)
    const isGone = this.#silent.length >= silence.requests && new Set(this.#silent).size >= silence.operations
    if (isGone && !isCleaning)
      throw new NothingProved(
        `${this.#target} does not answer any more: ${this.#silent.length} requests in a row, the last one: ${failure}`,
      )
  }
}
