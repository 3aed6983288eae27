/** What the head of a document must load for the route modules that it shows. */
export interface DocumentAssets {
  /**
   * Markup for the head: styles, preloads, the entry script. Attributes are escaped already.
   * @param lateParts modules of which only the styles are needed now
   */
  head: (modules: readonly string[], nonce: string, lateParts: readonly string[]) => string
}

/** What a render on the server is given; made anew for every request. */
export interface RenderEnv {
  /** Calls in the name of the visitor, through the gateway. */
  fetch: (request: Request) => Promise<Response>
  /** The backend knows this visitor: a session cookie came along. */
  hasSession: () => boolean
  /** A call found the visitor's token expired. */
  sessionExpired: () => boolean
  nonce: string
  /** Milliseconds UTC. */
  now: number
  supportPhone: string
  assets: DocumentAssets
  onError: (error: unknown) => void
}

/** Renders a document: the answer holds status, `Location` and markup; cookies and policy are the server's to add. */
export type Render = (request: Request, env: RenderEnv) => Promise<Response>
