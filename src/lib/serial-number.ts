/** Cyrillic letters, and the Latin ones that they look like; then those that they sound like. */
const latinBy = [
  ['АВЕКМНОРСТУХ', 'ABEKMHOPCTYX'],
  ['АБВГДЕЗИКЛМНОПРСТУФХЭ', 'ABVGDEZIKLMNOPRSTUFHE'],
] as const

/**
 * What a typed text can mean as a serial number of a plate, which has Latin letters: each Cyrillic letter as it looks,
 * then as it sounds («СК45» is CK45 or SK45, «ЕГ210» only EG210). Spaces, dots, «№» and the kind of a dash don't matter.
 * Empty when it can't be one.
 */
export function serialReadings(typed: string): readonly string[] {
  const text = typed
    .toUpperCase()
    .replaceAll(/\p{Dash}/gu, '-')
    .replaceAll(/[\s.№]+/gu, '')
  const readings = latinBy.map(([cyrillic, latin]) =>
    text.replaceAll(/[А-Я]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? letter),
  )
  return [...new Set(readings)].filter((reading) => /^[A-Z0-9-]{1,64}$/.test(reading))
}

/** The serial number that a typed text means; undefined when it is none, or may be one of two. */
export function serialMeant(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[A-Za-z0-9-]+$/.test(text)) return text
  const [reading, another] = serialReadings(text)
  return another === undefined ? reading : undefined
}

/**
 * A serial number as the plate of its model writes it, prefix, hyphen and digits: `EG210-004417` for «EG210 004417». One
 * of another form stays as it is.
 */
export function serialOnPlate(serial: string, { serialPrefix }: { serialPrefix: string }): string {
  const plain = (text: string) => text.replaceAll('-', '').toUpperCase()
  const prefix = plain(serialPrefix)
  const digits = plain(serial).slice(prefix.length)
  return plain(serial).startsWith(prefix) && /^\d+$/.test(digits)
    ? `${serialPrefix.replace(/-$/, '')}-${digits}`
    : serial
}
