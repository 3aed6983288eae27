/** Id of the shop's header. A document's first paint waits for it, so that no time goes into an empty one. */
export const headerId = 'header'

/** @returns the place behind the header in a document or its markup, 0 without one */
export function endOfHeader(markup: string): number {
  const begin = markup.indexOf(`id="${headerId}"`)
  const closing = '</header>'
  return begin < 0 ? 0 : markup.indexOf(closing, begin) + closing.length
}
