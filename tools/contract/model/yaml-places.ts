import { referenceOf } from './reference.ts'
import { relative } from 'node:path'
import { isRecord } from './record.ts'
import type { Contract } from './contract.ts'
import { keysOf, pointerOf, pointerOfFragment, valueAt } from './json-pointer.ts'
import { type ContractSources, openSources, type Spot } from './source-place.ts'
import type { Violation } from '../check/journal.ts'

/** Where the contract says it: a path from the current folder, and a line from 1. */
export interface Place {
  file: string
  line: number
}

export type Locate = (violation: Pick<Violation, 'operationId' | 'status' | 'schemaPointer'>) => Place

/**
 * Finds what a violation is about in the hand-written files: the keyword that was violated, through every `$ref`; where
 * none is known, the answer's status or its operation.
 * @param from folder from which the paths are told
 */
export function yamlPlaces(contract: Contract, from: string = process.cwd()): Locate {
  let sources: ContractSources | undefined
  let parts: Map<string, Spot> | undefined
  // What was fetched from an address has no lines here.
  if (/^https?:\/\//.test(contract.file)) return () => ({ file: contract.file, line: 1 })

  return ({ operationId, status, schemaPointer }) => {
    sources ??= openSources(contract.file)
    const spot =
      schemaPointer === undefined
        ? operationSpot(contract, sources, operationId, status)
        : spotOf(sources, (parts ??= sharedParts(contract, sources)), schemaPointer)
    const { file, line } = sources.placeOf(spot)
    return { file: relative(from, file).replaceAll('\\', '/'), line }
  }
}

function operationSpot(
  contract: Contract,
  sources: ContractSources,
  operationId: string,
  status: number,
): Spot {
  const operation = contract.byId.get(operationId)
  if (!operation) return sources.root
  const method = ['paths', operation.path, operation.method.toLowerCase()]
  const attempts = [[...method, 'responses', String(status)], [...method, 'operationId'], method]
  for (const steps of attempts) {
    const { spot, isWhole } = walked(sources, sources.root, steps)
    if (isWhole) return spot
  }
  return sources.root
}

/** Goes down the keys, over references on the way; where they lead further than the files do, the last spot reached. */
function walked(
  sources: ContractSources,
  from: Spot,
  steps: readonly string[],
): { spot: Spot; isWhole: boolean } {
  let spot = from
  for (const step of steps) {
    // What stands beside a `$ref` comes first.
    const next = sources.child(spot, step) ?? sources.child(sources.followed(spot), step)
    if (!next) return { spot, isWhole: false }
    spot = next
  }
  return { spot, isWhole: true }
}

function spotOf(sources: ContractSources, parts: ReadonlyMap<string, Spot>, pointer: string): Spot {
  const steps = keysOf(pointer)
  // `/components/schemas/User` is three steps; what is deeper was bundled with it.
  for (let length = steps.length; length > 0; length -= 1) {
    const start = parts.get(pointerOf(...steps.slice(0, length)))
    if (start) return walked(sources, start, steps.slice(length)).spot
  }
  return walked(sources, sources.root, steps).spot
}

/**
 * Where the shared parts of the bundled document (`/components/schemas/User`) come from: both are walked side by side,
 * so that their names don't matter. Examples are left out: nothing is violated in them.
 */
function sharedParts({ document }: Contract, sources: ContractSources): Map<string, Spot> {
  const parts = new Map<string, Spot>()
  const walk = (node: unknown, source: Spot): void => {
    const spot = sources.followed(source)
    if (Array.isArray(node)) {
      for (const [index, item] of node.entries()) enter(item, String(index), source, spot)
      return
    }
    if (!isRecord(node)) return
    const reference = referenceOf(node)
    if (reference !== undefined) {
      const pointer = pointerOfFragment(reference)
      if (parts.has(pointer)) return
      parts.set(pointer, spot)
      walk(valueAt(document, pointer), spot)
      return
    }
    for (const [key, value] of Object.entries(node))
      if (key !== 'examples' && key !== 'example') enter(value, key, source, spot)
  }
  const enter = (value: unknown, key: string, source: Spot, spot: Spot) => {
    const next = sources.child(spot, key) ?? sources.child(source, key)
    if (next) walk(value, next)
  }
  walk(document.paths, walked(sources, sources.root, ['paths']).spot)
  return parts
}
