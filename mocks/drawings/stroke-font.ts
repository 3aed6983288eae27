/**
 * A plotter's alphabet: digits, Latin capitals and a few signs as polylines on a grid 4 wide and 6 high, so that
 * a drawing needs no font. Each glyph is polylines parted by `|`, each a run of two-digit points `xy`.
 */
const glyphs: Record<string, string> = {
  '0': '10 30 41 45 36 16 05 01 10|05 41',
  '1': '11 20 26|16 36',
  '2': '01 10 30 41 42 06 46',
  '3': '00 40 23 33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 02 32 43 45 36 06',
  '6': '40 20 02 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  '9': '06 26 44 41 30 10 01 02 13 43',
  A: '06 20 46|14 34',
  B: '00 06 36 45 44 33 03|33 42 41 30 00',
  C: '41 30 10 01 05 16 36 45',
  D: '00 06 26 44 42 20 00',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  G: '41 30 10 01 05 16 36 45 43 23',
  H: '00 06|40 46|03 43',
  I: '20 26|10 30|16 36',
  J: '40 45 36 16 05',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 23 40 46',
  N: '06 00 46 40',
  O: '10 30 41 45 36 16 05 01 10',
  P: '06 00 30 41 42 33 03',
  Q: '10 30 41 45 36 16 05 01 10|24 46',
  R: '06 00 30 41 42 33 03|23 46',
  S: '41 30 10 01 02 13 33 44 45 36 16 05',
  T: '00 40|20 26',
  U: '00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 23 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  Z: '00 40 06 46',
  '-': '13 33',
  '/': '06 40',
  '.': '25 26',
  ',': '25 16',
  '×': '12 34|32 14',
  '%': '06 40|00 11|35 46',
  Ø: '10 30 41 45 36 16 05 01 10|06 40',
  Г: '06 00 40',
  ':': '22 23|25 26',
  '+': '21 25|03 43',
}

/** Path data of a line of text; `size` is the height of capitals in pixels, `x`, `y` the left end of the base line. */
export function strokeText(text: string, x: number, y: number, size: number): string {
  const unit = size / 6
  let left = x
  let path = ''
  for (const sign of text.toUpperCase()) {
    for (const line of (glyphs[sign] ?? '').split('|')) {
      if (line === '') continue
      path += line
        .split(' ')
        .map((point, index) => {
          const px = left + Number(point[0]) * unit
          const py = y + (Number(point[1]) - 6) * unit
          return `${index === 0 ? 'M' : 'L'}${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`
        })
        .join('')
    }
    left += 5.6 * unit
  }
  return path
}

/** Width of a line of text in pixels. */
export const textWidth = (text: string, size: number) => Math.max(0, (text.length * 5.6 - 1.6) * (size / 6))
