import { side, prism, ngon, gear } from './model-solids.ts'
import type { Models } from './model-solids.ts'
import type { Point } from './pen.ts'

/** Shapes in millimetres; small differences by lot keep like things apart. */
export const undercarriageModels: Models<
  'roller' | 'sprocket' | 'trackLink' | 'shoe' | 'idler' | 'tooth' | 'adapter' | 'edge' | 'bucket'
> = {
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
}
