interface Choice {
  label: string
  disabled?: boolean | undefined
}

/** Index of the first enabled option from `start` in the given direction; -1 if there is none. */
export function enabledFrom(choices: readonly Choice[], start: number, direction: 1 | -1): number {
  for (let index = start; index >= 0 && index < choices.length; index += direction) {
    if (!choices[index]?.disabled) return index
  }
  return -1
}

/**
 * Type-ahead of a listbox: the next option after `from` that begins with the text, wrapping around. The same letter
 * typed again cycles through its options. -1 when there is none.
 */
export function findByPrefix(choices: readonly Choice[], text: string, from: number): number {
  const lower = text.toLowerCase()
  const oneLetter = [...lower].every((letter) => letter === lower[0])
  const prefix = oneLetter ? (lower[0] ?? '') : lower
  const start = oneLetter ? from + 1 : from
  for (let step = 0; step < choices.length; step += 1) {
    const index = (start + step) % choices.length
    const choice = choices[index]
    if (choice && !choice.disabled && choice.label.toLowerCase().startsWith(prefix)) return index
  }
  return -1
}
