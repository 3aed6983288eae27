/** Another value at one place of an answer. */
export interface Replacement {
  path: readonly string[]
  value: unknown
}

/** Another type at each place of `data`; of a list the first item stands for all. */
export function replacementsOf(answer: unknown): Replacement[] {
  const found: Replacement[] = []
  const walk = (value: unknown, path: string[]) => {
    found.push({ path, value: ofOtherType(value) }, { path, value: null })
    if (Array.isArray(value)) {
      if (value.length > 0) walk(value[0], [...path, '0'])
    } else if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) walk(part, [...path, key])
  }
  walk((answer as { data?: unknown } | undefined)?.data, ['data'])
  return found
}

function ofOtherType(value: unknown): unknown {
  if (typeof value === 'string') return { text: value }
  if (typeof value === 'number' || typeof value === 'boolean') return [value]
  return Array.isArray(value) ? 'строка' : 7
}

/** A copy of an answer with another value at one place. */
export function withReplacement(answer: unknown, { path, value }: Replacement): unknown {
  const copy = structuredClone(answer)
  let holder = copy as Record<string, unknown>
  for (const key of path.slice(0, -1)) holder = (holder[key] ?? {}) as Record<string, unknown>
  holder[path.at(-1) ?? ''] = value
  return copy
}
