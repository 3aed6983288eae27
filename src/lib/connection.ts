/** The part of the Network Information API that prefetching asks; absent in some browsers. */
export interface ConnectionFacts {
  effectiveType?: string
  saveData?: boolean
}

/** Whether prefetching is allowed: not on 2g (R-SEO-09), not on data-saver connections (R-SEO-10). */
export function allowsPrefetch(connection: ConnectionFacts | undefined): boolean {
  if (!connection) return true
  return connection.saveData !== true && connection.effectiveType?.endsWith('2g') !== true
}

/** The browser's network information; undefined if it has none. Call in handlers and effects only. */
export function browserConnection(): ConnectionFacts | undefined {
  const { connection }: Navigator & { connection?: ConnectionFacts } = navigator
  return connection
}
