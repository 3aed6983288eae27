/** Open floats in the order of opening; Escape closes the last (O-121). */
export interface EscapeOrder {
  /** Puts a float on top; the returned function removes it. */
  push(close: () => void): () => void
  /** Closes the topmost float; false if there is none. */
  closeTop(): boolean
}

export function createEscapeOrder(): EscapeOrder {
  const stack: { close: () => void }[] = []
  return {
    push(close) {
      const entry = { close }
      stack.push(entry)
      return () => {
        const at = stack.indexOf(entry)
        if (at !== -1) stack.splice(at, 1)
      }
    },
    closeTop() {
      const top = stack.at(-1)
      top?.close()
      return top !== undefined
    },
  }
}
