import type { MachineKind } from './drawing-spec.ts'
import { cab, glass, inTrack, track } from './machine-outlines.ts'
import type { MachineShape } from './machine-outlines.ts'

/** Cranes, trucks and the mill. */
export const haulageShapes: Record<
  Extract<MachineKind, 'truckCrane' | 'crawlerCrane' | 'dumpTruck' | 'articulatedTruck' | 'mill'>,
  MachineShape
> = {
  truckCrane: {
    faces: [
      'M14 84H186V74H14Z',
      'M156 74V46Q158 40 166 40H180L188 60V74Z',
      'M60 74V62H120V74ZM66 62V46H92V62Z',
      'M96 60V40H116L122 60Z',
      'M28 50L174 22L176 30L32 60Z',
      'M24 84L20 100H30L28 84ZM142 84L138 100H148L146 84Z',
    ],
    wheels: [
      [46, 90, 10],
      [70, 90, 10],
      [126, 90, 10],
      [168, 90, 10],
    ],
    lines: 'M160 56V46H178L184 58M176 26L182 44M180 44H186V50H180ZM60 52L96 38M100 34L100 46',
  },
  crawlerCrane: {
    faces: [
      track(40, 112, 18),
      'M30 82V62H106V82Z',
      'M20 80V58H42V80Z',
      cab(86, 52, 24, 30),
      'M92 62L168 4L172 8L98 68Z',
    ],
    wheels: inTrack(40, 112, 18, 7),
    lines: `${glass(86, 52, 24, 30)}M170 6V70M166 70H174V76H166ZM50 62L66 30L168 4M66 30L76 62M104 54L112 58M116 45L124 49M128 36L136 40M140 27L148 31M152 18L160 22`,
  },
  dumpTruck: {
    faces: [
      'M30 84H164V72H30Z',
      'M16 34L60 28L124 26L176 14V22L132 40L124 64H58Q36 62 16 34Z',
      cab(128, 38, 30, 40),
      'M150 80V54H172L176 80Z',
    ],
    wheels: [
      [60, 82, 18],
      [146, 82, 18],
    ],
    lines: `${glass(128, 38, 30, 40)}M156 60H170M156 66H172M50 32L68 62M78 30L88 62M104 28L108 62`,
  },
  articulatedTruck: {
    faces: [
      'M20 82H118V74H20Z',
      'M10 42L44 38L124 36L128 46L108 70H40Q22 66 10 42Z',
      'M118 80H132V70H118Z',
      cab(134, 34, 28, 42),
      'M158 78V56H184L188 78Z',
    ],
    wheels: [
      [48, 86, 14],
      [80, 86, 14],
      [158, 86, 14],
    ],
    lines: `${glass(134, 34, 28, 42)}M166 62H182M166 68H184M40 42L52 68M70 40L76 68M98 38L100 68`,
  },
  mill: {
    faces: [
      track(26, 64, 18),
      track(108, 146, 18),
      'M24 78V46H140V78Z',
      'M66 78H104V96H66Z',
      'M140 60L192 26L194 32L144 72Z',
      'M52 46V22H104V46H100V28H56V46Z',
    ],
    wheels: [...inTrack(26, 64, 18, 4), ...inTrack(108, 146, 18, 4), [85, 90, 10]],
    lines: 'M30 54H60M30 60H60M110 54H134M70 46V36H82V46M150 60L188 34M78 83L92 97M92 83L78 97',
  },
}
