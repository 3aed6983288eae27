import { createRandom } from '../random.ts'
import type { DrawingSpec, MachineKind } from './drawing-spec.ts'
import type { DrawingView } from './drawing-views.ts'
import { machineShapes } from './machine-shapes.ts'
import { drawPlate } from './part-drawing.ts'
import type { DrawingLabel } from './part-drawing.ts'
import { Pen, polyline } from './pen.ts'
import type { Point } from './pen.ts'

const short = (value: number) => Math.round(value * 100) / 100

export function isMachineKind(kind: string): kind is MachineKind {
  return kind in machineShapes
}

export interface ElevationLook {
  /** Height against the outline's own. */
  stretch?: number
  /** Fill of the next panel; white when left out. */
  livery?: () => string
}

/** Puts the elevation on the sheet: `width` pixels wide, the left end of the ground at `x`, `y`. */
export function drawElevation(
  pen: Pen,
  kind: MachineKind,
  x: number,
  y: number,
  width: number,
  { stretch = 1, livery }: ElevationLook = {},
) {
  const shape = machineShapes[kind]
  const scale = width / 200
  const faces = shape.faces
    .map((face) => `<path${livery ? ` fill="${livery()}"` : ''} d="${face}"/>`)
    .join('')
  const wheels = shape.wheels
    .map(([cx, cy, r]) => {
      const [px, py, pr] = [short(cx), short(cy), short(r)]
      return r < 6
        ? `<circle cx="${px}" cy="${py}" r="${pr}"/>`
        : `<circle cx="${px}" cy="${py}" r="${pr}"/><circle cx="${px}" cy="${py}" r="${short(r * 0.56)}"/><circle fill="#1F4E79" cx="${px}" cy="${py}" r="${short(r * 0.12)}"/>`
    })
    .join('')
  pen.raw(
    `<g transform="translate(${short(x)} ${short(y - 100 * scale * stretch)}) scale(${short(scale)} ${short(scale * stretch)})" stroke-width="${short(1.5 / scale)}">` +
      `${faces}${wheels}<path class="m" fill="none" stroke-width="${short(0.75 / scale)}" d="${shape.lines}"/></g>`,
  )
  pen.thin(
    polyline([
      [x - 30, y],
      [x + width + 30, y],
    ]),
  )
}

function scaleBar(pen: Pen, x: number, y: number, pixelsPerMetre: number) {
  const metres = pixelsPerMetre > 90 ? 2 : pixelsPerMetre > 40 ? 4 : 6
  const step = pixelsPerMetre * (metres / 4)
  for (let index = 0; index < 4; index += 1) {
    const left = x + index * step
    pen.face(
      polyline(
        [
          [left, y],
          [left + step, y],
          [left + step, y + 7],
          [left, y + 7],
        ],
        true,
      ),
      index % 2 ? '#fff' : '#1F4E79',
    )
  }
  pen.text('0', x, y - 6, 11, 'middle')
  pen.text(`${metres} M`, x + step * 4, y - 6, 11, 'middle')
}

/** Draws a machine: `main` with call-outs and a scale bar, `detail` with dimensions, `sheet` mirrored for transport. */
export function drawMachine(spec: DrawingSpec, label: DrawingLabel, view: DrawingView): string {
  const pen = new Pen()
  const { kind } = spec
  if (!isMachineKind(kind)) throw new Error(`${kind} is no machine`)
  const random = createRandom(label.article)
  const length = spec.dims.l ?? 8000
  const height = spec.dims.h ?? 3000
  const width = view === 'detail' ? 500 : 560 + random.int(0, 40)
  const stretch = 0.94 + random.next() * 0.12
  const [x, y] = [(800 - width) / 2, 430]
  drawElevation(pen, kind, x, y, width, { stretch })
  const at = ([px, py]: readonly [number, number]): Point => [
    x + (px * width) / 200,
    y - ((100 - py) * width * stretch) / 200,
  ]
  if (view === 'main') {
    for (const [index, mark] of machineShapes[kind].marks.entries()) {
      const to = at(mark)
      const isLow = mark[1] > 76
      pen.callout(
        index + 1,
        [
          Math.min(740, Math.max(60, to[0] + (mark[0] < 100 ? -60 : 50))),
          isLow ? y + 46 : Math.max(60, to[1] - 70 - index * 8),
        ],
        to,
      )
    }
    scaleBar(pen, 60, 540, (width / length) * 1000)
  } else if (view === 'detail') {
    pen.dimension([x + width * 0.06, y], [x + width * 0.94, y], -48, String(length))
    pen.dimension([x, y], [x, y - (0.9 * (width * stretch)) / 2], 40, String(height))
    scaleBar(pen, 60, 560, (width / length) * 1000)
  } else {
    pen.axis(
      polyline([
        [400, 60],
        [400, 480],
      ]) +
        polyline([
          [60, 300],
          [740, 300],
        ]),
    )
    pen.dimension(
      [x + width * 0.24, y],
      [x + width * 0.7, y],
      -40,
      String(Math.round((length * 0.46) / 10) * 10),
    )
    pen.text(`${(label.weightKg / 1000).toFixed(1).replace('.', ',')} T`, 60, 66, 20)
  }
  drawPlate(pen, label.article)
  return pen.toSvg(label.title)
}
