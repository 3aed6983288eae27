import type { Parameter } from '../model/document.ts'
import { isRecord } from '../model/record.ts'

/** A value of a parameter and how its contract writes it. */
interface Written {
  name: string
  style: string
  explode: boolean
  /** Percent-encodes one part; delimiters stand outside of it. */
  encode: (text: string) => string
}

/** RFC 6570 leaves only these as they are. */
const strict = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.codePointAt(0)?.toString(16).toUpperCase()}`,
  )
/** `allowReserved`: delimiters of RFC 3986 stay, but what would end the query or begin another pair. */
const reserved = (text: string) => encodeURI(text).replaceAll(/[#&]/g, (letter) => encodeURIComponent(letter))

function written(parameter: Parameter, standard: string): Written {
  const style = parameter.style ?? standard
  const { name, explode = style === 'form', allowReserved } = parameter
  return { name, style, explode, encode: allowReserved === true ? reserved : strict }
}

/** A path parameter in its place: `simple`, `label` or `matrix`. */
export function pathText(parameter: Parameter, value: unknown): string {
  const { name, style, explode, encode } = written(parameter, 'simple')
  const multi = (text: string) => (parameter['x-multi-segment'] ? text.replaceAll('%2F', '/') : text)
  if (parameter.content) return encode(contentText(parameter, value))
  if (style === 'label') return `.${listed(value, explode ? '.' : ',', explode, encode)}`
  if (style !== 'matrix') return multi(listed(value, ',', explode, encode))
  if (!explode || (!Array.isArray(value) && !isRecord(value))) {
    const text = listed(value, ',', false, encode)
    return text === '' ? `;${name}` : `;${name}=${text}`
  }
  const pairs = Array.isArray(value) ? value.map((one) => [name, one] as const) : Object.entries(value)
  return pairs.map(([key, one]) => `;${encode(key)}=${encode(plainText(one))}`).join('')
}

/** The pairs of a query parameter: `form`, `spaceDelimited`, `pipeDelimited` or `deepObject`. */
export function queryPairs(parameter: Parameter, value: unknown): string[] {
  const { name, style, explode, encode } = written(parameter, 'form')
  const pair = (key: string, text: string) => `${strict(key)}=${text}`
  if (parameter.content) return [pair(name, encode(contentText(parameter, value)))]
  if (style === 'deepObject' && isRecord(value))
    return Object.entries(value).map(([key, one]) => pair(`${name}[${key}]`, encode(plainText(one))))
  const isWhole = Array.isArray(value) || isRecord(value)
  if (!isWhole) return [pair(name, encode(plainText(value)))]
  if (style === 'spaceDelimited' && !explode) return [pair(name, listed(value, '%20', false, encode))]
  if (style === 'pipeDelimited' && !explode) return [pair(name, listed(value, '%7C', false, encode))]
  if (!explode) return [pair(name, listed(value, ',', false, encode))]
  if (Array.isArray(value)) return value.map((one) => pair(name, encode(plainText(one))))
  return Object.entries(value).map(([key, one]) => pair(key, encode(plainText(one))))
}

/** A query that is one value, as the media type of its content writes it. */
export function wholeQuery(parameter: Parameter, value: unknown): string {
  const [type = ''] = Object.keys(parameter.content ?? {})
  if (!/^application\/x-www-form-urlencoded/i.test(type) || !isRecord(value))
    return strict(contentText(parameter, value))
  return Object.entries(value)
    .flatMap(([name, own]) => queryPairs({ name, in: 'query' }, own))
    .join('&')
}

/** The value of a header: always `simple`, nothing encoded. */
export function headerText(parameter: Parameter, value: unknown): string {
  if (parameter.content) return contentText(parameter, value)
  return listed(value, ',', parameter.explode === true, (text) => text)
}

/** The cookies of a parameter: `form` is one of them, OpenAPI's later style `cookie` may be several. */
export function cookiePairs(parameter: Parameter, value: unknown): string[] {
  const { name, style, explode, encode } = written(parameter, 'form')
  if (parameter.content) return [`${name}=${encode(contentText(parameter, value))}`]
  if (style !== 'cookie' || parameter.explode === false)
    return [`${name}=${listed(value, ',', explode, encode)}`]
  if (Array.isArray(value)) return value.map((one) => `${name}=${plainText(one)}`)
  if (isRecord(value)) return Object.entries(value).map(([key, one]) => `${key}=${plainText(one)}`)
  return [`${name}=${plainText(value)}`]
}

/** Why no request can bear a parameter. `form` with `explode` puts `&` between values, which parts no cookies. */
export function unwritable(parameter: Parameter, types: readonly unknown[]): string | undefined {
  const { name, style, explode } = written(parameter, 'form')
  if (parameter.in !== 'cookie' || parameter.content || style !== 'form' || !explode) return undefined
  return types.includes('array') || types.includes('object')
    ? `the cookie ${name} has several values in style form with explode, which no cookie can hold: explode: false can`
    : undefined
}

/** What a parameter's `content` writes: JSON, or the text itself where it is of another type. */
function contentText({ content }: Parameter, value: unknown): string {
  const [type = ''] = Object.keys(content ?? {})
  return typeof value === 'string' && !/[/+]json/i.test(type) ? value : JSON.stringify(value)
}

function listed(value: unknown, delimiter: string, explode: boolean, encode: Written['encode']): string {
  if (Array.isArray(value)) return value.map((one) => encode(plainText(one))).join(delimiter)
  if (!isRecord(value)) return encode(plainText(value))
  return Object.entries(value)
    .map(([key, one]) => [encode(key), encode(plainText(one))].join(explode ? '=' : delimiter))
    .join(delimiter)
}

/** A part of a value; what is deeper has no style of its own and stands as JSON. */
export function plainText(value: unknown): string {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value)
}
