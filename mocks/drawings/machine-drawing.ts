import type { DrawingSpec, MachineKind } from './drawing-spec.ts'
import type { DrawingView } from './drawing-views.ts'
import { boxOfShape } from './machine-outlines.ts'
import { machineShapes } from './machine-shapes.ts'
import { drawPlate } from './part-drawing.ts'
import type { DrawingLabel } from './part-drawing.ts'
import { Pen, polyline } from './pen.ts'
import { drawTitleBlock } from './title-block.ts'

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
    `<g transform="translate(${short(x)} ${short(y - 100 * scale * stretch)}) scale(${short(scale)} ${short(scale * stretch)})" stroke-width="${short(2 / scale)}">` +
      `${faces}${wheels}<path class="m" fill="none" stroke-width="${short(1 / scale)}" d="${shape.lines}"/></g>`,
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
  pen.text('0', x, y - 7, 14, 'middle')
  pen.text(`${metres} м`, x + step * 4, y - 7, 14, 'middle')
}

/** The height of the drawn machine against its outline's, near the proportions that its dimensions have. */
function stretchOf({ dims }: DrawingSpec, { left, right, top }: ReturnType<typeof boxOfShape>): number {
  const wanted = ((dims.h ?? 3000) / (dims.l ?? 8000)) * ((right - left) / (100 - top))
  return Math.min(1.15, Math.max(0.85, wanted))
}

/** Draws a machine in one view: `end` shows its other side. */
export function drawMachine(spec: DrawingSpec, label: DrawingLabel, view: DrawingView): string {
  const { kind } = spec
  if (!isMachineKind(kind)) throw new Error(`${kind} is no machine`)
  const box = boxOfShape(machineShapes[kind])
  const stretch = stretchOf(spec, box)
  const isSheet = view === 'sheet'
  const area = isSheet
    ? { left: 160, width: 500, height: 250, ground: 330 }
    : { left: 110, width: 580, height: 360, ground: 460 }
  const scale = Math.min(area.width / (box.right - box.left), area.height / ((100 - box.top) * stretch))
  const length = (box.right - box.left) * scale
  const height = (100 - box.top) * scale * stretch
  const left = area.left + (area.width - length) / 2
  const { ground } = area

  const pen = new Pen()
  if (isSheet) drawTitleBlock(pen, { ...label, name: label.title })
  else drawPlate(pen, label.article)
  if (view === 'end') pen.raw('<g transform="translate(800) scale(-1 1)">')
  drawElevation(pen, kind, left - box.left * scale, ground, 200 * scale, { stretch })
  pen.thin(`M${short(left - 30)} ${ground}H${short(left + length + 30)}`)
  if (view === 'end') pen.raw('</g>')
  if (view === 'detail' || isSheet) {
    pen.dimension([left, ground], [left + length, ground], -44, String(spec.dims.l ?? 8000))
    pen.dimension([left, ground], [left, ground - height], 40, String(spec.dims.h ?? 3000))
  } else scaleBar(pen, 60, 540, (length / (spec.dims.l ?? 8000)) * 1000)
  return pen.toSvg(label.title)
}
