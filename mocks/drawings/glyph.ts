import { createRandom } from '../random.ts'
import type { DrawingSpec, MachineKind } from './drawing-spec.ts'
import { drawElevation, isMachineKind } from './machine-drawing.ts'
import { drawOrthographic } from './orthographic.ts'
import { partSolids } from './part-models.ts'
import { Pen, polyline } from './pen.ts'
import { drawSolids, fit } from './solids.ts'

const width = 160
const height = 120

/** Fills of a machine's panels. */
const tints = ['#fff', '#fff', '#DCE7F1', '#B7CCE0'] as const

/** What a glyph shows. `seed` tells like things apart: the same one as of the large drawing gives the same part. */
export interface GlyphSubject {
  spec: DrawingSpec
  seed: string
  /** A part cut open, a machine with its length; the whole thing when left out. */
  view?: 'section'
}

/**
 * A pen for drawings of 60 to 250 pixels: no axes, hidden lines or letters, shaded sides, and lines that are 1.5 pixels wide
 * at whatever size the drawing is displayed.
 */
class GlyphPen extends Pen {
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
  if (view === 'section') drawOrthographic(pen, solids, spec, area, 1)
  else drawSolids(pen, solids, fit(solids, area))
}

/** Large machines are drawn larger; the marks under the ground stand a metre apart. */
function drawMachineGlyph(pen: Pen, kind: MachineKind, { spec: { dims }, seed, view }: GlyphSubject) {
  const random = createRandom(seed)
  const length = dims.l ?? 8000
  const wide = Math.min(140, Math.max(88, 60 + length / 150)) - random.next() * 4
  const stretch =
    Math.min(1.1, Math.max(0.9, (dims.h ?? 3000) / length / 0.38)) * (0.96 + random.next() * 0.08)
  const left = (width - wide) / 2
  const ground = view === 'section' ? 88 : 94
  drawElevation(pen, kind, left, ground, wide, { stretch, livery: () => random.pick(tints) })
  if (view === 'section') {
    const [from, to, y] = [left + wide * 0.06, left + wide * 0.94, ground + 14]
    pen.thin(
      polyline([
        [from, y],
        [to, y],
      ]),
    )
    pen.edge(
      polyline([
        [from, y - 6],
        [from, y + 6],
      ]) +
        polyline([
          [to, y - 6],
          [to, y + 6],
        ]),
    )
    return
  }
  const metre = (wide * 1000) / length
  let marks = ''
  for (let x = left; x <= left + wide + 0.1; x += metre)
    marks += polyline([
      [x, ground],
      [x, ground + 5],
    ])
  pen.thin(marks)
}
