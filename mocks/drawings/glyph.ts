import { createRandom } from '../random.ts'
import type { DrawingSpec, MachineKind } from './drawing-spec.ts'
import { drawElevation, isMachineKind } from './machine-drawing.ts'
import { boxOfShape } from './machine-outlines.ts'
import { machineShapes } from './machine-shapes.ts'
import { drawOrthographic } from './orthographic.ts'
import { partSolids } from './part-models.ts'
import { Pen } from './pen.ts'
import { drawSolids, fit } from './solids.ts'

const width = 160
const height = 120

/** Fills of a machine's panels. */
const tints = ['#fff', '#fff', '#DCE7F1', '#B7CCE0'] as const

/** What a glyph shows. `seed` tells like things apart: the same one as of the large drawing gives the same part. */
export interface GlyphSubject {
  spec: DrawingSpec
  seed: string
  /** As the views of the large drawing; the whole thing when left out. */
  view?: 'section' | 'end' | 'sheet'
}

/**
 * A pen for drawings of 60 to 250 pixels: no axes, hidden lines or letters, shaded sides, and lines that are 1.5 pixels wide
 * at whatever size the drawing is displayed.
 */
class GlyphPen extends Pen {
  protected override readonly lineWidth = 1.5
  protected override readonly style =
    'path,circle{vector-effect:non-scaling-stroke;stroke-width:1.5}.t,.m{fill:none;stroke-width:.75}'

  constructor(sheetHeight = height) {
    super(width, sheetHeight)
  }

  override side(data: string) {
    this.face(data, '#DCE7F1')
  }
  override hidden() {}
  override axis() {}
  override text() {}
  override dimension() {}
}

/** The drawing of a thing for cards, rows and thumbnails: few strong lines. */
export function drawGlyph(subject: GlyphSubject, title: string): string {
  const pen = new GlyphPen()
  drawSubject(pen, subject)
  return pen.toSvg(title)
}

/** Glyphs under each other in one document; `#s{id}` of its address shows one, so a page of sections asks for one picture. */
export function drawGlyphSheet(subjects: readonly (GlyphSubject & { id: number })[], title: string): string {
  const pen = new GlyphPen(height * subjects.length)
  for (const [index, subject] of subjects.entries()) {
    const top = index * height
    pen.raw(
      `<view id="s${subject.id}" viewBox="0 ${top} ${width} ${height}"/><g transform="translate(0 ${top})">`,
    )
    drawSubject(pen, subject)
    pen.raw('</g>')
  }
  return pen.toSvg(title, height)
}

function drawSubject(pen: Pen, subject: GlyphSubject) {
  const { spec, seed, view } = subject
  const { kind } = spec
  if (isMachineKind(kind)) return drawMachineGlyph(pen, kind, subject)
  const random = createRandom(seed)
  const solids = partSolids(spec, random)
  // Models without differences of their own still tell two articles apart by size and place.
  const edge = 12 + random.next() * 5
  const area = {
    left: edge + random.next() * 8,
    top: edge,
    width: width - 8 - 2 * edge,
    height: height - 2 * edge,
  }
  if (view === 'sheet') drawSheetMark(pen)
  if (view === 'section' || view === 'end')
    drawOrthographic(pen, solids, spec, area, 1, view === 'end' ? 'end' : 'side')
  else drawSolids(pen, solids, fit(solids, view === 'sheet' ? sheetArea : area))
}

const sheetArea = { left: 24, top: 18, width: 80, height: 74 }

/** The frame and title block that tell a sheet from the other views. */
function drawSheetMark(pen: Pen) {
  pen.edge(`M10 6H${width - 6}V${height - 6}H10ZM90 ${height - 6}V84H${width - 6}M90 96H${width - 6}`)
}

/** Large machines are drawn larger; the marks under the ground stand a metre apart. */
function drawMachineGlyph(pen: Pen, kind: MachineKind, { spec: { dims }, seed, view }: GlyphSubject) {
  const random = createRandom(seed)
  const box = boxOfShape(machineShapes[kind])
  const length = dims.l ?? 8000
  const isSheet = view === 'sheet'
  const most = isSheet ? 100 : Math.min(146, Math.max(118, 100 + length / 200)) - random.next() * 4
  const stretch = 0.94 + random.next() * 0.1
  const ground = isSheet ? 78 : view === 'section' ? 88 : 100
  const scale = Math.min(most / (box.right - box.left), (ground - 12) / ((100 - box.top) * stretch))
  const wide = (box.right - box.left) * scale
  const left = Math.round((width - wide) / 2)
  const isTurned = view === 'end'
  if (isSheet) drawSheetMark(pen)
  if (isTurned) pen.raw(`<g transform="translate(${width}) scale(-1 1)">`)
  drawElevation(pen, kind, left - box.left * scale, ground, 200 * scale, {
    stretch,
    livery: () => random.pick(tints),
  })
  if (isTurned) pen.raw('</g>')
  pen.thin(`M${Math.max(4, left - 8)} ${ground}H${Math.min(width - 4, Math.round(left + wide) + 8)}`)
  if (view === 'section') {
    const y = ground + 14
    const right = Math.round(left + wide)
    pen.edge(`M${left} ${y}H${right}M${left} ${y - 6}V${y + 6}M${right} ${y - 6}V${y + 6}`)
  } else if (!isSheet) {
    const metre = (wide * 1000) / length
    let marks = ''
    for (let x = left; x <= left + wide + 0.1; x += metre) marks += `M${Math.round(x * 10) / 10} ${ground}v5`
    pen.thin(marks)
  }
}
