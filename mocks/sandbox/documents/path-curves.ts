export type Point = readonly [x: number, y: number]

/** A part of a line: where it ends, a curve with its two control points before. */
export type Step = readonly [Point] | readonly [Point, Point, Point]

/** A line of an SVG path, from one `M` to the next. */
export interface Line {
  start: Point
  steps: Step[]
  isClosed: boolean
}

const argumentsOf: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, A: 7, Z: 0 }

/** Reads the path data that the drawing engine writes: all its commands, curves as cubic ones. */
export function linesOfPath(data: string): Line[] {
  const lines: Line[] = []
  let at: Point = [0, 0]
  const tokens = data.match(/[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g) ?? []
  let command = 'M'
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index] ?? ''
    if (/[A-Za-z]/.test(token)) {
      command = token
      index += 1
    }
    const kind = command.toUpperCase()
    const count = argumentsOf[kind]
    if (count === undefined) throw new Error(`Unknown path command ${command}`)
    const values = tokens.slice(index, index + count).map(Number)
    index += count
    const line = lines.at(-1)
    if (kind === 'Z') {
      if (line) {
        line.isClosed = true
        at = line.start
      }
      continue
    }
    const to = endOf(kind, values, at, command !== kind)
    if (kind === 'M' || !line) lines.push({ start: to, steps: [], isClosed: false })
    else if (kind === 'Q') line.steps.push(quadratic(at, [values[0] ?? 0, values[1] ?? 0], to))
    else if (kind === 'A') line.steps.push(...arc(at, values, to))
    else line.steps.push([to])
    // What follows a start without a command of its own is a line.
    if (kind === 'M') command = command === 'M' ? 'L' : 'l'
    at = to
  }
  return lines
}

function endOf(kind: string, values: readonly number[], [x, y]: Point, isRelative: boolean): Point {
  const [ox, oy] = isRelative ? [x, y] : [0, 0]
  const last = values.at(-1) ?? 0
  if (kind === 'H') return [last + ox, y]
  if (kind === 'V') return [x, last + oy]
  return [(values.at(-2) ?? 0) + ox, last + oy]
}

function quadratic([x0, y0]: Point, [cx, cy]: Point, to: Point): Step {
  const [x1, y1] = to
  return [
    [x0 + ((cx - x0) * 2) / 3, y0 + ((cy - y0) * 2) / 3],
    [x1 + ((cx - x1) * 2) / 3, y1 + ((cy - y1) * 2) / 3],
    to,
  ]
}

/** An elliptical arc by its end points, as SVG defines it, in curves of a quarter at most. */
function arc(from: Point, values: readonly number[], to: Point): Step[] {
  const [rx0 = 0, ry0 = 0, turn = 0, isLarge = 0, isSweep = 0] = values
  if (rx0 === 0 || ry0 === 0) return [[to]]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2]
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx]
  const grow = Math.sqrt(Math.max(1, (px / rx0) ** 2 + (py / ry0) ** 2))
  const [rx, ry] = [rx0 * grow, ry0 * grow]
  const under = (rx * py) ** 2 + (ry * px) ** 2
  if (under === 0) return []
  const factor = (isLarge === isSweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - under) / under))
  const [mx, my] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const centre: Point = [
    cos * mx - sin * my + (from[0] + to[0]) / 2,
    sin * mx + cos * my + (from[1] + to[1]) / 2,
  ]
  const first = Math.atan2((py - my) / ry, (px - mx) / rx)
  let sweep = Math.atan2((-py - my) / ry, (-px - mx) / rx) - first
  if (isSweep && sweep < 0) sweep += 2 * Math.PI
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-6))
  const part = sweep / pieces
  const handle = (4 / 3) * Math.tan(part / 4)
  const place = (x: number, y: number): Point => [
    centre[0] + cos * rx * x - sin * ry * y,
    centre[1] + sin * rx * x + cos * ry * y,
  ]
  return Array.from({ length: pieces }, (_unused, index): Step => {
    const begin = first + part * index
    const end = begin + part
    return [
      place(Math.cos(begin) - handle * Math.sin(begin), Math.sin(begin) + handle * Math.cos(begin)),
      place(Math.cos(end) + handle * Math.sin(end), Math.sin(end) - handle * Math.cos(end)),
      place(Math.cos(end), Math.sin(end)),
    ]
  })
}
