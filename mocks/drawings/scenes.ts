import { createRandom } from '../random.ts'
import type { DrawingSpec, MachineKind } from './drawing-spec.ts'
import { drawElevation, isMachineKind } from './machine-drawing.ts'
import { machineShapes } from './machine-shapes.ts'
import { partSolids } from './part-models.ts'
import { Pen, polyline } from './pen.ts'
import { type Area, drawSolids, fit } from './solids.ts'

function drawPartAt(pen: Pen, spec: DrawingSpec, seed: string, area: Area) {
  const solids = partSolids(spec, createRandom(seed))
  drawSolids(pen, solids, fit(solids, area))
}

function grid(pen: Pen, step: number) {
  let data = ''
  for (let x = step; x < pen.width; x += step) data += `M${x} 0V${pen.height}`
  for (let y = step; y < pen.height; y += step) data += `M0 ${y}H${pen.width}`
  pen.raw(`<path fill="none" stroke="#DCE7F1" stroke-width=".75" d="${data}"/>`)
}

/** Decides the small differences of the part that stands for a section. */
export const sectionSeed = (id: number) => `section-${id}`

/** The picture of a section: what stands for its products. */
export function drawSection(spec: DrawingSpec, id: number, title: string): string {
  const pen = new Pen()
  grid(pen, 40)
  if (isMachineKind(spec.kind)) drawElevation(pen, spec.kind, 90, 440, 620)
  else drawPartAt(pen, spec, sectionSeed(id), { left: 150, top: 80, width: 500, height: 440 })
  return pen.toSvg(title)
}

/** A banner: wide (`1200×400`) or for mobile (`800×600`), machines and parts on a yellow field with a stripe. */
export function drawBanner(
  specs: readonly DrawingSpec[],
  seed: string,
  title: string,
  isMobile: boolean,
): string {
  const pen = isMobile ? new Pen() : new Pen(1200, 400)
  const random = createRandom(seed)
  grid(pen, 40)
  const { width, height } = pen
  const slope = width * (0.5 + random.next() * 0.1)
  pen.raw(
    `<path stroke="none" fill="#FFC400" d="M${Math.round(slope)} 0H${width}V${height}H${Math.round(slope - height * 0.35)}Z"/>`,
  )
  const [first, second] = specs
  if (first)
    drawThingAt(pen, first, seed, {
      left: width * 0.52,
      top: height * 0.12,
      width: width * 0.42,
      height: height * 0.76,
    })
  if (second)
    drawThingAt(pen, second, `${seed}2`, {
      left: width * 0.1,
      top: height * 0.2,
      width: width * 0.28,
      height: height * 0.6,
    })
  return pen.toSvg(title)
}

function drawThingAt(pen: Pen, spec: DrawingSpec, seed: string, area: Area) {
  const { left, top, width, height } = area
  if (isMachineKind(spec.kind))
    drawElevation(pen, spec.kind, left, top + height, Math.min(width, height * 1.9))
  else drawPartAt(pen, spec, seed, area)
}

/** The elevation of a branch's building; the number of gates and the roof follow the seed. */
export function drawBuilding(id: number, title: string): string {
  const pen = new Pen()
  const random = createRandom(`branch-${id}`)
  grid(pen, 40)
  const gates = random.int(2, 5)
  const top = random.int(210, 260)
  const roof = random.int(0, 2)
  const [left, right, ground] = [90, 710, 470]
  const shape =
    roof === 0
      ? ([
          [left, top],
          [400, top - 70],
          [right, top],
        ] as const)
      : roof === 1
        ? ([
            [left, top - 40],
            [right, top],
          ] as const)
        : ([
            [left, top],
            [left, top - 30],
            [right, top - 30],
            [right, top],
          ] as const)
  pen.face(polyline([[left, ground], ...shape, [right, ground]], true))
  const step = 400 / gates
  for (let index = 0; index < gates; index += 1) {
    const x = 120 + index * step
    pen.face(
      polyline(
        [
          [x, ground],
          [x, ground - 130],
          [x + step * 0.76, ground - 130],
          [x + step * 0.76, ground],
        ],
        true,
      ),
      '#DCE7F1',
    )
    let ribs = ''
    for (let line = 1; line < 7; line += 1)
      ribs += `M${Math.round(x)} ${ground - 130 + line * 18}h${Math.round(step * 0.76)}`
    pen.thin(ribs)
  }
  pen.face(
    polyline(
      [
        [560, ground],
        [560, ground - 110],
        [680, ground - 110],
        [680, ground],
      ],
      true,
    ),
  )
  pen.edge(`M600 ${ground}v-80h40v80M560 ${ground - 90}h120`)
  pen.raw(
    `<path fill="#FFC400" d="M${left + 30} ${top + 14}h${right - left - 60}v34h${-(right - left - 60)}z"/>`,
  )
  pen.text(`KD ${100 + id}`, left + 50, top + 40, 20)
  pen.edge(`M40 ${ground}H760`)
  pen.dimension([left, ground], [right, ground], -40, `${random.int(36, 96)} м`)
  const kinds: MachineKind[] = ['wheelLoader', 'skidLoader', 'truckCrane', 'backhoe']
  drawElevation(pen, random.pick(kinds), 300, ground + 4, 150)
  return pen.toSvg(title)
}

/** A news picture: a machine on the road, chosen by the seed. */
export function drawNews(seed: string, title: string): string {
  const pen = new Pen()
  const random = createRandom(`news-${seed}`)
  const kinds = Object.keys(machineShapes).filter((kind): kind is MachineKind => kind in machineShapes)
  grid(pen, 50)
  const horizon = random.int(250, 330)
  const hills: [number, number][] = Array.from({ length: 9 }, (_unused, index) => [
    index * 100,
    horizon - random.int(0, 90),
  ])
  pen.raw(`<path fill="#E6EEF5" stroke="none" d="${polyline([[0, 450], ...hills, [800, 450]], true)}"/>`)
  drawElevation(pen, random.pick(kinds), 60 + random.int(0, 60), 450, 380)
  drawElevation(pen, random.pick(kinds), 500, 450, 240)
  pen.raw('<path fill="#FFC400" stroke="none" d="M0 520h800v14H0z"/>')
  pen.thin('M0 500H800M0 560H800')
  return pen.toSvg(title)
}
