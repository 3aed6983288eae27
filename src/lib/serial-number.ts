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

/**
 * A serial number as the plate of its model writes it, prefix, hyphen and digits: `EG210-004417` for «EG210 004417». One
 * of another form stays as it is.
 */
export function serialOnPlate(serial: string, { serialPrefix }: { serialPrefix: string }): string {
  const plain = (text: string) => text.replaceAll('-', '').toUpperCase()
  const [before, digits = ''] = plain(serial).split(plain(serialPrefix))
  return before === '' && /^\d+$/.test(digits) ? `${serialPrefix}-${digits}` : serial
}
