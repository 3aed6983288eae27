import { up, side, prism, box, ngon, fins } from './model-solids.ts'
import type { Models } from './model-solids.ts'

/** Shapes in millimetres; small differences by lot keep like things apart. */
export const engineModels: Models<
  | 'piston'
  | 'liner'
  | 'turbo'
  | 'injector'
  | 'belt'
  | 'bearing'
  | 'radiator'
  | 'generator'
  | 'starter'
  | 'sensor'
> = {
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
      { bore: d / 2, marks: 'ribs' },
    ),
  ],
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
}
