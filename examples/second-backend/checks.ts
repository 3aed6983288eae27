import { Problem, type Reason } from './problems.ts'

// What a request must look like. Each check notes what is wrong, with the dotted path of the member.

export type Check = (value: unknown, field: string, wrong: Reason[]) => void

const note = (wrong: Reason[], field: string, message: string) => {
  if (wrong.length < 100) wrong.push({ code: 'validation', message, field: field.slice(0, 200) })
}

export function whole(least: number, most = Number.MAX_SAFE_INTEGER): Check {
  return (value, field, wrong) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) note(wrong, field, 'Нужно целое число.')
    else if (value < least || value > most) note(wrong, field, `Нужно число от ${least} до ${most}.`)
  }
}

export const number: Check = (value, field, wrong) => {
  if (typeof value !== 'number') note(wrong, field, 'Нужно число.')
}

export function text(least: number, most: number, form?: RegExp): Check {
  return (value, field, wrong) => {
    if (typeof value !== 'string') return note(wrong, field, 'Нужна строка.')
    const { length } = [...value]
    if (length < least || length > most) note(wrong, field, `Нужно от ${least} до ${most} знаков.`)
    else if (form && !form.test(value)) note(wrong, field, 'Строка не того вида.')
  }
}

export function oneOf(...values: unknown[]): Check {
  return (value, field, wrong) => {
    if (!values.includes(value)) note(wrong, field, `Допустимо: ${values.join(', ')}.`)
  }
}

export const yesOrNo: Check = oneOf(true, false)

export function orNull(check: Check): Check {
  return (value, field, wrong) => {
    if (value !== null) check(value, field, wrong)
  }
}

export function either(...checks: Check[]): Check {
  return (value, field, wrong) => {
    const tries = checks.map((check) => {
      const found: Reason[] = []
      check(value, field, found)
      return found
    })
    if (!tries.some(({ length }) => length === 0)) wrong.push(...(tries[0] ?? []))
  }
}

export function list(item: Check, least: number, most: number, distinct = false): Check {
  return (value, field, wrong) => {
    if (!Array.isArray(value)) return note(wrong, field, 'Нужен список.')
    if (value.length < least || value.length > most)
      note(wrong, field, `Нужно от ${least} до ${most} значений.`)
    if (distinct && new Set(value).size < value.length) note(wrong, field, 'Значения повторяются.')
    for (const [index, one] of value.entries()) item(one, `${field}.${index}`, wrong)
  }
}

interface Members {
  [name: string]: Check
}

/** An object: `must` members are required, `may` members are not; others are ignored. */
export function object(must: Members, may: Members = {}): Check {
  return (value, field, wrong) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return note(wrong, field === '' ? 'body' : field, 'Нужен объект.')
    const path = (name: string) => (field === '' ? name : `${field}.${name}`)
    const members = value as Record<string, unknown>
    for (const [name, check] of Object.entries(must)) {
      if (members[name] === undefined) note(wrong, path(name), 'Обязательное поле.')
      else check(members[name], path(name), wrong)
    }
    for (const [name, check] of Object.entries(may))
      if (members[name] !== undefined) check(members[name], path(name), wrong)
  }
}

export function dictionary(name: RegExp, most: number, member: Check): Check {
  return (value, field, wrong) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return note(wrong, field, 'Нужен объект.')
    const entries = Object.entries(value)
    if (entries.length > most) note(wrong, field, `Не больше ${most} полей.`)
    for (const [key, one] of entries) {
      if (!name.test(key)) note(wrong, `${field}.${key}`, 'Имя не того вида.')
      else member(one, `${field}.${key}`, wrong)
    }
  }
}

/** A parameter of an address comes as text; numbers are read first. */
export function numeral(check: Check): Check {
  return (value, field, wrong) =>
    check(typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value, field, wrong)
}

/** A coordinate in an address. */
export function degrees(most: number): Check {
  return (value, field, wrong) => {
    const number = typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
    if (!(Math.abs(number) <= most)) note(wrong, field, `Нужно число от −${most} до ${most}.`)
  }
}

/** @throws {Problem} 422 */
export function demand(check: Check, value: unknown, field = ''): void {
  const wrong: Reason[] = []
  check(value, field, wrong)
  if (wrong.length > 0) throw new Problem(422, wrong)
}

export function invalid(field: string, message = 'Недопустимое значение.'): Problem {
  return new Problem(422, [{ code: 'validation', message, field }])
}

export const sessid = text(16, 64, /^[A-Za-z0-9]+$/)
export const productId = whole(1)
export const cartVersion = whole(0)
export const storeCode = text(1, 64, /^[A-Za-z0-9_-]+$/)
export const day: Check = (value, field, wrong) => {
  const fits = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
  const date = fits ? new Date(`${value}T00:00:00Z`) : undefined
  if (!date || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== value)
    note(wrong, field, 'Нужна дата вида ГГГГ-ММ-ДД.')
}
