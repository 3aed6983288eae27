import type { Random } from '../seed/random.ts'
import type { DrawingSpec, PartKind } from './drawing-spec.ts'
import type { Point } from './pen.ts'
import type { Extruded, Segment, Solid, Turned } from './solids.ts'

interface Size {
  d: number
  b: number
  l: number
  w: number
  t: number
  h: number
  n: number
}

const up = (segments: readonly Segment[], more: Partial<Turned> = {}): Turned => ({
  type: 'turned',
  axis: 'up',
  segments,
  ...more,
})
const side = (segments: readonly Segment[], more: Partial<Turned> = {}): Turned => ({
  type: 'turned',
  axis: 'side',
  segments,
  ...more,
})
const prism = (points: readonly Point[], depth: number, more: Partial<Extruded> = {}): Extruded => ({
  type: 'extruded',
  points,
  depth,
  ...more,
})
const box = (x: number, y: number, depth: number, more: Partial<Extruded> = {}) =>
  prism(
    [
      [0, 0],
      [x, 0],
      [x, y],
      [0, y],
    ],
    depth,
    more,
  )
const ngon = (count: number, radius: number, cx = radius, cy = radius, turn = 0): Point[] =>
  Array.from({ length: count }, (_unused, index) => {
    const angle = turn + (index / count) * 2 * Math.PI
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
const fins = (x: number, y: number, count: number): [Point, Point][] =>
  Array.from({ length: count }, (_unused, index) => [
    [(x * (index + 1)) / (count + 1), y * 0.06],
    [(x * (index + 1)) / (count + 1), y * 0.94],
  ])

function gear(count: number, radius: number): Point[] {
  return Array.from({ length: count * 4 }, (_unused, index) => {
    const angle = (index / (count * 4)) * 2 * Math.PI
    const reach = index % 4 < 2 ? radius : radius * 0.88
    return [radius + reach * Math.cos(angle), radius + reach * Math.sin(angle)]
  })
}

type Model = (size: Size, random: Random) => Solid[]

/** Shapes by kind, in millimetres; small differences by lot keep like things apart. */
const models: Record<PartKind, Model> = {
  spinFilter: ({ d, l }, r) => [
    up(
      [
        [l * 0.06, d * 0.4, d * 0.47],
        [(l * r.int(68, 76)) / 100, d / 2],
        [l * 0.03, d * 0.53],
        [l * 0.11, d / 2, d * 0.44],
      ],
      { bore: d * 0.14, marks: r.chance(0.5) ? 'ribs' : 'pleats' },
    ),
  ],
  cartridge: ({ d, b, l }, r) => [
    up(
      [
        [l * 0.05, d * 0.52],
        [l * (0.88 - r.next() * 0.04), d * 0.48],
        [l * 0.06, d * 0.52],
      ],
      { bore: b / 2, marks: 'pleats' },
    ),
  ],
  airFilter: ({ d, b, l }, r) => [
    up(
      [
        [l * 0.04, d * 0.53],
        [l * (0.86 + r.next() * 0.04), d * 0.48],
        [l * 0.09, d * 0.53, d * 0.5],
      ],
      { bore: b / 2, marks: 'pleats' },
    ),
  ],
  strainer: ({ d, l }, r) => [
    side(
      [
        [l * 0.08, d * 0.5],
        [l * 0.7, d * 0.46],
        [l * 0.06, d * 0.5],
        [l * (0.16 + r.next() * 0.06), d * 0.26],
      ],
      { bore: d * 0.2, marks: 'mesh' },
    ),
  ],
  roller: ({ d, b, l }, r) => [
    side([
      [l * 0.12, b * 0.5],
      [l * 0.06, d * 0.42],
      [l * 0.1, d * 0.6],
      [l * (0.22 + r.next() * 0.03), d * 0.5],
      [l * 0.06, d * 0.34],
      [l * 0.24, d * 0.5],
      [l * 0.1, d * 0.6],
      [l * 0.06, d * 0.42],
      [l * 0.12, b * 0.5],
    ]),
  ],
  sprocket: ({ d, b, n }, r) => [
    prism(gear(Math.min(23, n), d / 2), d * (0.08 + r.next() * 0.04), {
      holes: [
        [d / 2, d / 2, b / 2],
        ...ngon(8, b * 0.62, d / 2, d / 2).map(([x, y]) => [x, y, d * 0.018] as const),
      ],
    }),
  ],
  trackLink: ({ l, h, n }, r) => {
    const link = (x: number, z: number) =>
      prism(
        [
          [0, h * 0.3],
          [l * 0.2, h * 0.1],
          [l * 0.8, 0],
          [l * 1.1, h * 0.1],
          [l * 1.2, h * 0.5],
          [l, h * (0.86 + r.next() * 0.08)],
          [l * 0.3, h],
          [0, h * 0.8],
        ],
        h * 0.28,
        {
          at: [x, 0, z],
          holes: [
            [l * 0.2, h * 0.5, h * 0.2],
            [l, h * 0.45, h * 0.2],
            [l * 0.6, h * 0.5, h * 0.1],
          ],
        },
      )
    return n > 1 ? [link(0, -h), link(l * 1.05, -h), link(0, h * 0.8), link(l * 1.05, h * 0.8)] : [link(0, 0)]
  },
  shoe: ({ l, w, n }, r) => {
    const count = Math.max(1, Math.min(3, n))
    const tooth = l * (0.16 + r.next() * 0.05)
    const points: Point[] = [
      [0, 0],
      [l, 0],
      [l, l * 0.08],
    ]
    for (let index = count - 1; index >= 0; index -= 1) {
      const x = (l * (index + 0.5)) / count
      points.push(
        [x + l * 0.04, l * 0.08],
        [x + l * 0.03, tooth + l * 0.08],
        [x - l * 0.03, tooth + l * 0.08],
        [x - l * 0.04, l * 0.08],
      )
    }
    points.push([0, l * 0.08])
    return [prism(points, w)]
  },
  idler: ({ d, w, b }, r) => [
    side([
      [w * 0.5, b * 0.5],
      [w * 0.25, d * 0.46],
      [w * 0.5, d * (0.49 + r.next() * 0.02)],
      [w * 0.25, d * 0.46],
      [w * 0.1, d * 0.2],
      [w * 0.5, b * 0.5],
    ]),
  ],
  pump: (_size, r) => [
    side(
      [
        [20, 22],
        [26, 62],
        [14, 74],
        [r.int(84, 110), 58],
        [30, 58, 44],
        [14, 66],
        [16, 30],
        [r.int(34, 52), 14],
      ],
      { marks: 'ribs' },
    ),
    up(
      [
        [34, 22],
        [10, 28],
      ],
      { at: [r.int(70, 95), 56, 0], bore: 15 },
    ),
  ],
  motor: (_size, r) => [
    side(
      [
        [40, 54],
        [14, 84],
        [r.int(66, 90), 74],
        [18, 92],
        [36, 80, 62],
        [r.int(18, 26), 34],
      ],
      { marks: 'ribs' },
    ),
    up(
      [
        [26, 14],
        [8, 18],
      ],
      { at: [30, 52, 0], bore: 9 },
    ),
  ],
  cylinder: ({ d, b, l }, r) => {
    const shown = Math.min(l, (d * r.int(34, 46)) / 10)
    return [
      side(
        [
          [d * 0.16, d * 0.38],
          [shown * 0.55, d * 0.6],
          [d * 0.22, d * 0.68],
          [shown * 0.36, b / 2],
          [d * 0.14, d * 0.34],
        ],
        { bore: b * 0.2 },
      ),
      up(
        [
          [d * 0.24, d * 0.11],
          [d * 0.08, d * 0.15],
        ],
        { at: [shown * 0.14 + d * 0.16, d * 0.56, 0], bore: d * 0.07 },
      ),
    ]
  },
  valve: ({ n, l }, r) => {
    const count = Math.max(2, Math.min(8, n || 2))
    const step = 26
    const sections = Array.from({ length: count }, (_unused, index) =>
      box(90, 78, step, {
        at: [0, 0, index * step],
        holes: [
          [26, 40, 9],
          [62, 40, 9],
        ],
      }),
    )
    return [
      ...sections,
      side(
        [
          [14, 12],
          [18 + (l % 30), 9],
          [10, 15],
        ],
        { at: [90, 40, step * (count - 0.5)] },
      ),
      up(
        [
          [10, 13],
          [16 + r.int(0, 12), 8],
        ],
        { at: [45, 78, step * 0.5] },
      ),
    ]
  },
  hose: ({ b }, r) => {
    const bore = Math.max(8, b)
    return [
      side(
        [
          [bore * 1.2, bore * 0.9],
          [bore * 0.8, bore * 1.25],
          [bore * 1.4, bore * 1.05],
          [(bore * r.int(80, 120)) / 10, bore * 0.85],
          [bore * 1.4, bore * 1.05],
          [bore * 0.8, bore * 1.25],
          [bore * 1.2, bore * 0.9],
        ],
        { bore: bore * 0.5, marks: 'mesh' },
      ),
    ]
  },
  ring: ({ d, t }, r) => [up([[Math.max(t, d * 0.06), d * (0.5 + r.next() * 0.01) + t]], { bore: d / 2 })],
  cuff: ({ d, b, l }, r) => [
    up(
      [
        [l * 0.7, d / 2],
        [l * 0.3, d / 2, d * (0.47 + r.next() * 0.015)],
      ],
      { bore: b / 2 },
    ),
  ],
  piston: ({ d, l, b }, r) => [
    up(
      [
        [l * 0.5, d * 0.47],
        [l * 0.08, d * 0.49],
        [l * 0.05, d * 0.46],
        [l * 0.08, d * 0.49],
        [l * 0.05, d * 0.46],
        [l * 0.05, d * 0.49],
        [l * 0.05, d * 0.46],
        [l * (0.12 + r.next() * 0.02), d * 0.5],
      ],
      { bore: d * 0.26 },
    ),
    side([[2, b / 2]], { at: [d * 0.44, l * 0.24, 0], bore: b * 0.36 }),
  ],
  liner: ({ d, l }, r) => [
    up(
      [
        [l * 0.1, d * 0.54],
        [l * (0.74 + r.next() * 0.04), d * 0.56],
        [l * 0.06, d * 0.55],
        [l * 0.08, d * 0.62],
      ],
      { bore: d / 2, marks: r.chance(0.5) ? 'ribs' : 'thread' },
    ),
  ],
  gasket: ({ d, b, n }, r) =>
    Array.from({ length: Math.min(6, Math.max(3, Math.round(n / 3))) }, (_unused, index) =>
      up([[d * (0.06 + r.next() * 0.06), d * 0.5 - (index % 2) * d * 0.06]], {
        bore: b * 0.46,
        at: [0, index * d * 0.26, 0],
      }),
    ),
  turbo: ({ d }, r) => [
    side(
      [
        [d * 0.2, d * 0.42],
        [d * 0.5, d * 0.86, d * 0.7],
        [d * 0.5, d * 0.34],
        [d * 0.16, d * 0.6],
        [d * (0.4 + r.next() * 0.08), d * 0.6, d * 0.82],
        [d * 0.3, d * 0.46],
        [d * 0.12, d * 0.52],
      ],
      { bore: d * 0.38 },
    ),
    up(
      [
        [d * 0.4, d * 0.2],
        [d * 0.1, d * 0.32],
      ],
      { at: [d * 0.4, d * 0.7, 0], bore: d * 0.16 },
    ),
  ],
  injector: ({ l }, r) => [
    up(
      [
        [l * 0.1, l * 0.02],
        [l * 0.16, l * 0.045],
        [l * 0.3, l * 0.075],
        [l * 0.06, l * 0.11],
        [l * (0.2 + r.next() * 0.05), l * 0.09],
        [l * 0.05, l * 0.06],
        [l * 0.1, l * 0.075],
      ],
      { bore: l * 0.03, marks: 'thread' },
    ),
  ],
  belt: ({ l, w }, r) => {
    const reach = Math.min(l, 1400) * 0.2
    const points = [
      ...ngon(24, reach * 0.3, reach * 0.3, reach * 0.3).slice(6, 19),
      ...ngon(24, reach * 0.2, reach, reach * 0.3).slice(18),
      ...ngon(24, reach * 0.2, reach, reach * 0.3).slice(0, 7),
    ]
    return [
      prism(points, Math.max(12, w) * (1 + r.next() * 0.2), {
        holes: [
          [reach * 0.3, reach * 0.3, reach * 0.24],
          [reach, reach * 0.3, reach * 0.14],
        ],
      }),
    ]
  },
  bearing: ({ d, b, w }, r) => {
    const middle = (d + b) / 4
    return [
      up([[w * (0.96 + r.next() * 0.08), d / 2]], { bore: d * 0.44 }),
      up([[w, d * 0.43]], { bore: b / 2 }),
      ...ngon(10, middle, 0, 0).map(([x, z]) => up([[w * 0.08, (d - b) * 0.1]], { at: [x, w, z] })),
    ]
  },
  radiator: ({ l, w, t }, r) => [
    box(w, l, t, { lines: fins(w, l, r.int(14, 20)) }),
    box(w * 1.04, l * 0.08, t * 1.3, { at: [-w * 0.02, l, 0] }),
  ],
  tooth: ({ l, w, h }, r) => [
    prism(
      [
        [0, 0],
        [l * 0.42, h * 0.02],
        [l, h * (0.34 + r.next() * 0.08)],
        [l, h * 0.52],
        [l * 0.55, h * 0.86],
        [l * 0.4, h],
        [0, h],
      ],
      w,
      {
        holes: [[l * 0.18, h * 0.5, h * 0.15]],
        lines: [
          [
            [l * 0.4, h],
            [l * 0.42, h * 0.02],
          ],
        ],
      },
    ),
  ],
  adapter: ({ l, w, h }, r) => [
    prism(
      [
        [0, 0],
        [l * 0.4, h * 0.1],
        [l * 0.5, h * 0.5],
        [l, h * (0.7 + r.next() * 0.1)],
        [l, h * 1.1],
        [l * 0.5, h * 1.4],
        [l * 0.3, h * 1.6],
        [0, h * 1.5],
        [l * 0.02, h * 1.1],
        [l * 0.3, h],
        [l * 0.3, h * 0.6],
        [l * 0.02, h * 0.5],
      ],
      w,
      { holes: [[l * 0.75, h, h * 0.16]] },
    ),
  ],
  edge: ({ l, w, t, n }, r) => {
    const shown = Math.min(l, 1100)
    const holes = Math.max(3, Math.min(9, n))
    return [
      prism(
        [
          [0, w * 0.1],
          [0, w * 0.9],
          [shown, w * 0.9],
          [shown, w * 0.1],
          [shown * 0.99, 0],
          [shown * 0.01, 0],
        ],
        Math.max(t, shown * 0.03),
        {
          holes: Array.from(
            { length: holes },
            (_unused, index) =>
              [(shown * (index + 0.5)) / holes, w * (0.56 + r.next() * 0.01), w * 0.07] as const,
          ),
          lines: [
            [
              [0, w * 0.2],
              [shown, w * 0.2],
            ],
          ],
        },
      ),
    ]
  },
  bucket: ({ w, n }, r) => {
    const s = 900
    const teeth = Math.max(3, Math.min(6, n))
    const shell = prism(
      [
        [0, s * 0.2],
        [s * 0.2, 0],
        [s * 0.75, s * 0.04],
        [s * (1.05 + r.next() * 0.06), s * 0.3],
        [s * 0.94, s * 0.34],
        [s * 0.4, s * 0.78],
        [s * 0.1, s * 0.82],
        [0, s * 0.6],
      ],
      w,
      {
        holes: [
          [s * 0.14, s * 0.68, s * 0.06],
          [s * 0.34, s * 0.68, s * 0.06],
        ],
      },
    )
    const step = w / teeth
    return [
      shell,
      ...Array.from({ length: teeth }, (_unused, index) =>
        prism(
          [
            [s * 0.98, s * 0.26],
            [s * 1.24, s * 0.4],
            [s * 1.22, s * 0.46],
            [s * 0.98, s * 0.38],
          ],
          step * 0.4,
          { at: [0, 0, index * step + step * 0.3] },
        ),
      ),
    ]
  },
  cutter: ({ b, l, d }, r) => [
    up(
      [
        [l * 0.42, b / 2],
        [l * 0.04, b * 0.9],
        [l * 0.1, b * (0.9 + r.next() * 0.08)],
        [l * 0.3, b * 0.84, d * 0.5],
        [l * 0.14, d * 0.42, d * 0.06],
      ],
      { marks: 'thread' },
    ),
  ],
  pin: ({ d, l }, r) => [
    side(
      [
        [l * 0.02, d * 0.42, d / 2],
        [l * (0.9 + r.next() * 0.03), d / 2],
        [l * 0.02, d / 2, d * 0.44],
      ],
      { bore: d * 0.08 },
    ),
  ],
  bushing: ({ d, b, l }, r) => [
    side(
      [
        [l * 0.04, d * 0.47, d / 2],
        [l * (0.88 + r.next() * 0.04), d / 2],
        [l * 0.05, d / 2, d * 0.47],
      ],
      { bore: b / 2 },
    ),
  ],
  can: ({ l }, r) => {
    const s = 100 * Math.cbrt(Math.max(1, Math.min(l, 60)) / 20)
    return [
      box(s, s * (1.36 + r.next() * 0.08), s * 0.74, {
        lines: [
          [
            [s * 0.14, s * 0.3],
            [s * 0.86, s * 0.3],
          ],
          [
            [s * 0.14, s * 0.95],
            [s * 0.86, s * 0.95],
          ],
          [
            [s * 0.14, s * 0.3],
            [s * 0.14, s * 0.95],
          ],
          [
            [s * 0.86, s * 0.3],
            [s * 0.86, s * 0.95],
          ],
        ],
      }),
      up(
        [
          [s * 0.1, s * 0.15],
          [s * 0.12, s * 0.17],
        ],
        { at: [s * 0.74, s * 1.4, s * 0.36] },
      ),
      prism(
        [
          [0, 0],
          [s * 0.44, 0],
          [s * 0.44, s * 0.18],
          [0, s * 0.18],
        ],
        s * 0.16,
        { at: [s * 0.08, s * 1.4, s * 0.28] },
      ),
    ]
  },
  drum: ({ l }, r) => {
    const s = 100 * Math.cbrt(Math.max(4, l) / 20)
    return [
      up([
        [s * 0.05, s * 0.5],
        [s * 0.42, s * 0.48],
        [s * 0.04, s * 0.5],
        [s * (0.4 + r.next() * 0.05), s * 0.48],
        [s * 0.04, s * 0.5],
        [s * 0.42, s * 0.48],
        [s * 0.05, s * 0.5],
      ]),
      up([[s * 0.04, s * 0.08]], { at: [s * 0.2, s * 1.42, 0], bore: s * 0.05 }),
    ]
  },
  generator: ({ d }, r) => [
    side(
      [
        [18, 50, 62],
        [r.int(44, 60), 66],
        [16, 66, 56],
        [12, 18],
        [22, d * 0.5],
        [8, 12],
      ],
      { marks: 'ribs', bore: 5 },
    ),
    box(26, 20, 20, { at: [24, 62, -10], holes: [[13, 10, 6]] }),
  ],
  starter: (_size, r) => [
    side(
      [
        [14, 40],
        [r.int(90, 116), 46],
        [16, 58],
        [36, 46, 30],
        [22, 20],
      ],
      { marks: 'ribs', bore: 8 },
    ),
    side(
      [
        [64, 22],
        [10, 24],
      ],
      { at: [26, 66, 0], bore: 6 },
    ),
  ],
  lamp: ({ d }, r) => [
    side(
      [
        [d * 0.2, d * 0.36, d * 0.46],
        [d * (0.16 + r.next() * 0.06), d / 2],
        [d * 0.06, d * 0.54],
      ],
      { bore: d * 0.44, marks: 'ribs' },
    ),
    prism(
      [
        [0, 0],
        [d * 0.4, 0],
        [d * 0.4, d * 0.06],
        [0, d * 0.06],
      ],
      d * 0.2,
      { at: [d * 0.02, -d * 0.66, -d * 0.1] },
    ),
  ],
  battery: ({ l, w }, r) => [
    box(l, l * (0.42 + r.next() * 0.06), w, { lines: fins(l, l * 0.4, 7) }),
    box(l * 1.01, l * 0.05, w * 1.01, { at: [0, l * 0.46, 0] }),
    up([[l * 0.05, l * 0.03]], { at: [l * 0.12, l * 0.51, w * 0.3] }),
    up([[l * 0.05, l * 0.03]], { at: [l * 0.88, l * 0.51, w * 0.3] }),
  ],
  sensor: ({ l }, r) => [
    up(
      [
        [l * 0.28, l * 0.08],
        [l * (0.16 + r.next() * 0.05), l * 0.12],
        [l * 0.12, l * 0.2],
        [l * 0.22, l * 0.14],
        [l * 0.16, l * 0.11],
      ],
      { marks: 'thread', bore: l * 0.07 },
    ),
  ],
  seat: ({ w, h }, r) => [
    box(w * 0.7, h * 0.24, w * 0.7, { at: [w * 0.1, 0, w * 0.1] }),
    prism(
      [
        [0, h * 0.24],
        [w, h * 0.28],
        [w, h * 0.42],
        [w * 0.24, h * 0.38],
        [w * (0.06 - r.next() * 0.04), h],
        [-w * 0.14, h],
        [-w * 0.04, h * 0.3],
      ],
      w * 0.92,
    ),
  ],
  glass: ({ l, w }, r) => [
    prism(
      [
        [0, 0],
        [w, 0],
        [w * (0.9 + r.next() * 0.08), l],
        [w * 0.08, l],
      ],
      14,
      {
        lines: [
          [
            [w * 0.2, l * 0.5],
            [w * 0.45, l * 0.8],
          ],
          [
            [w * 0.3, l * 0.42],
            [w * 0.6, l * 0.78],
          ],
        ],
      },
    ),
  ],
  wiper: ({ l }, r) => [
    box(l, l * 0.02, l * 0.02),
    prism(
      [
        [l * 0.1, l * 0.02],
        [l * 0.5, l * (0.08 + r.next() * 0.02)],
        [l * 0.9, l * 0.02],
        [l * 0.5, l * 0.05],
      ],
      l * 0.02,
    ),
    prism(
      [
        [l * 0.46, l * 0.06],
        [l * 0.54, l * 0.06],
        [l * 0.54, l * 0.13],
        [l * 0.46, l * 0.13],
      ],
      l * 0.02,
    ),
  ],
  mirror: ({ l, w }, r) => [
    side([[w * 0.3, w * 0.05]], { at: [-w * 0.3, l * 0.5, w * 0.06] }),
    prism(
      [
        [w * 0.1, 0],
        [w * 0.9, 0],
        [w, l * 0.08],
        [w, l * 0.92],
        [w * 0.9, l],
        [w * 0.1, l],
        [0, l * 0.92],
        [0, l * 0.08],
      ],
      w * (0.14 + r.next() * 0.06),
      {
        lines: [
          [
            [w * 0.2, l * 0.55],
            [w * 0.5, l * 0.85],
          ],
        ],
      },
    ),
  ],
  bolt: ({ b, l, d }, r) => [
    up(
      [
        [l * 0.6, b / 2],
        [l * 0.4, b / 2],
        [b * 0.1, d * 0.56],
      ],
      { marks: 'thread' },
    ),
    up(
      [
        [b * (0.6 + r.next() * 0.06), d * 0.52],
        [b * 0.08, d * 0.52, d * 0.46],
      ],
      { at: [0, l + b * 0.1, 0] },
    ),
  ],
  nut: ({ d, b }, r) => [
    prism(ngon(6, d * 0.57, d * 0.57, d * 0.57, r.next() * 0.3), Math.max(b * 0.8, d * 0.3), {
      holes: [[d * 0.57, d * 0.57, Math.min(b, d * 0.8) / 2]],
    }),
  ],
  washer: ({ d, b, t }, r) => [up([[Math.max(t, d * 0.05) * (1 + r.next() * 0.1), d / 2]], { bore: b / 2 })],
  wrench: ({ d, l }, r) => [
    prism(
      [
        [0, d * 0.3],
        [d * 0.5, -d * 0.4],
        [d * 1.4, 0],
        [l * 0.9 - d, d * 0.3],
        [l, d * -0.4],
        [l + d * 0.7, d * 0.2],
        [l + d * 0.2, d * 0.5],
        [l + d * 0.7, d * 0.9],
        [l, d * 1.4],
        [l * 0.9 - d, d * 0.75],
        [d * 1.4, d],
        [d * 0.5, d * 1.4],
        [0, d * 0.8],
      ],
      d * (0.26 + r.next() * 0.06),
      { holes: [[d * 0.7, d * 0.5, d * 0.42]] },
    ),
  ],
  socket: ({ d, l }, r) => [
    up(
      [
        [l * 0.5, d * 0.46],
        [l * 0.06, d * 0.5, d * 0.7],
        [l * (0.4 + r.next() * 0.04), d * 0.7],
      ],
      { bore: d * 0.52 },
    ),
  ],
  jack: ({ h, l }, r) => [
    box(h * 0.62, h * 0.08, h * 0.5, { at: [-h * 0.2, -h * 0.08, -h * 0.25] }),
    up([
      [h * (0.6 + r.next() * 0.06), h * 0.22],
      [h * 0.05, h * 0.18],
      [l * 0.5, h * 0.1],
      [h * 0.05, h * 0.14],
    ]),
    up(
      [
        [h * 0.34, h * 0.07],
        [h * 0.08, h * 0.04],
      ],
      { at: [h * 0.34, 0, 0] },
    ),
  ],
  greaseGun: (_size, r) => [
    side(
      [
        [24, 4],
        [30, 8, 26],
        [r.int(150, 190), 28],
        [14, 32],
        [16, 24],
        [40, 6],
      ],
      { marks: 'ribs' },
    ),
    prism(
      [
        [0, 0],
        [120, -70],
        [128, -60],
        [10, 16],
      ],
      10,
      { at: [150, -30, 0] },
    ),
  ],
}

/** The solids of a part; dimensions that it lacks are filled in. Machines have no solids. */
export function partSolids(spec: DrawingSpec, random: Random): Solid[] {
  const { dims } = spec
  const d = dims.d && dims.d > 0 ? dims.d : 80
  const l = dims.l && dims.l > 0 ? dims.l : d * 1.4
  const size: Size = {
    d,
    l,
    b: dims.b && dims.b > 0 ? dims.b : d * 0.5,
    w: dims.w ?? d,
    t: dims.t ?? d * 0.1,
    h: dims.h ?? d,
    n: dims.n ?? 1,
  }
  const model = models[spec.kind as PartKind]
  return model ? model(size, random) : []
}
