import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Contract } from './contract-model.ts'

/** Where the contract says it: a path from the current folder, and a line from 1. */
export interface Place {
  file: string
  line: number
}

type Locate = (operationId: string, status?: number) => Place

/** Finds operations and their answers in the hand-written files, following the `$ref` of a path. */
export function yamlPlaces(contract: Contract, from: string = process.cwd()): Locate {
  const files = new Map<string, { counter: LineCounter; document: ReturnType<typeof parseDocument> }>()
  const shown = (file: string) => relative(from, file).replaceAll('\\', '/')

  function read(file: string) {
    let known = files.get(file)
    if (!known) {
      const counter = new LineCounter()
      known = { counter, document: parseDocument(readFileSync(file, 'utf8'), { lineCounter: counter }) }
      files.set(file, known)
    }
    return known
  }

  function lineOf(file: string, path: string[]): number | undefined {
    const { document, counter } = read(file)
    const [key = '', ...above] = path.toReversed()
    const parent = above.length === 0 ? document.contents : document.getIn(above.toReversed(), true)
    if (!isMap(parent)) return undefined
    const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
    const offset = isScalar(pair?.key) ? pair.key.range?.[0] : undefined
    return offset === undefined ? undefined : counter.linePos(offset).line
  }

  return (operationId, status) => {
    const operation = contract.byId.get(operationId)
    const root = resolve(contract.file)
    if (!operation) return { file: shown(root), line: 1 }
    const ref: unknown = read(root).document.getIn(['paths', operation.path, '$ref'])
    const [name = '', fragment = ''] = typeof ref === 'string' ? ref.split('#') : []
    const file = name === '' ? root : resolve(dirname(root), decodeURI(name))
    const inside = fragment
      .split('/')
      .slice(1)
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    const base = typeof ref === 'string' ? inside : ['paths', operation.path]
    const method = [...base, operation.method.toLowerCase()]
    const line =
      (status === undefined ? undefined : lineOf(file, [...method, 'responses', String(status)])) ??
      lineOf(file, [...method, 'operationId']) ??
      lineOf(file, method) ??
      1
    return { file: shown(file), line }
  }
}
