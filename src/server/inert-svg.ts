import { Parser } from 'htmlparser2'

/** Elements that run, load or lead somewhere. */
const refusedElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'audio',
  'video',
  'link',
  'handler',
])
const innerReference = /^\s*(#|data:image\/(png|jpeg|webp);)/i

/** Whether an SVG only draws: no script, no handler, no reference to anything outside of it. */
export function isInertSvg(markup: string): boolean {
  let isInert = true
  let isRoot = true
  let isStyle = false
  const refuse = () => {
    isInert = false
    parser.pause()
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const local = localName(name)
        if ((isRoot && local !== 'svg') || refusedElements.has(local)) refuse()
        isRoot = false
        isStyle = local === 'style'
        for (const [key, value] of Object.entries(attributes)) {
          const attribute = localName(key)
          const leads = (attribute === 'href' || attribute === 'src') && !innerReference.test(value)
          // An animation may set a reference later.
          const sets = attribute === 'attributename' && /href/i.test(value)
          if (attribute.startsWith('on') || attribute === 'base' || leads || sets || leadsOut(value)) refuse()
        }
      },
      onclosetag() {
        isStyle = false
      },
      ontext(text) {
        if (isStyle && (leadsOut(text) || /@import/i.test(text))) refuse()
      },
      onprocessinginstruction(name, content) {
        const isDeclaration = name.toLowerCase() === '?xml'
        // A document type may be named, as drawing programs do, but may not declare entities.
        const isNamed = name.toLowerCase() === '!doctype' && !content.includes('[')
        if (!isDeclaration && !isNamed) refuse()
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(markup)
  return isInert && !isRoot
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

/** `url(…)` of something that isn't in the drawing; an escape of CSS may hide anything. */
function leadsOut(value: string): boolean {
  if (!/url\s*\(|\\/i.test(value)) return false
  return (
    value.includes('\\') ||
    [...value.matchAll(/url\s*\(\s*['"]?\s*([^)]*)/gi)].some(([, to = '']) => !to.startsWith('#'))
  )
}
