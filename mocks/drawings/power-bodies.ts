import { level, points, rect, row, strokes, type Body, type Plate } from './body-pieces.ts'

const engine: Body = {
  ratio: 0.5,
  highest: 330,
  anchors: level(46),
  pieces: [
    { plate: rect(92, 10, 98, 74), depth: 60, x: -4 },
    {
      plate: points('14 24, 20 2, 66 2, 74 13, 88 24'),
      depth: 46,
      x: -8,
    },
    {
      plate: rect(6, 22, 92, 66),
      depth: 60,
      lines: [[6, 58, 92, 58], [6, 30, 92, 30], ...[20, 34, 48, 62, 76].map((z) => [z, 30, z, 58] as const)],
    },
    { plate: rect(9, 66, 89, 84), depth: 52, x: -4, holes: row(6, 16, 82, 75, 4.4) },
    { plate: rect(13, 84, 85, 97), depth: 34, x: -12, lines: strokes('13 88 85 88') },
    { plate: rect(-3, 12, 0, 84), depth: 52, x: -4 },
    { plate: rect(0, 40, 6, 56), depth: 16, x: -22 },
  ],
}

export const powerBodies = {
  engine,
  fuel: {
    ...engine,
    pieces: [
      ...engine.pieces,
      { plate: rect(18, 40, 76, 56), depth: 10, x: 10, holes: row(4, 25, 69, 48, 4) },
    ],
  },
  cooling: {
    ratio: 0.72,
    highest: 340,
    anchors: level(50),
    pieces: [
      {
        plate: rect(0, 0, 100, 100),
        depth: 26,
        lines: [
          [4, 6, 96, 6],
          [4, 94, 96, 94],
          [4, 6, 4, 94],
          [96, 6, 96, 94],
          ...Array.from(
            { length: 15 },
            (_unused, index) => [10 + index * 5.7, 8, 10 + index * 5.7, 92] as const,
          ),
        ],
      },
      { plate: rect(10, 100, 90, 110), depth: 20, x: -3 },
      { disc: [50, 50, 44], depth: 10, x: 10, bore: 38 },
      { disc: [50, 50, 10], depth: 6, x: 14 },
    ],
  },
  hydraulics: {
    ratio: 0.5,
    highest: 320,
    anchors: level(40),
    pieces: [
      {
        plate: rect(56, 0, 100, 100),
        depth: 80,
        lines: strokes('66 6 66 94, 78 6 78 94, 90 6 90 94'),
      },
      { disc: [78, 104, 9], depth: 14, x: -34, bore: 3 },
      {
        plate: rect(0, 8, 54, 62),
        depth: 50,
        holes: [...row(4, 8, 46, 48, 5), ...row(4, 8, 46, 22, 5)],
        lines: strokes('14 8 14 62, 27 8 27 62, 40 8 40 62'),
      },
      ...row(4, 8, 46, 68, 5).map(([z]): Plate => ({ plate: rect(z - 3, 62, z + 3, 80), depth: 12, x: -18 })),
    ],
  },
  cylinder: {
    ratio: 0.2,
    highest: 150,
    anchors: level(50),
    pieces: [
      { disc: [-3, 50, 36], depth: 50, x: 9, bore: 17 },
      { bar: [2, 42, 50, 16] },
      { bar: [40, 46, 50, 46] },
      { bar: [46, 92, 50, 40] },
      { disc: [98, 50, 46], depth: 56, x: -18, bore: 22 },
    ],
  },
  electrics: {
    ratio: 0.5,
    highest: 300,
    anchors: level(40),
    pieces: [
      {
        plate: rect(0, 0, 60, 100),
        depth: 22,
        lines: [
          [4, 6, 56, 6],
          [56, 6, 56, 94],
          [56, 94, 4, 94],
          [4, 94, 4, 6],
          [4, 50, 56, 50],
          ...[12, 20, 28, 36, 44].map((z) => [z, 60, z, 84] as const),
        ],
        holes: [...row(5, 12, 48, 28, 3), ...row(5, 12, 48, 16, 3)],
      },
      { plate: rect(64, 0, 100, 46), depth: 50, lines: strokes('64 38 100 38') },
      { disc: [72, 49, 4], depth: 6, x: -20 },
      { disc: [92, 49, 4], depth: 6, x: -20 },
    ],
  },
} satisfies Readonly<Record<string, Body>>
