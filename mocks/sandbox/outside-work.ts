/** Thrown by a handler: work that others must not wait for, and what is answered after it. */
export class OutsideWork<Context = never> {
  /** @returns what answers by the result of the work */
  readonly start: () => Promise<(context: Context) => unknown>

  constructor(start: () => Promise<(context: Context) => unknown>) {
    this.start = start
  }
}
