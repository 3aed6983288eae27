import { up, side, prism, box } from './model-solids.ts'
import type { Models } from './model-solids.ts'

/** Shapes in millimetres; small differences by lot keep like things apart. */
export const filterModels: Models<
  'spinFilter' | 'cartridge' | 'airFilter' | 'strainer' | 'cutter' | 'pin' | 'bushing' | 'can' | 'drum'
> = {
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
  cutter: ({ b, l, d }, r) => [
    up([
      [l * 0.42, b / 2],
      [l * 0.04, b * 0.9],
      [l * 0.1, b * (0.9 + r.next() * 0.08)],
      [l * 0.3, b * 0.84, d * 0.5],
      [l * 0.14, d * 0.42, d * 0.06],
    ]),
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
}
