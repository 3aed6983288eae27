import sanitize from 'sanitize-html'
import { tieWords } from '../lib/no-break-space.ts'
import { allowedAttributes, allowedTags } from './clean-html-rules.ts'

/** HTML of the backend without anything that runs (O-108), its prepositions beside the next word. */
export function cleanHtmlOnServer(html: string): string {
  return sanitize(html, {
    allowedTags,
    allowedAttributes: { '*': allowedAttributes },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    textFilter: tieWords,
  })
}
