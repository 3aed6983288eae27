import purify from 'dompurify'
import { allowedAttributes, allowedTags } from './clean-html-rules.ts'

/** HTML of the backend without anything that runs (O-108); loaded only where a page has such HTML. */
export function cleanHtmlInBrowser(html: string): string {
  return purify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|\/(?!\/)|[?#])/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
}
