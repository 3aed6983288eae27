/** A place in an answer or a request; `.?` marks what may be missing. */
const path = String.raw`([a-z]\w*(?:\.\??\w+)*)(?:\.orValue\((?:""|null|false)\))?`
const literal = String.raw`"([^"]*)"|(-?\d+|true|false)`

const pattern = (text: string) => new RegExp(`^${text}$`)
const bounds: Readonly<Record<string, string>> = {
  '>': 'above',
  '<': 'below',
  '>=': 'at least',
  '<=': 'at most',
}

/** Forms of conditions, each with its words; what a form captures comes in its order. */
const forms: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^previous != null$/, () => 'more than one of them'],
  [pattern(String.raw`!has\(${path}\)`), (at = '') => `without ${named(at)}`],
  [pattern(String.raw`has\(${path}\)`), (at = '') => `with ${named(at)}`],
  [pattern(`${path} != null`), (at = '') => `with ${named(at)}`],
  [pattern(`${path} == null`), (at = '') => `without ${named(at)}`],
  [pattern(`previous\\.${path} == item\\.${path}`), (at = '') => `two in a row with the same ${named(at)}`],
  [
    pattern(`${path} == (?:${literal})`),
    (at = '', word = '', number = '') => `with ${named(at)} ${value(word, number)}`,
  ],
  [
    pattern(`${path} != (?:${literal})`),
    (at = '', word = '', number = '') => `with another ${named(at)} than ${value(word, number)}`,
  ],
  [
    pattern(String.raw`${path} (>=?|<=?) (\d+)`),
    (at = '', sign = '', number = '') => `with ${named(at)} ${bounds[sign] ?? sign} ${number}`,
  ],
  [
    pattern(String.raw`(?:size\(${path}\)|${path}\.size\(\)) > (\d+)`),
    (inside = '', before = '', number = '') => `with more than ${number} in ${named(inside || before)}`,
  ],
  [
    pattern(String.raw`${path} in \[([^\]]*)\]`),
    (at = '', list = '') => `with one of ${list.replaceAll('"', '')} as ${named(at)}`,
  ],
  [pattern(`!${path}`), (at = '') => `where ${named(at)} is false`],
  [pattern(path), (at = '') => `where ${named(at)} is true`],
]

/** A condition of a rule in words; what has none is a case that the rule's sentence tells of. */
export function wordsOfCondition(when: string): string {
  const words = conjuncts(when).map((part) => {
    for (const [form, tell] of forms) {
      const match = form.exec(part)
      if (match) return tell(...match.slice(1).map((one) => one ?? ''))
    }
    return undefined
  })
  const known = words.filter((one) => one !== undefined)
  return [...new Set(known), ...(known.length < words.length ? ['as the sentence tells'] : [])].join(', ')
}

/** Parts that `&&` joins, outside of all brackets and texts. */
function conjuncts(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let isText = false
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at)
    if (letter === '"') isText = !isText
    if (isText) continue
    if ('([{'.includes(letter)) depth += 1
    if (')]}'.includes(letter)) depth -= 1
    if (depth > 0 || !text.startsWith('&&', at)) continue
    parts.push(text.slice(from, at).trim())
    from = at + 2
  }
  return [...parts, text.slice(from).trim()]
}

const value = (word: string, number: string) => (number === '' ? (word === '' ? 'empty' : word) : number)

function named(at: string): string {
  const plain = at.replaceAll('?', '').replace(/\.orValue$/, '')
  const short = plain.replace(
    /^(?:answer\.data|answer\.headers|request\.(?:query|body|path)|self|item|next\.data)\./,
    '',
  )
  const of = plain.startsWith('request.') ? ' in the request' : ''
  return `\`${short}\`${of}`
}
