/** What is counted; all but the first two must be 0. */
export const countNames = [
  'rounds',
  'acknowledged',
  'lost',
  'doubled',
  'blank pages',
  'ended processes',
  'endless loops',
  'leaks',
] as const
export type CountName = (typeof countNames)[number]

/** How many findings of one part are told in words. */
const mostTold = 20

/** Counts one part of the torture. */
export class Tally {
  readonly part: string
  readonly counts = new Map<CountName, number>(countNames.map((name) => [name, 0]))
  readonly findings: string[] = []
  /** Figures worth knowing, without a judgement. */
  readonly facts: string[] = []

  readonly #seen = new Map<string, Map<string, number>>()

  constructor(part: string) {
    this.part = part
  }

  count(name: 'rounds' | 'acknowledged', times = 1): void {
    this.#add(name, times)
  }

  /** Something that must not be. */
  find(name: Exclude<CountName, 'rounds' | 'acknowledged'>, what: string, times = 1): void {
    this.#add(name, times)
    if (this.findings.length < mostTold) this.findings.push(`${name}: ${what}`)
  }

  /** Counts how often something was seen, such as a status. */
  note(kind: string, value: string): void {
    const seen = this.#seen.get(kind) ?? new Map<string, number>()
    this.#seen.set(kind, seen.set(value, (seen.get(value) ?? 0) + 1))
  }

  /** Makes a fact of what was noted. */
  tell(kind: string): void {
    const seen = [...(this.#seen.get(kind) ?? [])].toSorted(([one], [other]) => one.localeCompare(other))
    this.facts.push(`${kind}: ${seen.map(([value, count]) => `${value} ×${count}`).join(', ')}`)
  }

  get isClean(): boolean {
    return [...this.counts].every(
      ([name, count]) => name === 'rounds' || name === 'acknowledged' || count === 0,
    )
  }

  #add(name: CountName, times: number): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + times)
  }
}

/** The table of all parts, with their sum. */
export function tableOf(tallies: readonly Tally[]): string {
  const rows = tallies.map(({ part, counts }) => [part, ...countNames.map((name) => counts.get(name) ?? 0)])
  const sums = countNames.map((name) => tallies.reduce((sum, { counts }) => sum + (counts.get(name) ?? 0), 0))
  const lines = [['', ...countNames], ...rows, ['all', ...sums]].map((line) => line.map(String))
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  return lines
    .map((line) =>
      line
        .map((text, column) =>
          column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n')
}
