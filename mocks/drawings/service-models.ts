import { up, side, prism, box, fins, ngon } from './model-solids.ts'
import type { Models } from './model-solids.ts'

/** Shapes in millimetres; small differences by lot keep like things apart. */
export const serviceModels: Models<
  | 'lamp'
  | 'battery'
  | 'seat'
  | 'glass'
  | 'wiper'
  | 'mirror'
  | 'bolt'
  | 'washer'
  | 'wrench'
  | 'socket'
  | 'jack'
  | 'greaseGun'
> = {
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
  bolt: ({ b, l, d }, r) => {
    const thread = l * (0.56 + r.next() * 0.08)
    return [
      up(
        [
          [thread, b / 2],
          [l - thread, b / 2],
        ],
        { marks: 'thread' },
      ),
      prism(ngon(6, d * 0.577, 0, 0), b * 0.63, { axis: 'up', at: [0, l, 0] }),
    ]
  },
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
