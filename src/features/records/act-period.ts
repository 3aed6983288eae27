export type PeriodName = 'month' | 'lastMonth' | 'quarter' | 'year' | 'own'

/** Days `YYYY-MM-DD`, both included. */
export interface Period {
  from: string
  to: string
}

/** The days of a named period; those that go on end today. @param today `YYYY-MM-DD` */
export function periodOf(name: Exclude<PeriodName, 'own'>, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = (of: number) => new Date(Date.UTC(year, of - 1, 1)).toISOString().slice(0, 10)
  switch (name) {
    case 'month':
      return { from: first(month), to: today }
    case 'lastMonth':
      return { from: first(month - 1), to: new Date(Date.UTC(year, month - 1, 0)).toISOString().slice(0, 10) }
    case 'quarter':
      return { from: first(month - ((month - 1) % 3)), to: today }
    case 'year':
      return { from: first(1), to: today }
    default:
      return name satisfies never
  }
}
