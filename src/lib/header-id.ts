/** Id of the shop's header. A document's first paint waits for it, so that no time goes into an empty one. */
export const headerId = 'header'
