import purify from 'dompurify'
import { tieWords } from '../lib/no-break-space.ts'
import { allowedAttributes, allowedTags } from './clean-html-rules.ts'

purify.addHook('afterSanitizeElements', (node) => {
  if (node instanceof Text) node.data = tieWords(node.data)
})

/** The same as on the server (O-108); loaded only where a page has such HTML. */
export function cleanHtmlInBrowser(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|\/(?!\/)|[?#])/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
