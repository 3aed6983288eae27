import { createRandom } from '../random.ts'
import type { DrawingSpec } from './drawing-spec.ts'
import type { DrawingView } from './drawing-views.ts'
import { drawOrthographic } from './orthographic.ts'
import { partSolids } from './part-models.ts'
import { Pen, polyline } from './pen.ts'
import { drawSolids, fit } from './solids.ts'
import { drawTitleBlock } from './title-block.ts'

/** What stands on a drawing besides the part. */
export interface DrawingLabel {
  article: string
  title: string
  weightKg: number
  /** The longest side of the product, millimetres. */
  outerMm: number
}

const corner = (x: number, y: number, dx: number, dy: number) =>
  polyline([
    [x + dx, y],
    [x, y],
    [x, y + dy],
  ])

/** The corner marks and the article's plate that every drawing has. */
export function drawPlate(pen: Pen, article: string) {
  const { width, height } = pen
  pen.thin(
    corner(20, 20, 26, 26) +
      corner(width - 20, 20, -26, 26) +
      corner(20, height - 20, 26, -26) +
      corner(width - 20, height - 20, -26, -26),
  )
  pen.text(article, width - 40, height - 36, 17, 'end')
}

/** Decides the small differences between like parts. */
export const partSeed = ({ kind }: DrawingSpec, article: string) => `${article}/${kind}`

/** Draws a part in one view. */
export function drawPart(spec: DrawingSpec, label: DrawingLabel, view: DrawingView): string {
  const random = createRandom(partSeed(spec, label.article))
  const solids = partSolids(spec, random)
  const pen = new Pen()
  if (view === 'sheet') {
    drawTitleBlock(pen, { ...label, name: label.title })
    drawSolids(pen, solids, fit(solids, { left: 90, top: 50, width: 270, height: 350 }))
    drawOrthographic(pen, solids, spec, { left: 450, top: 70, width: 220, height: 250 }, label.outerMm)
    return pen.toSvg(label.title)
  }
  drawPlate(pen, label.article)
  if (view === 'main') drawSolids(pen, solids, fit(solids, { left: 110, top: 55, width: 580, height: 455 }))
  else
    drawOrthographic(
      pen,
      solids,
      spec,
      { left: 130, top: 90, width: 540, height: 400 },
      label.outerMm,
      view === 'end' ? 'end' : 'side',
    )
  return pen.toSvg(label.title)
}
