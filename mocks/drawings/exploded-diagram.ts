import { compactPath } from './compact-path.ts'
import type { Rod } from './diagram-bodies.ts'
import { arrange, numberSize, type PlacedPart, ringPoints } from './diagram-layout.ts'
import type { ExplodedUnit } from './exploded-unit.ts'
import { circle, Pen, polyline } from './pen.ts'
import type { Point } from './pen.ts'
import { covers, hullOf, shapePoints, thinOut } from './projected-shape.ts'
import { drawSolids, type Solid } from './solids.ts'
import { strokeText } from './stroke-font.ts'

interface SheetPoint {
  x: number
  y: number
}

/** Whole units of the picture, its upper left corner at 0 0. */
export interface ExplodedLayout {
  viewBox: { width: number; height: number }
  positions: { number: number; point: SheetPoint; outline: SheetPoint[] }[]
}

const outlinePoints = 24
/** Larger diagrams are rounded more, to stay small files. */
const manyParts = 24

/** Where each position stands in the drawing of the same unit. */
export function layoutDiagram(unit: ExplodedUnit): ExplodedLayout {
  const { width, height, chains } = arrange(unit)
  return {
    viewBox: { width, height },
    positions: chains.flatMap(({ parts }) =>
      parts.map((placed) => {
        const outline = outlineOf(placed).map(whole)
        return { number: placed.part.number, point: wholeWithin(outline, placed.dot), outline }
      }),
    ),
  }
}

/** The covered point of whole units nearest to the dot. Rounding may put both dot and outline of a flat part apart. */
function wholeWithin(outline: readonly SheetPoint[], dot: Point): SheetPoint {
  const polygon = outline.map(({ x, y }): Point => [x, y])
  const nearest = whole(dot)
  const distance = ({ x, y }: SheetPoint) => Math.hypot(x - dot[0], y - dot[1])
  const around = Array.from({ length: 81 }, (_unused, index) => ({
    x: nearest.x + (index % 9) - 4,
    y: nearest.y + Math.floor(index / 9) - 4,
  }))
  return (
    [nearest, ...around.toSorted((a, b) => distance(a) - distance(b))].find(({ x, y }) =>
      covers(polygon, [x, y]),
    ) ?? nearest
  )
}

const whole = ([x, y]: Point): SheetPoint => ({ x: Math.round(x), y: Math.round(y) })

function outlineOf({ solids, origin: [x, y] }: PlacedPart): Point[] {
  return thinOut(hullOf(shapePoints(solids)), outlinePoints).map(([px, py]): Point => [px + x, py + y])
}

/** A drawing of parts: shaded sides, and no axes, hidden lines or dimensions of single parts. */
class DiagramPen extends Pen {
  protected override readonly lineWidth = 1.5
  protected override readonly style =
    '.s{fill:#E3ECF4}.o{fill:#CBDAE8}.b{stroke:#7794B0;stroke-width:1}.b .t{stroke-width:.8}.b .s{fill:#EDF3F8}' +
    '.t{fill:none;stroke-width:.7}.a{fill:none;stroke-width:.9;stroke-dasharray:16 4 3 4}' +
    '.l{fill:none;stroke:#14181B;stroke-width:1.8;stroke-linecap:round}.p{fill:none;stroke:#14181B;stroke-width:.9}' +
    '.q{fill:#14181B;stroke:none}'
  #grid = 1

  override face(data: string, fill = '#fff') {
    this.classed(fill === '#fff' ? '' : 'o', data)
  }
  override side(data: string) {
    this.classed('s', data)
  }
  override thin(data: string) {
    super.thin(compactPath(data, this.#grid))
  }
  override hidden() {}
  override axis() {}

  /** A path that has the rules of a class. */
  classed(name: string, data: string) {
    this.raw(`<path${name === '' ? '' : ` class="${name}"`} d="${compactPath(data, this.#grid)}"/>`)
  }

  /** What `draw` draws, from a zero of its own; `grid` says how finely it is rounded. */
  group(attributes: string, origin: Point, grid: number, draw: () => void) {
    const { x, y } = whole(origin)
    this.#grid = grid
    this.raw(`<g ${attributes} transform="translate(${x} ${y})">`)
    draw()
    this.raw('</g>')
    this.#grid = 1
  }
}

/** Draws a unit in exploded order as a parts catalogue does: the body thin, axes, parts, leaders and numbers on shelves. */
export function drawDiagram(unit: ExplodedUnit): string {
  const { width, height, body, chains } = arrange(unit)
  const pen = new DiagramPen(width, height)
  pen.group('class="b"', body.origin, 1, () => drawBody(pen, body.parts))
  pen.classed('a', chains.map(({ from, to }) => polyline([from, to])).join(''))
  const placed = chains.flatMap(({ parts }) => parts)
  const grid = placed.length > manyParts ? 2 : 10
  for (const { solids, origin, part } of placed)
    pen.group(`id="p${part.number}"`, origin, grid, () => drawSolids(pen, solids, { scale: 1, x: 0, y: 0 }))
  const leaders = placed.map(({ dot, shelf: { from, width: wide } }) =>
    polyline([dot, from, [from[0] + wide, from[1]]]),
  )
  pen.classed('p', leaders.join(''))
  pen.classed('q', placed.map(({ dot }) => circle(dot, 3)).join(''))
  const numbers = placed.map(({ part, shelf }) => {
    const { x, y } = whole(shelf.from)
    return strokeText(String(part.number), x + 6, y - 6, numberSize)
  })
  pen.classed('l', numbers.join(''))
  return pen.toSvg(`${unit.title} ${unit.model}`)
}

function drawBody(pen: Pen, parts: readonly (Solid | Rod)[]) {
  for (const part of parts)
    if (part.type === 'rod') {
      pen.side(polyline(hullOf([...ringPoints(part, part.from), ...ringPoints(part, part.to)]), true))
      pen.face(polyline(ringPoints(part, part.to), true))
    } else drawSolids(pen, [part], { scale: 1, x: 0, y: 0 })
}
