import type { ASTNode } from '@marcbachmann/cel-js'
import { isRecord, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { branchesOf } from '../model/subschemas.ts'

/** What an expression may read of a variable: any value, schemas of which one holds, or fields by name. */
export type Shape = 'any' | { schemas: readonly unknown[] } | { fields: Readonly<Record<string, Shape>> }

/** Names and shapes of the variables. */
export type Scope = Readonly<Record<string, Shape>>

/** The fields and variables that an expression reads and that nothing describes, as they stand in it. */
export function unknownNames(document: object, tree: ASTNode, scope: Scope): string[] {
  const found: string[] = []
  shapeOf(document, tree, scope, found)
  return [...new Set(found)]
}

/** The shape of what an expression yields; strangers on the way go into `found`. */
export function shapeOf(document: object, node: ASTNode, scope: Scope, found: string[]): Shape {
  const walk = (one: ASTNode, own: Scope = scope) => shapeOf(document, one, own, found)
  switch (node.op) {
    case 'value':
      return 'any'
    case 'id': {
      if (!(node.args in scope)) found.push(node.args)
      return scope[node.args] ?? 'any'
    }
    case '.':
    case '.?': {
      const [holder, name] = node.args
      return member(document, walk(holder), name, found, node)
    }
    case '[]':
    case '[?]': {
      const [holder, key] = node.args
      const shape = walk(holder)
      walk(key)
      if (key.op === 'value' && typeof key.args === 'string')
        return member(document, shape, key.args, found, node)
      return elementOf(document, shape)
    }
    case 'call': {
      const [, all] = node.args
      all.forEach((one) => walk(one))
      return 'any'
    }
    case 'rcall':
      return calledOn(document, node.args, scope, found)
    case 'list':
      node.args.forEach((one) => walk(one))
      return 'any'
    case 'map':
      node.args.forEach(([key, value]) => {
        walk(key)
        walk(value)
      })
      return 'any'
    case '?:': {
      const [condition, one, other] = node.args
      walk(condition)
      const shape = walk(one)
      walk(other)
      return shape
    }
    case '!_':
    case '-_':
      walk(node.args)
      return 'any'
    case '!=':
    case '%':
    case '&&':
    case '*':
    case '+':
    case '-':
    case '/':
    case '<':
    case '<=':
    case '==':
    case '>':
    case '>=':
    case 'in':
    case '||':
      node.args.forEach((one) => walk(one))
      return 'any'
  }
}

const loops = new Set(['all', 'exists', 'exists_one', 'filter', 'map'])

/** A call on a value: macros give their first argument a name. */
function calledOn(
  document: object,
  [name, target, given]: [string, ASTNode, ASTNode[]],
  scope: Scope,
  found: string[],
): Shape {
  const [first, second, ...rest] = given
  if (target.op === 'id' && target.args === 'cel' && name === 'bind' && first?.op === 'id' && second) {
    const own = { ...scope, [first.args]: shapeOf(document, second, scope, found) }
    return rest.map((one) => shapeOf(document, one, own, found)).at(-1) ?? 'any'
  }
  if (target.op === 'id' && target.args === 'optional') return 'any'
  const on = shapeOf(document, target, scope, found)
  if (loops.has(name) && first?.op === 'id') {
    const own = { ...scope, [first.args]: elementOf(document, on) }
    const results = given.slice(1).map((one) => shapeOf(document, one, own, found))
    return name === 'filter' ? on : name === 'map' ? listOfShape(results.at(-1) ?? 'any') : 'any'
  }
  const others = given.map((one) => shapeOf(document, one, scope, found))
  return name === 'orValue' || name === 'value' || name === 'or' ? on : (others[-1] ?? 'any')
}

/** A list of such values, where schemas say what they are. */
function listOfShape(shape: Shape): Shape {
  return typeof shape === 'object' && 'schemas' in shape
    ? { schemas: shape.schemas.map((items) => ({ type: 'array', items })) }
    : 'any'
}

function elementOf(document: object, shape: Shape): Shape {
  if (typeof shape !== 'object' || !('schemas' in shape)) return 'any'
  const items = shape.schemas
    .flatMap((one) => branches(document, one))
    .flatMap((one) => [one['items'], one['additionalProperties']])
    .filter(isRecord)
  return items.length === 0 ? 'any' : { schemas: items }
}

function member(document: object, shape: Shape, name: string, found: string[], node: ASTNode): Shape {
  if (shape === 'any') return 'any'
  if ('fields' in shape) {
    const own = shape.fields[name]
    if (own === undefined) found.push(textOf(node))
    return own ?? 'any'
  }
  const holders = shape.schemas.flatMap((one) => branches(document, one))
  const schemas = holders.map((one) => recordOf(one['properties'])[name]).filter(isRecord)
  if (schemas.length > 0) return { schemas }
  // A schema that names nothing is free.
  const isFree = holders.every((one) => one['properties'] === undefined && one['items'] === undefined)
  const others = holders.map((one) => one['additionalProperties']).filter(isRecord)
  if (others.length > 0) return { schemas: others }
  if (!isFree) found.push(textOf(node))
  return 'any'
}

function textOf({ input, start, end }: ASTNode): string {
  return input.slice(start, end)
}

/** The schema behind a reference with the members of its `allOf`, `oneOf` and `anyOf`. */
function branches(document: object, node: unknown): Record<string, unknown>[] {
  const own = schemaAt(document, node)
  return [own, ...branchesOf(own).flatMap((one) => branches(document, one))]
}
