import type { MapTiles } from '../lib/map-tiles.ts'

/** What documents load: markup whose attributes are escaped already. */
export interface DocumentAssets {
  /** The styles of the frame and the first views, for the head. */
  styles: DocumentStyles
  /**
   * The other styles that these route modules need, for the head: links, or of pages that are opened at once the rules for
   * this markup.
   */
  lateStyles: (modules: readonly string[], nonce: string, page: string) => string
  /** The entry script and what it needs for these route modules, for the end of the body. */
  scripts: (modules: readonly DocumentModule[], nonce: string) => string
}

/** Source of a module, or name of a chunk; with a media query, of one that only some screens load. */
export type DocumentModule = string | { module: string; media: string }

/** Where a document brings its styles. */
export interface StyleMarkup {
  /** Markup for the head. */
  head: string
  /** Text of a script that runs between the header and the rest of the page. */
  afterHeader: string
  /** Markup for the place after the page. */
  tail: string
}

export interface DocumentStyles {
  /** @param isKept the visitor's browser has this very version in its cache @param page markup of the page */
  markup: (nonce: string, isKept: boolean, page: string) => StyleMarkup
  /** Whether the cookies of a request say so. */
  isKept: (cookieHeader: string | null) => boolean
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
  styles: (page: string) => StyleMarkup
  /** Milliseconds UTC. */
  now: number
  /** Origin of addresses that search engines and messengers read. */
  origin: string
  supportPhone: string
  mapTiles: MapTiles | undefined
  lateStyles: DocumentAssets['lateStyles']
  scripts: DocumentAssets['scripts']
  onError: (error: unknown) => void
  /** The document is for any visitor without a session: nothing of the session that it is read in may be left in it. */
  isShared: boolean
  /** Something that the page shows could not be read. */
  onMissing: () => void
}

/** Renders a document: the answer holds status, `Location` and markup; cookies and policy are the server's to add. */
export type Render = (request: Request, env: RenderEnv) => Promise<Response>
