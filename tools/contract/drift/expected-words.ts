import type { BrokenKeyword } from '../../../mocks/sandbox/schema-checker.ts'

/** What a violated keyword requires, in the terms of JSON Schema that the contract uses, too. */
export function expectedWords({ keyword, schema, error }: BrokenKeyword): string {
  const rule = schema[keyword]
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
      return 'обязательное поле'
    case 'type':
      return Array.isArray(rule) ? rule.join(' или ') : String(rule)
    case 'enum':
      return `одно из ${Array.isArray(rule) ? rule.map((one) => JSON.stringify(one)).join(', ') : ''}`
    case 'const':
      return JSON.stringify(rule)
    case 'oneOf':
    case 'anyOf':
      return keyword === 'oneOf' ? 'ровно один из вариантов схемы' : 'один из вариантов схемы'
    case 'format':
      return `формат ${String(rule)}`
    case 'pattern':
      return `строка по образцу ${String(rule)}`
    case 'uniqueItems':
      return 'элементы без повторов'
    case 'false':
    case 'not':
      return 'значения здесь быть не должно'
    default:
      return typeof rule === 'number' ? `${limits[keyword] ?? keyword} ${rule}` : error
  }
}

const limits: Record<string, string> = {
  minimum: 'не меньше',
  exclusiveMinimum: 'больше',
  maximum: 'не больше',
  exclusiveMaximum: 'меньше',
  multipleOf: 'кратно',
  minLength: 'символов не меньше',
  maxLength: 'символов не больше',
  minItems: 'элементов не меньше',
  maxItems: 'элементов не больше',
  minProperties: 'полей не меньше',
  maxProperties: 'полей не больше',
}
