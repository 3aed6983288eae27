import type { Operation } from './call.ts'
import type { ContractPath } from './contract-paths.ts'
import type { FaultName } from './faults.ts'
import { Problem, problem } from './problems.ts'

export interface FoundOperation {
  operation: Operation
  /** Parts of the path as they were sent. */
  parts: Record<string, string>
  search: string
}

interface Form {
  shape: RegExp
  names: string[]
}

/** A part of a path takes one segment; `filterPath` takes several. */
function formOf(template: string): Form {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const source = template.replaceAll(/\{(\w+)\}/g, (_, name) => (name === 'filterPath' ? '(.+)' : '([^/]+)'))
  return { shape: new RegExp(`^${source}$`), names }
}

/** Finds the operation of an address, what OPTIONS allows there, or says what is wrong with it: 404, 405 or 501. */
export function matcherOf(operations: readonly Operation[], paths: readonly ContractPath[]) {
  const forms = operations.map((operation) => ({ operation, form: formOf(operation.path) }))
  const declared = paths.map(({ template, methods }) => ({ ...formOf(template), methods }))
  return (
    url: string,
    method: string,
    wrong: (name: FaultName) => boolean,
  ): FoundOperation | { allow: string } => {
    const [asked = '', ...rest] = url.split('?')
    const address = wrong('slashOptional') ? asked.replace(/([^/])$/, '$1/') : asked
    const found = forms.find(({ operation, form }) => operation.method === method && form.shape.test(address))
    if (found) {
      const values = found.form.shape.exec(address)?.slice(1) ?? []
      return {
        operation: found.operation,
        parts: Object.fromEntries(found.form.names.map((name, index) => [name, values[index] ?? ''])),
        search: rest.join('?'),
      }
    }
    const here = declared.filter(({ shape }) => shape.test(address))
    const methods = new Set(here.flatMap(({ methods }) => methods))
    if (methods.has(method)) throw problem(501)
    if (methods.size === 0 || wrong('wrongMethodNotFound')) throw problem(404)
    if (methods.has('GET') && !wrong('allowLacksHead')) methods.add('HEAD')
    const everything = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE']
    const allow = [...(wrong('allowAllMethods') ? everything : methods), 'OPTIONS'].join(', ')
    if (method === 'OPTIONS') return { allow }
    const reasons = [{ code: 'methodNotAllowed', message: 'Так этот адрес не вызывают.' }]
    throw new Problem(405, reasons, wrong('noAllow') ? {} : { allow })
  }
}
