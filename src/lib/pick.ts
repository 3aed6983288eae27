/** The named properties of an object; one that it doesn't have is left out. */
export function pick<T extends object, Name extends keyof T>(source: T, names: readonly Name[]): Pick<T, Name>
export function pick(source: Record<string, unknown>, names: readonly string[]): object {
  return Object.fromEntries(
    names.filter((name) => source[name] !== undefined).map((name) => [name, source[name]]),
  )
}
