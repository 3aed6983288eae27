import { createContext, use, useEffect } from 'react'
import { documentTitle, headElements, type PageMeta } from './head-elements.ts'

/** Where a render on the server leaves what the page said of itself; the last word counts. */
export interface HeadCollector {
  say: (meta: PageMeta) => void
}

/** Set on the server for one render; in the browser there is none, and the document itself is changed. */
export const HeadCollectorContext = createContext<HeadCollector | null>(null)

/**
 * Title and meta of a page, rendered once by its route. On the server it goes into the document's head; in a client
 * navigation the head of the document is brought in step.
 */
export function PageHead(meta: PageMeta) {
  const collector = use(HeadCollectorContext)
  // Server only: one render from top to bottom, so it is said once.
  collector?.say(meta)
  const key = JSON.stringify(meta)
  useEffect(() => applyHead(JSON.parse(key) as PageMeta), [key])
  return null
}

/** The origin that the server was set up with, as the document tells it: this tab may have come by another name. */
function siteOrigin(): string {
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')
  return new URL(picture?.content ?? '', location.href).origin
}

function applyHead(meta: PageMeta): void {
  document.title = documentTitle(meta)
  const fresh = headElements(meta, siteOrigin()).map(({ tag, attributes, text }) => {
    const element = document.createElement(tag)
    element.dataset['head'] = ''
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    if (text !== undefined) element.textContent = text
    return element
  })
  for (const old of document.querySelectorAll('[data-head]')) old.remove()
  document.head.append(...fresh)
}
