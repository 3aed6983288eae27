import { serialReadings } from './serial-number.ts'

/** The serial number that a typed text means; undefined when it is none, or may be one of two. */
export function serialMeant(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[A-Za-z0-9-]+$/.test(text)) return text
  const [reading, another] = serialReadings(text)
  return another === undefined ? reading : undefined
}
