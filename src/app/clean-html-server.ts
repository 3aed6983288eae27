import sanitize from 'sanitize-html'
import { allowedAttributes, allowedTags } from './clean-html-rules.ts'

/** HTML of the backend without anything that runs (O-108). */
export function cleanHtmlOnServer(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
  })
}
