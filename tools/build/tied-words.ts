import { type ESTree, parseSync, type Plugin, Visitor } from 'vite'
import { endsLeaning, noBreakSpace, tieWords } from '../../src/lib/no-break-space.ts'

/** Shorter ones are labels, buttons and titles: they stay letter for letter. */
const shortestText = 40

/**
 * Sets the shop's own running texts: no line of a paragraph ends with a preposition or begins with a dash. Only text
 * between tags changes, never an attribute or a string.
 */
export function tiedWords(): Plugin {
  return {
    name: 'tied-words',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]src[\\/].*\.tsx$/, code: /[а-яё]/i },
      // Hardly a line goes, and no map is built.
      handler: (code, id) => ({ code: tieTexts(code, id), map: null }),
    },
  }
}

type Child = ESTree.JSXChild

interface Edit {
  start: number
  end: number
  text: string
}

/** @param code of a module with JSX */
export function tieTexts(code: string, file = 'module.tsx'): string {
  const { program, errors } = parseSync(file, code)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)
  const edits: Edit[] = []
  const look = ({ children }: { children: Child[] }) => edits.push(...tieChildren(children))
  new Visitor({ JSXElement: look, JSXFragment: look }).visit(program)
  let tied = code
  for (const { start, end, text } of edits.toSorted((one, other) => other.start - one.start))
    tied = tied.slice(0, start) + text + tied.slice(end)
  return tied
}

function tieChildren(children: readonly Child[]): Edit[] {
  const words = children.map(rawOf).join(' ')
  const plain = words.replaceAll(/\s+/g, ' ').trim()
  if (plain.length < shortestText || !/[а-яё]/i.test(plain)) return []
  return children.flatMap((child, index): Edit[] => {
    const { start, end } = child
    if (child.type === 'JSXText') {
      const text = tieWords(rawOf(child))
      return text === rawOf(child) ? [] : [{ start, end, text }]
    }
    return isSpace(child) && isTiedSpace(children[index - 1], children[index + 1])
      ? [{ start, end, text: `{'${noBreakSpace}'}` }]
      : []
  })
}

/** `{' '}`, which stands where a line of the source ends. */
function isSpace(child: Child): boolean {
  return (
    child.type === 'JSXExpressionContainer' &&
    child.expression.type === 'Literal' &&
    child.expression.value === ' '
  )
}

function isTiedSpace(before: Child | undefined, after: Child | undefined): boolean {
  return endsLeaning(rawOf(before).trimEnd()) || /^\s*[—–]\s/.test(rawOf(after))
}

/** As it stands in the source; empty for what is no text. */
function rawOf(child: Child | undefined): string {
  return child?.type === 'JSXText' ? (child.raw ?? '') : ''
}
