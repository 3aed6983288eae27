import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'

/** Where something stands in the hand-written files; line and column from 1. */
export interface SourcePlace {
  file: string
  line: number
  column: number
}

interface SourceFile {
  counter: LineCounter
  root: Node | null
}

/**
 * Follows a JSON pointer of the contract through the split files, over every `$ref`, and answers the place of what it
 * names; where the pointer leads further than the files do, the last place on the way.
 * @param rootFile path of the root YAML file
 */
export function sourcePlaces(rootFile: string): (pointer: string) => SourcePlace {
  const files = new Map<string, SourceFile>()

  function read(file: string): SourceFile {
    let known = files.get(file)
    if (!known) {
      const counter = new LineCounter()
      const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter })
      files.set(file, (known = { counter, root: document.contents }))
    }
    return known
  }

  return (pointer) => {
    const start = resolve(rootFile)
    let at = followed({ file: start, node: read(start).root, shown: read(start).root })
    for (const key of keysOf(pointer)) {
      const next = child(at.node, key)
      if (!next) break
      at = followed({ file: at.file, node: next.value, shown: next.key ?? next.value })
    }
    const { counter } = read(at.file)
    const { line, col } = counter.linePos(at.shown?.range?.[0] ?? 0)
    return { file: at.file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }

  /** What stands where a `$ref` leads to; the reference itself when it leads nowhere. */
  function followed(at: Spot): Spot {
    if (!isMap(at.node)) return at
    const reference: unknown = at.node.get('$ref')
    if (typeof reference !== 'string') return at
    const [path = '', pointer = ''] = reference.split('#')
    const file = path === '' ? at.file : resolve(dirname(at.file), path)
    const target = keysOf(pointer).reduce<Node | null | undefined>(
      (node, key) => child(node, key)?.value,
      read(file).root,
    )
    return target ? followed({ file, node: target, shown: target }) : at
  }
}

interface Spot {
  file: string
  node: Node | null | undefined
  /** What the place is told of: the key where there is one. */
  shown: Node | null | undefined
}

function child(node: Node | null | undefined, key: string): { key?: Node; value: Node } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(
      (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === key,
    )
    return pair && isNode(pair.value) && isNode(pair.key) ? { key: pair.key, value: pair.value } : undefined
  }
  if (!isSeq(node)) return undefined
  const item = node.items[Number(key)]
  return isNode(item) ? { value: item } : undefined
}

function keysOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
