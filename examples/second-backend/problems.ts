/** One reason in the envelope. */
export interface Reason {
  code: string
  message: string
  field?: string
}

/** A status other than 200, in the contract's envelope. */
export class Problem extends Error {
  status: number
  reasons: Reason[]
  headers: Record<string, string>

  constructor(status: number, reasons: Reason[], headers: Record<string, string> = {}) {
    super(reasons[0]?.message ?? String(status))
    this.status = status
    this.reasons = reasons
    this.headers = headers
  }
}

/** A refused business request: HTTP 200 with `status: error`. */
export class Refusal extends Error {
  reasons: Reason[]
  data: unknown

  constructor(reasons: Reason[], data: unknown = null) {
    super(reasons[0]?.message ?? '')
    this.reasons = reasons
    this.data = data
  }
}

const known = {
  400: { code: 'badRequest', message: 'Запрос прочитать не получилось.' },
  401: { code: 'unauthorized', message: 'Нужно войти в кабинет.' },
  403: { code: 'forbidden', message: 'На это действие у вас нет прав.' },
  404: { code: '404', message: 'Такой страницы нет.' },
  409: { code: 'idempotencyMismatch', message: 'Под этим ключом пришёл другой запрос.' },
  413: { code: 'payloadTooLarge', message: 'Запрос больше, чем мы принимаем.' },
  415: { code: 'unsupportedMediaType', message: 'Присылайте данные в JSON.' },
  500: { code: 'internal', message: 'У нас что-то сломалось.' },
  501: { code: 'notImplemented', message: 'Эта операция ещё не построена.' },
} as const

export function problem(status: keyof typeof known): Problem {
  return new Problem(status, [{ ...known[status] }])
}

export function tooMany(seconds: number): Problem {
  return new Problem(429, [{ code: 'tooManyRequests', message: 'Слишком часто. Подождите и повторите.' }], {
    'retry-after': String(Math.max(1, Math.ceil(seconds))),
  })
}

export function refuse(code: string, message: string, field?: string, data: unknown = null): Refusal {
  return new Refusal([{ code, message, ...(field !== undefined && { field }) }], data)
}
