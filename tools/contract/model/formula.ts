// Formulas of `x-sums` (openapi/README.md): fields, whole numbers, + − *, brackets and three functions.

/** A formula that was read. */
export interface Formula {
  /** Paths of the fields that it reads, as written: `totals.vat`, `items[].sum`. */
  fields: readonly string[]
  /** Its value; NaN where a field isn't a whole number. A field that is absent or null counts 0. */
  valueOf: (read: (path: string) => unknown[]) => number
}

type Reader = (path: string) => unknown[]
type Term = (read: Reader) => number

const token = /\s*(?:(\d+)|([A-Za-z_][\w.[\]]*)|([-+*(),]))/y

/** Reads a formula. @throws Error that names what can't be read */
export function parseFormula(text: string): Formula {
  const tokens = tokensOf(text)
  const fields: string[] = []
  let at = 0

  const next = () => tokens[at]
  const take = (wanted?: string): string => {
    const found = tokens[at]
    if (found === undefined || (wanted !== undefined && found !== wanted))
      throw new Error(`“${text}” needs ${wanted ?? 'a value'} instead of ${found ?? 'its end'}`)
    at += 1
    return found
  }

  function sum(): Term {
    let left = product()
    while (next() === '+' || next() === '-') {
      const [first, sign] = [left, take() === '+' ? 1 : -1]
      const second = product()
      left = (read) => first(read) + sign * second(read)
    }
    return left
  }

  function product(): Term {
    let left = value()
    while (next() === '*') {
      take()
      const [first, second] = [left, value()]
      left = (read) => first(read) * second(read)
    }
    return left
  }

  function value(): Term {
    const found = take()
    if (/^\d/.test(found)) return () => Number(found)
    if (found === '(') {
      const inner = sum()
      take(')')
      return inner
    }
    if (!/^[A-Za-z_]/.test(found)) throw new Error(`“${text}” can't have ${found} here`)
    if (next() !== '(') return field(found, ([first]) => whole(first))
    return call(found)
  }

  function field(path: string, fold: (found: unknown[]) => number): Term {
    fields.push(path)
    return (read) => fold(read(path))
  }

  function call(name: string): Term {
    take('(')
    const result = name === 'sum' ? field(take(), (all) => all.reduce(plus, 0)) : ofTwo(name)
    take(')')
    return result
  }

  function ofTwo(name: string): Term {
    const apply = functions[name]
    if (!apply) throw new Error(`“${text}” calls ${name}, which is no function`)
    const first = sum()
    take(',')
    const second = sum()
    return (read) => apply(first(read), second(read))
  }

  const valueOf = sum()
  if (at < tokens.length) throw new Error(`“${text}” ends too late: ${tokens.slice(at).join(' ')}`)
  return { fields, valueOf }
}

const functions: Record<string, ((first: number, second: number) => number) | undefined> = {
  max: (first, second) => Math.max(first, second),
  includedVat,
}

/** VAT inside a sum, rounded half up; exact for sums that a product of floating numbers wouldn't hold. */
function includedVat(sum: number, rate: number): number {
  if (!Number.isSafeInteger(sum) || !Number.isSafeInteger(rate) || sum < 0 || rate < 0) return Number.NaN
  const divisor = BigInt(100 + rate)
  return Number((BigInt(sum) * BigInt(rate) * 2n + divisor) / (divisor * 2n))
}

function whole(value: unknown): number {
  if (value === undefined || value === null) return 0
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : Number.NaN
}

const plus = (total: number, one: unknown) => total + whole(one)

function tokensOf(text: string): string[] {
  const tokens: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.trimEnd().length) {
    const from = token.lastIndex
    const [, number, name, sign] = token.exec(text) ?? []
    const found = number ?? name ?? sign
    if (found === undefined) throw new Error(`“${text}” can't be read from “${text.slice(from)}” on`)
    tokens.push(found)
  }
  return tokens
}
