import { strokeText, textWidth } from './stroke-font.ts'

export type Point = readonly [number, number]

const line = '#1F4E79'
const ground = '#F4F8FB'

/** Escapes text for XML content and attributes. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Height of a dimension's number, length of its arrows; pixels. */
const dimensionSize = 18
const arrow = 13
/** How far an axis reaches beyond the outline; the number of a dimension begins a little farther out. */
export const axisOverhang = 12

const short = (value: number) => String(Math.round(value * 10) / 10)
const pair = ([x, y]: Point) => `${short(x)} ${short(y)}`

/** Path data of a polyline. */
export function polyline(points: readonly Point[], closed = false): string {
  return `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`
}

/** Path data of a circle. */
export function circle([x, y]: Point, radius: number): string {
  const r = short(radius)
  return `M${pair([x - radius, y])}a${r} ${r} 0 1 0 ${short(2 * radius)} 0a${r} ${r} 0 1 0 ${short(-2 * radius)} 0Z`
}

/** Collects the strokes of one drawing, in the order of drawing: what comes later covers what came before. */
export class Pen {
  readonly width: number
  readonly height: number
  /** Of visible edges. */
  protected readonly lineWidth: number = 2
  /** Rules of the strokes that have a class. */
  protected readonly style: string =
    '.h{fill:none;stroke-width:1;stroke-dasharray:6 4}.a{fill:none;stroke-width:1;stroke-dasharray:18 4 3 4}' +
    '.t{fill:none;stroke-width:1}.l{fill:none;stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}.d{fill:#1F4E79;stroke-width:.75}'
  #parts: string[] = []
  #run: { attributes: string; data: string } | undefined

  constructor(width = 800, height = 600) {
    this.width = width
    this.height = height
  }

  /** A run of equal strokes becomes one element. */
  #stroke(attributes: string, data: string) {
    if (this.#run?.attributes === attributes) this.#run.data += data
    else {
      this.#flush()
      this.#run = { attributes, data }
    }
  }

  #flush() {
    if (this.#run) this.#parts.push(`<path ${this.#run.attributes} d="${this.#run.data}"/>`)
    this.#run = undefined
  }

  /** A visible face: covers what lies behind it. Faces never merge, so that each covers the ones before. */
  face(data: string, fill = '#fff') {
    this.#flush()
    this.#parts.push(fill === '#fff' ? `<path d="${data}"/>` : `<path fill="${fill}" d="${data}"/>`)
  }

  /** A visible face that is turned away from the light. */
  side(data: string) {
    this.face(data)
  }

  /** A visible edge. */
  edge(data: string) {
    this.#stroke('fill="none"', data)
  }

  /** A hidden edge: thin, dashed. */
  hidden(data: string) {
    this.#stroke('class="h"', data)
  }

  /** An axis: thin, dash and dot. */
  axis(data: string) {
    this.#stroke('class="a"', data)
  }

  /** A thin line: dimensions, hatching, texture. */
  thin(data: string) {
    this.#stroke('class="t"', data)
  }

  text(text: string, x: number, y: number, size = 14, align: 'start' | 'middle' | 'end' = 'start') {
    const shift = align === 'start' ? 0 : textWidth(text, size) * (align === 'middle' ? 0.5 : 1)
    this.#stroke('class="l"', strokeText(text, x - shift, y, size))
  }

  /**
   * A dimension between two points, offset to the side (pixels, to the left of the direction when positive). Its number stands
   * over the line, or beside the arrows where there is no room between them.
   */
  dimension(from: Point, to: Point, offset: number, label: string) {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const across: Point = [along[1], -along[0]]
    const move = (point: Point, by: number, on = 0): Point => [
      point[0] + across[0] * by + along[0] * on,
      point[1] + across[1] * by + along[1] * on,
    ]
    const reach = offset + Math.sign(offset) * 6
    this.thin(
      polyline([move(from, Math.sign(offset) * 4), move(from, reach)]) +
        polyline([move(to, Math.sign(offset) * 4), move(to, reach)]),
    )
    const wide = textWidth(label, dimensionSize)
    const isNarrow = length < 2 * arrow + 6
    const hasRoom = length >= wide + (isNarrow ? 4 : 2 * arrow)
    const isUpright = Math.abs(along[1]) > 0.7
    // The end at which the number stands beside the arrows: the right one, or the upper one.
    const isAtEnd = isUpright ? along[1] < 0 : true
    const tail = isNarrow ? arrow * 1.8 : 0
    const shelf = hasRoom ? tail : Math.max(tail, arrow * 0.5) + wide + 4
    const start = move(from, offset)
    const end = move(to, offset)
    this.thin(
      polyline([move(from, offset, isAtEnd ? -tail : -shelf), move(to, offset, isAtEnd ? shelf : tail)]),
    )
    const inwards = isNarrow ? -arrow : arrow
    for (const [tip, on] of [
      [start, inwards],
      [end, -inwards],
    ] as const) {
      const back: Point = [tip[0] + along[0] * on, tip[1] + along[1] * on]
      this.#stroke(
        'class="d"',
        polyline(
          [
            [back[0] + across[0] * 2, back[1] + across[1] * 2],
            tip,
            [back[0] - across[0] * 2, back[1] - across[1] * 2],
          ],
          true,
        ),
      )
    }
    const on = hasRoom ? length / 2 : isAtEnd ? length + shelf - wide / 2 : wide / 2 - shelf
    const [x, y] = move(from, offset, on)
    if (isUpright) this.#stroke('class="l"', strokeText(label, x - 6, y + wide / 2, dimensionSize, true))
    else this.text(label, x, y - 6, dimensionSize, 'middle')
  }

  /** Markup written elsewhere (trusted: made by this folder). */
  raw(markup: string) {
    this.#flush()
    this.#parts.push(markup)
  }

  /**
   * The finished document. `title` is escaped here.
   * @param shownHeight of the part that an address with a fragment shows
   */
  toSvg(title: string, shownHeight = this.height): string {
    this.#flush()
    const { width, height } = this
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${shownHeight}">` +
      `<title>${escapeXml(title)}</title>` +
      `<style>${this.style}</style>` +
      `<rect width="${width}" height="${height}" fill="${ground}"/>` +
      `<g fill="#fff" stroke="${line}" stroke-width="${this.lineWidth}" stroke-linejoin="round">${this.#parts.join('')}</g></svg>`
    )
  }
}
