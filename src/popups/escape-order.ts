/** Whatever floats, in the order of opening; Escape closes the last (O-121). */
export interface EscapeOrder {
  /** Puts something on top; the answer takes it out again. */
  push(close: () => void): () => void
  /** Closes what is on top; false when nothing floats. */
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
