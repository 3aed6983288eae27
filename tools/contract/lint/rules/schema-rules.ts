import { eachRecord } from '../../model/subschemas.ts'
import type { ContractDocument } from '../../model/document.ts'
import { isRecord } from '../../model/record.ts'
import { resolve } from '../../model/reference.ts'
import type { Finding, Rule } from './finding.ts'

/** Every property of every schema is described, by itself or by the schema that it refers to. */
export const propertiesDescribed: Rule = (document) => {
  const findings: Finding[] = []
  visit(document, (node, place) => {
    if (!isRecord(node['properties'])) return
    // Examples and enums may hold an object with a key `properties`; a schema's properties are schemas.
    for (const [name, property] of Object.entries(node['properties'])) {
      if (!isRecord(property) && typeof property !== 'boolean') return
      const target = resolve<unknown>(document, property)
      const described = [property, target].some(
        (one) => isRecord(one) && typeof one['description'] === 'string',
      )
      if (!described)
        findings.push({
          rule: 'property-described',
          place: `${place}/properties/${name}`,
          message: 'has no description',
        })
    }
  })
  return findings
}

/** Arrays that a list can fill have a bound, strings are bounded or of a closed form (rule 6 of the guide). */
export const bounded: Rule = (document) => {
  const findings: Finding[] = []
  visit(document, (node, place) => {
    if (!isSchemaPlace(place)) return
    const types = new Set([node['type']].flat())
    if (types.has('array') && node['maxItems'] === undefined)
      findings.push({ rule: 'bounded', place, message: 'an array needs maxItems' })
    if (types.has('integer') && node['format'] === undefined)
      findings.push({ rule: 'bounded', place, message: 'an integer needs a format' })
    const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((key) => node[key])
    if (types.has('integer') && bounds.some((one) => one !== undefined && !Number.isSafeInteger(one)))
      findings.push({ rule: 'bounded', place, message: 'JavaScript does not hold this bound exactly' })
    const closed = ['const', 'enum', 'format', 'pattern', 'maxLength'].some((key) => node[key] !== undefined)
    if (types.has('string') && !closed)
      findings.push({ rule: 'bounded', place, message: 'a string needs maxLength, pattern, format or enum' })
  })
  return findings
}

/** Not the data inside a keyword; a property, a status or a component may bear such a name. */
export function isSchemaPlace(place: string): boolean {
  return !/(?<!\/(?:properties|responses|schemas))\/(example|examples|default|const|enum)(\/|$)/.test(place)
}

/**
 * Extensions stand outside of operations in nine places. They are the root (codes), path parameters (slashes) and the
 * `data` of refusals (codes). Enums of actions have `x-actions`, objects `x-rules` and `x-thing`, times `x-past`, fields
 * of a request `x-instead-of`, switches of a hook `x-webhook`.
 */
export const extensionsElsewhere: Rule = (document) => {
  const findings: Finding[] = []
  visit(document, (node, place) => {
    if (!isSchemaPlace(place) || 'operationId' in node || /\/(properties|headers)$/.test(place)) return
    for (const key of Object.keys(node).filter((name) => name.startsWith('x-'))) {
      const known =
        ((key === 'x-refusal-codes' || key === 'x-http') && place === '#') ||
        (key === 'x-rules' && isRecord(node['properties']) && Array.isArray(node[key])) ||
        (key === 'x-thing' && (node[key] === false || isRecord(node['properties']))) ||
        (key === 'x-instead-of' && /\/properties\/\w+$/.test(place) && typeof node[key] === 'string') ||
        (key === 'x-past' && isTime(node) && node[key] === true) ||
        (key === 'x-multi-segment' && node['in'] === 'path' && node[key] === true) ||
        (key === 'x-codes' && place.endsWith('/properties/data') && Array.isArray(node[key])) ||
        (key === 'x-webhook' && node['type'] === 'boolean' && typeof node[key] === 'string') ||
        (key === 'x-actions' && /^#\/components\/schemas\/[^/]+$/.test(place) && Array.isArray(node['enum']))
      if (!known)
        findings.push({
          rule: 'extension-known',
          place: `${place}/${key}`,
          message: 'is not an extension of this contract here',
        })
    }
  })
  return findings
}

function isTime({ format }: Record<string, unknown>): boolean {
  return format === 'date' || format === 'date-time'
}

export function visit(document: ContractDocument, see: Parameters<typeof eachRecord>[1]): void {
  eachRecord(document, (node, pointer) => see(node, `#${pointer}`), {
    skip: (pointer) => /\/(example|examples)$/.test(pointer) && !pointer.endsWith('/properties/example'),
  })
}
