/** All properties of a contract type, the optional ones too: these may be undefined, but not forgotten. */
type Whole<T> = { [Name in keyof Required<T>]: T[Name] }

/** Leaves out what is undefined. A new property of the contract doesn't compile until it is named. */
export function present<T extends object>(whole: Whole<T>): T
export function present(whole: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined))
}
