/** As many cards as are seen without asking for more; the document carries no others. */
const shown = 8

/** The best analogues: `ids` come by availability, then price (R-PROD-05). */
export function firstAnalogues(ids: readonly number[]): readonly number[] {
  return ids.slice(0, shown)
}
