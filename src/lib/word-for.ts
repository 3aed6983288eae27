/** The word for a code of the contract. A code that only a newer backend has is shown as it is. */
export function wordFor<Code extends string>(words: Readonly<Record<Code, string>>, code: Code): string {
  return Object.hasOwn(words, code) ? words[code] : code
}
