/** A rule at the top of a stylesheet, and for each of its selectors the classes without which it matches nothing. */
interface Rule {
  text: string
  needs: readonly (readonly string[])[]
}

/** Rules that can wait, each run with the place of its first one in the whole stylesheet. */
export type LaterRules = readonly (readonly [place: number, rules: readonly string[]])[]

export interface SplitStyles {
  /** The rules that can match something in the document, in their order. */
  now: string
  later: LaterRules
}

const classAttribute = / class="([^"]*)"/g

/**
 * Reads a minified stylesheet into its rules.
 * @returns splits it for a document, by the classes that occur there
 * @throws when the rules don't end where the text does
 */
export function openStyleRules(css: string): (markup: string) => SplitStyles {
  const rules = readRules(css).map((text): Rule => ({ text, needs: readNeeds(text) }))
  return (markup) => {
    const classes = new Set<string>()
    for (const [, names = ''] of markup.matchAll(classAttribute))
      for (const name of names.split(' ')) classes.add(name)
    const now: string[] = []
    const later: [number, string[]][] = []
    let isRunOpen = false
    for (const [place, { text, needs }] of rules.entries()) {
      const isNow = needs.some((names) => names.every((name) => classes.has(name)))
      if (isNow) now.push(text)
      else if (isRunOpen) later.at(-1)?.[1].push(text)
      else later.push([place, [text]])
      isRunOpen = !isNow
    }
    return { now: now.join(''), later }
  }
}

function readRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let begin = 0
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\\.|[{};]/gs)) {
    if (token === '{') depth += 1
    else if (token === '}') depth -= 1
    if ((token !== '}' && token !== ';') || depth !== 0) continue
    rules.push(css.slice(begin, index + 1).trim())
    begin = index + 1
  }
  if (depth !== 0 || css.slice(begin).trim() !== '') throw new Error('A stylesheet ends inside of a rule')
  return rules
}

function readNeeds(rule: string): string[][] {
  const opening = rule.indexOf('{')
  const prelude = rule.slice(0, opening)
  if (/^@(?:media|supports|container)\b/.test(prelude))
    return readRules(rule.slice(opening + 1, -1)).flatMap((inner) => readNeeds(inner))
  // Fonts, animations and the like are needed by name.
  if (prelude.startsWith('@')) return [[]]
  return selectorsOf(prelude).map((selector) =>
    Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name),
  )
}

/** The selectors of a list without attributes and arguments: what is left must match all the same. */
function selectorsOf(prelude: string): string[] {
  let plain = prelude.replaceAll(/\[(?:"[^"]*"|'[^']*'|[^\]])*\]/g, '')
  for (let before = ''; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\([^()]*\)/g, '')
  }
  // An escaped name isn't looked for.
  return plain.split(',').map((selector) => selector.replaceAll(/\.[\w-]*\\.[^\s.:>+~]*/g, ''))
}
