import {
  circles,
  level,
  points,
  rect,
  row,
  stadium,
  strokes,
  type Body,
  type Disc,
  type Plate,
} from './body-pieces.ts'
import { ngon } from './model-solids.ts'
import type { Point } from './pen.ts'

export const structureBodies = {
  boom: {
    ratio: 0.52,
    highest: 340,
    anchors: points('0 54, 50 88, 98 13'),
    pieces: [
      {
        plate: points('44 92, 48 108, 54 110, 60 92'),
        depth: 18,
        x: -8,
        holes: circles('52 102 3'),
      },
      {
        plate: points(
          '98 3, 103 10, 102 20, 97 27, 58 94, 51 101, 42 101, 2 63, -3 56, -2 47, 4 43, 40 72, 50 75, 57 70, 90 8',
        ),
        depth: 34,
        holes: circles('98 14 5, 50 88 5, 1 54 4'),
        lines: strokes('92 24 56 84, 44 88 8 56, 88 16 56 76'),
      },
    ],
  },
  arm: {
    ratio: 0.36,
    highest: 260,
    anchors: points('0 42, 60 58, 98 47'),
    pieces: [
      {
        plate: points('52 70, 56 100, 62 104, 68 98, 72 70'),
        depth: 16,
        x: -9,
        holes: circles('62 92 5'),
      },
      {
        plate: points('-2 34, 4 28, 60 18, 97 34, 103 44, 102 56, 96 62, 70 80, 50 78, 4 56, -3 48'),
        depth: 34,
        holes: circles('1 42 5, 60 56 6, 97 48 6'),
        lines: strokes('8 36 56 28, 8 48 50 68, 66 70 92 56'),
      },
    ],
  },
  bucket: {
    ratio: 0.72,
    highest: 330,
    anchors: points('0 34, 60 66, 88 72, 100 50'),
    pieces: [
      ...[-118, -82, -46, -10].map((x): Plate => ({
        plate: points('-2 28, -20 38, -19 44, 0 38'),
        depth: 16,
        x,
      })),
      {
        plate: points('100 22, 90 8, 72 0, 26 4, -4 30, 6 36, 56 78, 64 90, 84 94, 98 80, 102 60'),
        depth: 130,
        holes: circles('86 76 5, 66 78 5'),
        lines: strokes('92 24 74 12, 74 12 30 14, 30 14 12 30'),
      },
    ],
  },
  trackFrame: {
    ratio: 0.36,
    highest: 300,
    anchors: level(42),
    pieces: [
      { plate: stadium(-4, 104, 0, 100, 18), depth: 70 },
      { plate: stadium(-1, 101, 9, 91, 15), depth: 4, x: 0 },
      {
        plate: points('14 40, 26 66, 74 66, 88 40, 80 30, 20 30'),
        depth: 6,
        x: 6,
        lines: strokes('24 56 78 56'),
      },
      { disc: [12, 50, 32], depth: 8, x: 8, bore: 10 },
      { disc: [88, 50, 30], depth: 8, x: 8, bore: 14 },
      ...row(7, 24, 76, 20, 9).map(([z, y, radius]): Disc => ({
        disc: [z, y, radius],
        depth: 8,
        x: 8,
        bore: 4,
      })),
      ...row(2, 38, 62, 82, 7).map(([z, y, radius]): Disc => ({
        disc: [z, y, radius],
        depth: 8,
        x: 8,
        bore: 3,
      })),
    ],
  },
  swing: {
    ratio: 0.8,
    highest: 380,
    anchors: level(48),
    pieces: [
      { plate: rect(-4, 0, 104, 12), depth: 60, x: 0 },
      { disc: [50, 54, 50], depth: 22 },
      {
        plate: ngon(36, 42, 50, 54).map(([z, y], index): Point =>
          index % 2 ? [z, y] : [50 + (z - 50) * 0.93, 54 + (y - 54) * 0.93],
        ),
        depth: 4,
        x: 4,
      },
      { disc: [50, 54, 32], depth: 4, x: 6, bore: 24 },
    ],
  },
  cab: {
    ratio: 0.95,
    highest: 400,
    anchors: level(38),
    pieces: [
      {
        plate: points('14 0, 100 0, 100 96, 94 100, 30 100, 22 96, 4 50, 8 6'),
        depth: 70,
        lines: strokes(
          '30 52 34 90, 34 90 58 90, 58 90 58 52, 58 52 30 52, 64 52 64 90, 64 90 94 90, 94 90 94 52, 94 52 64 52, 61 4 61 94, 14 44 100 44, 24 94 97 94, 56 40 50 40, 18 6 58 6, 58 6 58 40, 18 40 50 40',
        ),
      },
      { plate: rect(28, 100, 96, 106), depth: 64, x: -3 },
    ],
  },
  blade: {
    ratio: 0.42,
    highest: 300,
    anchors: level(12),
    pieces: [
      {
        plate: rect(0, 16, 100, 100),
        depth: 16,
        x: -6,
        lines: strokes('0 80 100 80, 0 52 100 52, 0 34 100 34'),
      },
      { plate: rect(0, 0, 100, 20), depth: 8, holes: row(9, 6, 94, 11, 3.4) },
    ],
  },
  drum: {
    ratio: 0.44,
    highest: 320,
    anchors: level(46),
    pieces: [
      {
        plate: points('-8 60, 108 60, 108 84, -8 84'),
        depth: 20,
        x: -60,
      },
      { bar: [0, 100, 48, 48] },
      {
        plate: points('100 40, 108 40, 108 78, 100 78'),
        depth: 20,
        x: 10,
      },
    ],
  },
  screed: {
    ratio: 0.36,
    highest: 260,
    anchors: level(34),
    pieces: [
      { plate: rect(-4, 0, 104, 10), depth: 90, x: 12 },
      {
        plate: rect(0, 10, 100, 56),
        depth: 70,
        lines: strokes('25 10 25 56, 50 10 50 56, 75 10 75 56, 0 46 100 46'),
        holes: row(8, 8, 92, 22, 3.5),
      },
      {
        plate: rect(20, 56, 80, 76),
        depth: 50,
        x: -10,
        lines: strokes('40 56 40 76, 60 56 60 76'),
      },
    ],
  },
  axle: {
    ratio: 0.36,
    highest: 280,
    anchors: level(50),
    pieces: [
      { bar: [-6, 8, 50, 48] },
      { bar: [8, 92, 50, 16] },
      { disc: [50, 50, 36], depth: 26, x: 13, bore: 12 },
      { bar: [92, 106, 50, 48] },
    ],
  },
} satisfies Readonly<Record<string, Body>>
