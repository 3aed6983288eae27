import { keysOf, pointerOfFragment } from './json-pointer.ts'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
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

/** A node of the hand-written files. */
export interface Spot {
  file: string
  node: Node | null | undefined
  /** What the place is told of: the key where there is one. */
  shown: Node | null | undefined
}

/** The hand-written files as one tree. */
export interface ContractSources {
  root: Spot
  /** The whole of a file. */
  top: (file: string) => Spot
  /** What stands under a key, the reference that may stand there not followed; `undefined` when nothing does. */
  child: (spot: Spot, key: string) => Spot | undefined
  /** What stands where a `$ref` leads to; the spot itself where there is none, or it leads nowhere. */
  followed: (spot: Spot) => Spot
  placeOf: (spot: Spot) => SourcePlace
}

/**
 * Follows a JSON pointer of the contract through the split files, over every `$ref`, and answers the place of what it
 * names; where the pointer leads further than the files do, the last place on the way.
 * @param rootFile path of the root YAML file
 */
export function sourcePlaces(rootFile: string): (pointer: string) => SourcePlace {
  let sources: ContractSources | undefined
  return (pointer) => {
    sources ??= openSources(rootFile)
    const shared = sharedFile(rootFile, pointer)
    let at = sources.followed(shared ? sources.top(shared.file) : sources.root)
    for (const key of shared?.keys ?? keysOf(pointer)) {
      const next = sources.child(at, key)
      if (!next) break
      at = sources.followed(next)
    }
    return sources.placeOf(at)
  }
}

/** A shared part is a file of its own, named after it; only the bundle has it under `components`. */
function sharedFile(rootFile: string, pointer: string): { file: string; keys: string[] } | undefined {
  const [first, kind = '', name = '', ...keys] = keysOf(pointer)
  const file = join(dirname(resolve(rootFile)), kind, `${name}.yaml`)
  return first === 'components' && name !== '' && existsSync(file) ? { file, keys } : undefined
}

/** @param rootFile path of the root YAML (or JSON) file; the others are read when a `$ref` leads there */
export function openSources(rootFile: string): ContractSources {
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

  const top = (file: string): Spot => {
    const { root } = read(file)
    return { file, node: root, shown: root }
  }
  return {
    root: top(resolve(rootFile)),
    top,
    child(spot, key) {
      const found = child(spot.node, key)
      return found && { file: spot.file, node: found.value, shown: found.key ?? found.value }
    },
    followed,
    placeOf({ file, shown }) {
      const { line, col } = read(file).counter.linePos(shown?.range?.[0] ?? 0)
      return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
    },
  }

  /** What stands where a `$ref` leads to; the reference itself when it leads nowhere. */
  function followed(at: Spot): Spot {
    if (!isMap(at.node)) return at
    const reference: unknown = at.node.get('$ref')
    if (typeof reference !== 'string') return at
    const [path = '', pointer = ''] = reference.split('#')
    // What stands elsewhere on the network has no line here.
    if (/^[a-z]+:\/\//i.test(path)) return at
    const file = path === '' ? at.file : resolve(dirname(at.file), decodeURI(path))
    const target = keysOf(pointerOfFragment(pointer)).reduce<Node | null | undefined>(
      (node, key) => child(node, key)?.value,
      read(file).root,
    )
    return target ? followed({ file, node: target, shown: target }) : at
  }
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
