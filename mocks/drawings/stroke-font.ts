/**
 * A plotter's alphabet: digits, Latin and Cyrillic capitals and a few signs as polylines on a grid 4 wide and 6 high, so
 * that a drawing needs no font. Each glyph is polylines parted by `|`, each a run of two-digit points `xy`.
 */
const glyphs: Record<string, string> = {
  '0': '10 30 41 45 36 16 05 01 10',
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
  ',': '25 26 17',
  '×': '12 34|32 14',
  '%': '06 40|00 11|35 46',
  Ø: '11 31 42 45 36 16 05 02 11|07 40',
  '№': '06 00 26 20|33 43 44 34 33|36 46',
  '–': '03 43',
  Б: '40 00 06 36 45 44 33 03',
  Г: '06 00 40',
  Д: '07 06 46 47|16 20 30 36',
  Ж: '00 46|40 06|20 26',
  З: '01 10 30 41 42 33 13|33 44 45 36 16 05',
  И: '00 06 40 46',
  Й: '00 06 40 46|10 30',
  Л: '06 15 20 40 46',
  П: '06 00 40 46',
  У: '00 23|40 16 06',
  Ф: '20 26|10 30 41 42 33 13 02 01 10',
  Ц: '00 06 36 30|36 46 47',
  Ч: '00 02 13 43|40 46',
  Ш: '00 06 46 40|20 26',
  Щ: '00 06 46 47|20 26|40 46',
  Ъ: '00 10 16 36 45 44 33 13',
  Ы: '00 06 26 35 34 23 03|40 46',
  Ь: '00 06 36 45 44 33 03',
  Э: '01 10 30 41 45 36 16 05|23 43',
  Ю: '00 06|03 13|20 30 41 45 36 26 15 11 20',
  Я: '46 40 10 01 02 13 43|13 06',
  ':': '22 23|25 26',
  '+': '21 25|03 43',
}

/** Cyrillic letters that look as Latin ones. */
const twins: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Ё: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  Х: 'X',
}

const advance = 5.6
/** Small letters are small capitals. */
const smallShare = 0.75
const shareOf = (sign: string) => (sign === sign.toUpperCase() ? 1 : smallShare)

/**
 * Path data of a line of text; `size` is the height of capitals in pixels, `x`, `y` the beginning of its base line.
 * @param isUpright it reads from the bottom to the top
 */
export function strokeText(text: string, x: number, y: number, size: number, isUpright = false): string {
  let along = 0
  let path = ''
  const short = (value: number) => Math.round(value * 10) / 10
  for (const sign of text) {
    const unit = (size / 6) * shareOf(sign)
    const capital = sign.toUpperCase()
    for (const line of (glyphs[twins[capital] ?? capital] ?? '').split('|')) {
      if (line === '') continue
      path += line
        .split(' ')
        .map((point, index) => {
          const across = along + Number(point[0]) * unit
          const down = (Number(point[1]) - 6) * unit
          const [px, py] = isUpright ? [x + down, y - across] : [x + across, y + down]
          return `${index === 0 ? 'M' : 'L'}${short(px)} ${short(py)}`
        })
        .join('')
    }
    along += advance * unit
  }
  return path
}

/** Width of a line of text in pixels. */
export function textWidth(text: string, size: number): number {
  const wide = [...text].reduce((sum, sign) => sum + advance * shareOf(sign), 0)
  return Math.max(0, wide - 1.6) * (size / 6)
}
