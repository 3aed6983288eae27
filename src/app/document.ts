import { type MapTiles, mapTilesMeta } from '../lib/map-tiles.ts'
import { endOfHeader, headerId } from '../lib/header-id.ts'
import { pageStateId } from '../lib/page-state-id.ts'
import { documentTitle, type HeadElement, headElements, type PageMeta } from '../routes/head-elements.ts'
import { answeredNoticesScript } from './answered-notices.ts'
import { earlyTapScript } from './early-tap.ts'
import { restoredPageScript } from './restored-page.ts'
import type { StyleMarkup } from './render-env.ts'
import { blockJson, type PageState } from './page-state.ts'

/** What a document is put together from. */
export interface DocumentParts {
  meta: PageMeta
  origin: string
  nonce: string
  styles: StyleMarkup
  scripts: string
  /** The rendered page. */
  markup: string
  mapTiles: MapTiles | undefined
  state: PageState
}

/** Browsers that can't run modules are told so without the server's help (R-ROUTE-55, O-06). */
const oldBrowserCheck = `/MSIE |Trident\\//.test(navigator.userAgent)&&location.replace('/unsupported.html')`

/** The whole document. The page's own head comes first, so that nothing of it is lost to whoever reads only the beginning. */
export function documentMarkup(parts: DocumentParts): string {
  const { meta, origin, nonce, styles, scripts, markup, mapTiles, state } = parts
  const elements = headElements(meta, origin)
  const structuredData = elements.filter(({ tag }) => tag === 'script')
  const headerEnd = endOfHeader(markup)
  const early = `${oldBrowserCheck};{${earlyTapScript}}`
  return [
    '<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(documentTitle(meta))}</title>`,
    ...elements.filter(({ tag }) => tag !== 'script').map(elementMarkup),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest"><meta name="theme-color" content="#22282c">',
    // Vite's loader of lazy chunks takes the nonce for its preloads from here.
    `<meta property="csp-nonce" nonce="${nonce}">`,
    mapTiles ? `<meta name="${mapTilesMeta}" content="${escapeText(JSON.stringify(mapTiles))}">` : '',
    headerEnd ? `<link rel="expect" href="#${headerId}" blocking="render">` : '',
    styles.head,
    headerEnd ? '' : `<script nonce="${nonce}">${early}</script>`,
    `</head><body><div id="root">${markup.slice(0, headerEnd)}`,
    // The header is painted before any script runs. React must not find the script when it takes the page over.
    headerEnd
      ? `<script nonce="${nonce}">${early};{${styles.afterHeader}}document.currentScript.remove()</script>`
      : '',
    `${markup.slice(headerEnd)}</div>`,
    // Both read the storage, and the first read of a visit takes longer than all else before the first paint.
    `<script nonce="${nonce}">${answeredNoticesScript};${restoredPageScript}</script>`,
    // What no first paint needs comes last.
    styles.tail,
    scripts,
    ...structuredData.map(elementMarkup),
    `<script type="application/json" id="${pageStateId}">${blockJson(state)}</script></body></html>`,
  ].join('')
}

function elementMarkup({ tag, attributes, text }: HeadElement): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const opening = `<${tag}${pairs.join('')} data-head="">`
  return tag === 'script' ? `${opening}${(text ?? '').replaceAll('<', '\\u003c')}</script>` : opening
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
