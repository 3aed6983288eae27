import { formatSize } from './format-size.ts'
import { polyline } from './pen.ts'
import type { Pen } from './pen.ts'
import { textWidth } from './stroke-font.ts'

/** Pixels of a millimetre of the sheet, A4 laid across. */
const mm = 800 / 297
const [right, bottom] = [786, 586]
const [left, top] = [right - 185 * mm, bottom - 55 * mm]
const x = (millimetres: number) => Math.round((left + millimetres * mm) * 10) / 10
const y = (millimetres: number) => Math.round((top + millimetres * mm) * 10) / 10

const roles = ['Разраб.', 'Пров.', 'Т. контр.', '', 'Н. контр.', 'Утв.']
/** Where each cell with a heading begins, and its words. */
const headings: readonly (readonly [number, number, string])[] = [
  [1, 23.5, 'Изм'],
  [8, 23.5, 'Лист'],
  [19, 23.5, '№ докум.'],
  [42, 23.5, 'Подп.'],
  [56, 23.5, 'Дата'],
  ...roles.map((role, index) => [1, 28.5 + index * 5, role] as const),
  [137.5, 18.5, 'Лит.'],
  [151.5, 18.5, 'Масса'],
  [168, 18.5, 'Масштаб'],
  [137.5, 38.5, 'Лист 1'],
  [162, 38.5, 'Листов 1'],
]

/** Words of the name in lines that are at most as wide as the cell; what doesn't fit ends with dots. */
function linesOf(name: string, size: number, most: number): string[] {
  const lines: string[] = []
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && textWidth(`${last} ${word}`, size) <= 66 * mm)
      lines[lines.length - 1] = `${last} ${word}`
    else if (lines.length < most) lines.push(word)
    else {
      lines[most - 1] = `${last}...`
      return lines
    }
  }
  return lines
}

export interface TitleBlockText {
  article: string
  name: string
  weightKg: number
}

/** The frame of a sheet and the main title block by the drawing standard, form 1. The scale is left out: views have their own. */
export function drawTitleBlock(pen: Pen, { article, name, weightKg }: TitleBlockText) {
  const rectangle = (x0: number, y0: number, x1: number, y1: number) =>
    polyline(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      true,
    )
  pen.edge(rectangle(54, 14, right, bottom))
  pen.face(rectangle(left, top, right, bottom))
  pen.edge(
    [
      [65, 0, 55],
      [135, 15, 55],
      [17, 0, 55],
      [40, 0, 55],
      [55, 0, 55],
      [7, 0, 25],
      [150, 15, 35],
      [167, 15, 35],
      [160, 35, 40],
    ]
      .map(([at = 0, from = 0, to = 0]) => `M${x(at)} ${y(from)}V${y(to)}`)
      .join('') +
      [
        [15, 65, 185],
        [40, 65, 185],
        [20, 0, 65],
        [25, 0, 65],
        [20, 135, 185],
        [35, 135, 185],
      ]
        .map(([at = 0, from = 0, to = 0]) => `M${x(from)} ${y(at)}H${x(to)}`)
        .join(''),
  )
  pen.thin([5, 10, 15, 30, 35, 40, 45, 50].map((at) => `M${x(0)} ${y(at)}H${x(65)}`).join(''))
  for (const [at, base, words] of headings) pen.text(words, x(at), y(base), 6)
  const cell = 112 * mm
  pen.text(article, x(125), y(10.5), Math.min(20, (20 * cell) / textWidth(article, 20)), 'middle')
  const plain = name.replace(article, '').trim()
  const lines = linesOf(plain, 11, 3)
  for (const [index, words] of lines.entries())
    pen.text(words, x(100), y(29.5 + (index - (lines.length - 1) / 2) * 7), 11, 'middle')
  pen.text(formatSize(weightKg), x(158.5), y(29), 10, 'middle')
  pen.text('–', x(176), y(29), 10, 'middle')
}
