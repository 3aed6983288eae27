/** A rule at the top of a stylesheet, and for each of its selectors the classes without which it matches nothing. */
interface Rule {
  text: string
  needs: readonly (readonly string[])[]
}

/** Rules that can wait, each run with the place that its first one takes. */
export type LaterRules = readonly (readonly [place: number, rules: readonly string[]])[]

export interface SplitStyles {
  /** The rules that can match something in the first part of the document, in their order. */
  now: string
  /** The rules that only the rest of it needs, with their places among those and `now`. */
  soon: LaterRules
  later: LaterRules
}

const classAttribute = / class="([^"]*)"/g

/**
 * Reads a minified stylesheet into its rules.
 * @returns splits it for a document, by the classes that occur there; the first part ends at `end`
 * @throws when the rules don't end where the text does
 */
export function openStyleRules(css: string): (markup: string, end?: number) => SplitStyles {
  const rules = readRules(css).map((text): Rule => ({ text, needs: readNeeds(text) }))
  return (markup, end = markup.length) => {
    const first = classesOf(markup.slice(0, end))
    const all = first.union(classesOf(markup.slice(end)))
    const now: string[] = []
    const soon = new Runs()
    const later = new Runs()
    let inPage = 0
    for (const [place, { text, needs }] of rules.entries()) {
      const matchesIn = (classes: ReadonlySet<string>) =>
        needs.some((names) => names.every((name) => classes.has(name)))
      if (!matchesIn(all)) {
        later.add(place, text)
        continue
      }
      if (matchesIn(first)) now.push(text)
      else soon.add(inPage, text)
      inPage += 1
    }
    return { now: now.join(''), soon: soon.list, later: later.list }
  }
}

function classesOf(markup: string): Set<string> {
  return new Set(Array.from(markup.matchAll(classAttribute), ([, names = '']) => names.split(' ')).flat())
}

class Runs {
  readonly list: [number, string[]][] = []
  #next = -1

  add(place: number, text: string): void {
    if (place === this.#next) this.list.at(-1)?.[1].push(text)
    else this.list.push([place, [text]])
    this.#next = place + 1
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
