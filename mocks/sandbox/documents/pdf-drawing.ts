import type { jsPDF } from 'jspdf'
import { type Line, linesOfPath, type Point } from './path-curves.ts'

/** Pixels of a sheet of the drawing engine. */
const sheet = { width: 800, height: 600 }
const ink = '#1F4E79'

/** What the classes of the engine's strokes mean. */
const looks: Readonly<Record<string, { width: number; dash?: number[] }>> = {
  t: { width: 1 },
  m: { width: 1 },
  l: { width: 1.4 },
  d: { width: 0.75 },
  h: { width: 1, dash: [6, 4] },
  a: { width: 1, dash: [18, 4, 3, 4] },
}

interface Frame {
  x: number
  y: number
  scaleX: number
  scaleY: number
}

/** Draws a sheet of the drawing engine into a document, as lines. Returns its height. */
export function putDrawing(pdf: jsPDF, svg: string, left: number, top: number, width: number): number {
  const scale = width / sheet.width
  const height = sheet.height * scale
  pdf.setFillColor('#F4F8FB').rect(left, top, width, height, 'F')
  pdf.setDrawColor(ink).setLineJoin('round')
  const frames: Frame[] = [{ x: left, y: top, scaleX: scale, scaleY: scale }]
  for (const [, tag = '', attributes = ''] of svg.matchAll(/<(path|circle|g|\/g)\b([^>]*)>/g)) {
    const frame = frames.at(-1)
    if (!frame) break
    if (tag === '/g') frames.pop()
    else if (tag === 'g') frames.push(innerFrame(frame, attributes))
    else {
      const look = looks[attributeOf(attributes, 'class')]
      const fill = look ? 'none' : attributeOf(attributes, 'fill') || '#fff'
      const isDot = attributeOf(attributes, 'class') === 'd'
      pdf.setLineWidth((look?.width ?? 2) * scale)
      pdf.setLineDashPattern(
        (look?.dash ?? []).map((length) => length * scale),
        0,
      )
      if (fill !== 'none' || isDot) pdf.setFillColor(isDot ? ink : fill)
      const style = fill !== 'none' || isDot ? 'FD' : 'S'
      for (const line of tag === 'path' ? linesOfPath(attributeOf(attributes, 'd')) : [circleOf(attributes)])
        putLine(pdf, line, frame, style)
    }
  }
  pdf.setLineDashPattern([], 0)
  return height
}

const attributeOf = (attributes: string, name: string) =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

function innerFrame({ x, y, scaleX, scaleY }: Frame, attributes: string): Frame {
  const numbers = (name: string) =>
    (new RegExp(`${name}\\(([^)]*)\\)`).exec(attributes)?.[1] ?? '').split(' ').filter(Boolean).map(Number)
  const [dx = 0, dy = 0] = numbers('translate')
  const [sx = 1, sy = sx] = numbers('scale')
  return { x: x + dx * scaleX, y: y + dy * scaleY, scaleX: scaleX * sx, scaleY: scaleY * sy }
}

function circleOf(attributes: string): Line {
  const [cx = 0, cy = 0, r = 0] = ['cx', 'cy', 'r'].map((name) => Number(attributeOf(attributes, name)))
  const [line] = linesOfPath(
    `M${cx - r} ${cy}A${r} ${r} 0 1 0 ${cx + r} ${cy}A${r} ${r} 0 1 0 ${cx - r} ${cy}Z`,
  )
  if (!line) throw new Error('A circle is one line')
  return line
}

function putLine(pdf: jsPDF, { start, steps, isClosed }: Line, frame: Frame, style: 'FD' | 'S'): void {
  const place = ([x, y]: Point): Point => [frame.x + x * frame.scaleX, frame.y + y * frame.scaleY]
  if (steps.length === 0) return
  let from = place(start)
  const [x, y] = from
  const moves = steps.map((step) => {
    const move = step.flatMap((point) => {
      const [px, py] = place(point)
      return [px - from[0], py - from[1]]
    })
    from = place(step.at(-1) ?? start)
    return move
  })
  pdf.lines(moves, x, y, [1, 1], style, isClosed)
}
