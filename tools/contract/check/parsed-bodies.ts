/** Bodies that a client remembers: about as many as are asked for again within one part of a run. */
const mostBodies = 300

/**
 * Reads JSON, and gives the same value for the same text: a run asks for much again, and what was judged of a body is
 * kept beside its value. Nobody changes such a value.
 */
export class ParsedBodies {
  readonly #values = new Map<string, unknown>()

  /** The value of a text; `undefined` where it is not JSON. */
  parse(text: string): unknown {
    const known = this.#values.get(text)
    if (known !== undefined) {
      // Whoever was asked for last is kept longest.
      this.#values.delete(text)
      this.#values.set(text, known)
      return known
    }
    const value = parsed(text)
    if (typeof value !== 'object' || value === null) return value
    const [oldest] = this.#values.keys()
    if (this.#values.size >= mostBodies && oldest !== undefined) this.#values.delete(oldest)
    this.#values.set(text, value)
    return value
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
