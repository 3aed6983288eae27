import type { MachineKind } from './drawing-spec.ts'
import { haulageShapes } from './haulage-shapes.ts'
import { boom, bucket, cab, glass, inTrack, stick, track } from './machine-outlines.ts'
import type { MachineShape } from './machine-outlines.ts'

export const machineShapes: Record<MachineKind, MachineShape> = {
  excavator: {
    faces: [
      track(26, 104, 20),
      'M44 80V74H84V80Z',
      'M20 74V50Q20 46 25 46H60V74ZM60 74V56H94V74Z',
      cab(66, 36, 26, 38),
      boom('84 62'),
      stick,
      bucket,
    ],
    wheels: inTrack(26, 104, 20, 7),
    lines: `${glass(66, 36, 26, 38)}M24 54H56M24 60H56M24 66H56M100 50L124 22M110 14L140 30M150 36L162 66`,
  },
  wheelExcavator: {
    faces: [
      'M30 84H112V76H30ZM112 78H120V94H116Z',
      'M24 76V52Q24 48 29 48H62V76ZM62 76V58H96V76Z',
      cab(68, 38, 26, 38),
      boom('86 64'),
      stick,
      bucket,
    ],
    wheels: [
      [46, 88, 12],
      [96, 88, 12],
    ],
    lines: `${glass(68, 38, 26, 38)}M28 56H58M28 62H58M102 50L124 22M150 36L162 66`,
  },
  miniExcavator: {
    faces: [
      track(34, 102, 18),
      'M98 84H116V98H110V90H98Z',
      'M36 80V62Q36 56 44 56H96V80Z',
      'M48 56V22H88V56H84V28H52V56Z',
      boom('90 64'),
      stick,
      bucket,
    ],
    wheels: inTrack(34, 102, 18, 5),
    lines: 'M52 56H84M40 66H80M102 50L124 22',
  },
  bulldozer: {
    faces: [
      track(40, 136, 32),
      'M46 70V50H78V70Z',
      'M92 68V44H136V60H128V68Z',
      cab(56, 18, 38, 50),
      'M130 82L150 78V86L132 90Z',
      'M148 54Q160 70 148 96L154 100Q172 74 154 52Z',
      'M40 74L20 78L14 98L20 98L26 84L42 82Z',
    ],
    wheels: inTrack(40, 136, 32, 7),
    lines: `${glass(56, 18, 38, 50)}M100 50H130M100 54H130M110 44V34M112 58L150 72`,
  },
  grader: {
    faces: [
      'M24 76V54H70V76Z',
      'M70 70Q110 48 164 66L162 74Q112 58 74 78Z',
      cab(66, 26, 28, 44),
      'M96 74H122V80H96Z',
      'M92 80Q100 90 94 99L98 100Q106 90 98 79Z',
      'M150 72L170 70V82H160Z',
    ],
    wheels: [
      [30, 88, 12],
      [56, 88, 12],
      [158, 88, 12],
    ],
    lines: `${glass(66, 26, 28, 44)}M28 60H64M28 66H64M108 60L104 78M116 58L118 78`,
  },
  roller1: {
    faces: ['M30 78V56Q30 50 36 50H76V78Z', cab(66, 18, 34, 56), 'M96 76L150 70V62H168V82H150L96 84Z'],
    wheels: [
      [46, 82, 18],
      [138, 76, 24],
    ],
    lines: `${glass(66, 18, 34, 56)}M34 58H62M34 64H62M138 76H168`,
  },
  roller2: {
    faces: ['M40 72V58H150V72L140 80H50Z', 'M68 58V18H124V58H120V24H72V58Z', 'M80 58V44H104V58Z'],
    wheels: [
      [52, 80, 20],
      [140, 80, 20],
    ],
    lines: 'M52 64H140M104 44L110 36M52 80L60 60M140 80L132 60',
  },
  pneumaticRoller: {
    faces: ['M30 80V52H84V80Z', 'M84 82V58H160V82Z', cab(78, 18, 36, 50)],
    wheels: [
      [42, 88, 12],
      [68, 88, 12],
      [122, 88, 12],
      [148, 88, 12],
    ],
    lines: `${glass(78, 18, 36, 50)}M34 58H74M34 64H74M120 64H154`,
  },
  paver: {
    faces: [
      track(66, 138, 22),
      'M60 78V50H126V78Z',
      'M126 78V58L168 46V54L150 84Z',
      'M56 50V44H110V50ZM62 44V18H66V44ZM104 44V18H108V44ZM52 18H120V14H52Z',
      'M20 92H62V84H40L36 72H30L26 84H20Z',
      'M36 80L116 66V72L38 88Z',
    ],
    wheels: inTrack(66, 138, 22, 6),
    lines: 'M66 56H120M66 62H120M84 44V30H92V44M140 58L160 52',
  },
  wheelLoader: {
    faces: [
      'M22 78V54Q24 48 34 48H74V78Z',
      'M86 80V64H116V80Z',
      cab(70, 18, 32, 56),
      'M106 62Q130 48 150 82L142 86Q128 62 108 70Z',
      'M142 70L176 96V100H142Q132 86 142 70Z',
    ],
    wheels: [
      [46, 83, 17],
      [112, 83, 17],
    ],
    lines: `${glass(70, 18, 32, 56)}M28 56H66M28 62H66M116 72L142 80`,
  },
  backhoe: {
    faces: [
      'M60 82V62H126V54Q150 54 152 64V82Z',
      cab(74, 22, 36, 50),
      'M60 78L36 26L30 28L52 80Z',
      'M32 24L40 26L22 66L14 62Z',
      'M12 62L24 64Q26 78 14 84L4 76Q12 74 14 68Z',
      'M132 70L172 82L170 90L130 78ZM168 74L190 96V100H168Q160 88 168 74Z',
    ],
    wheels: [
      [74, 84, 16],
      [140, 89, 11],
    ],
    lines: `${glass(74, 22, 36, 50)}M120 60H146M120 66H146M56 60L38 32`,
  },
  skidLoader: {
    faces: [
      'M40 86V58H120V86Z',
      'M54 58V20H106L112 58Z',
      'M38 52L120 50L152 86L146 92L114 60L40 62Z',
      'M142 78L172 98V100H140Q134 88 142 78Z',
    ],
    wheels: [
      [60, 86, 14],
      [104, 86, 14],
    ],
    lines: 'M62 54V28H100L104 54M44 66H112M70 28V54',
  },
  ...haulageShapes,
}
