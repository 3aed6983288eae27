import { up, side, prism, box, ngon } from './model-solids.ts'
import type { Models } from './model-solids.ts'

/** Shapes in millimetres; small differences by lot keep like things apart. */
export const hydraulicModels: Models<
  'pump' | 'motor' | 'cylinder' | 'valve' | 'hose' | 'ring' | 'cuff' | 'gasket' | 'nut'
> = {
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
  gasket: ({ d, b, n }, r) =>
    Array.from({ length: Math.min(6, Math.max(3, Math.round(n / 3))) }, (_unused, index) =>
      up([[d * (0.06 + r.next() * 0.06), d * 0.5 - (index % 2) * d * 0.06]], {
        bore: b * 0.46,
        at: [0, index * d * 0.26, 0],
      }),
    ),
  nut: ({ d, b }, r) => [
    prism(ngon(6, d * 0.57, d * 0.57, d * 0.57), Math.max(b * 0.8, d * 0.3) * (1 + r.next() * 0.06), {
      axis: 'up',
      holes: [[d * 0.57, d * 0.57, Math.min(b, d * 0.8) / 2]],
    }),
  ],
}
