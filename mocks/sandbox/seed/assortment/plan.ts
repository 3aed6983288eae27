/** The language in which the assortment is written down: sections, and in them families of like products. */
import type { PartKind, MachineKind, DrawingSpec } from '../../../drawings/drawing-spec.ts'

export type BrandGroup =
  | 'filter'
  | 'undercarriage'
  | 'hydraulics'
  | 'engine'
  | 'cutting'
  | 'seals'
  | 'oils'
  | 'electrics'
  | 'cabin'
  | 'fasteners'
  | 'tools'

export type MachineType =
  | 'Экскаватор'
  | 'Бульдозер'
  | 'Автогрейдер'
  | 'Каток'
  | 'Асфальтоукладчик'
  | 'Погрузчик'
  | 'Кран'
  | 'Самосвал'
  | 'Дорожная фреза'

/** A property whose value grows with the size of the position, from `min` to `max` in steps. */
export interface NumberPlan {
  code: string
  name: string
  unit: string
  min: number
  max: number
  step: number
  /** From `max` down to `min` instead. */
  falls?: true
}

/** A property whose value is one of a few words. */
export interface ChoicePlan {
  code: string
  name: string
  unit?: string
  values: readonly string[]
  /** The values go with the size, the first for the smallest; otherwise they are drawn by lot. */
  bySize?: boolean
  /** The same values as names of families say them, in another case. */
  inNames?: readonly string[]
}

export type PropPlan = NumberPlan | ChoicePlan

export interface FamilyPlan {
  /** The name without the article; `{code}` is replaced by the value of that property. */
  name: string
  /** Latin letters that articles of this family begin with. */
  prefix: string
  drawing: PartKind
  brands: BrandGroup
  /** Roubles, for the smallest and the largest size. */
  price: [number, number]
  /** Kilograms, likewise. */
  mass: [number, number]
  /** The node of a machine where the part works. */
  node: string
  /** Types of machines that it works in; empty for what isn't of any machine. */
  fits: readonly MachineType[]
  /** Only for machines that run on tracks. */
  onTracks?: boolean
  props: readonly PropPlan[]
  /** Which property gives which dimension of the drawing. */
  dims: Partial<Record<keyof DrawingSpec['dims'], string>>
  about: string
  /** How many sizes; 15 unless given. */
  positions?: number
  unit?: string
  multiplicity?: number
  minQty?: number
  perMachine?: number
  /** Kilograms of a packed litre, for what isn't steel. */
  bulk?: number
  /** Sets of specifications (`gsm_search`); each position has one of them. `{code}` as in the name. */
  specifications?: readonly (readonly string[])[]
  /** A property that gives price (roubles for one unit of it) and mass (kilograms) in place of the ranges. */
  perUnit?: { code: string; roubles: [number, number]; kilograms: number }
}

export interface SectionPlan {
  id: number
  name: string
  /** Made from the name unless given. */
  code?: string
  icon: PartKind | MachineKind
  about?: string
  children?: readonly SectionPlan[]
  families?: readonly FamilyPlan[]
}

export const num = (
  code: string,
  name: string,
  unit: string,
  min: number,
  max: number,
  step = 1,
): NumberPlan => ({ code, name, unit, min, max, step })

/** A number that is the less the larger the position: the pressure that a wide hose stands. */
export const falling = (
  code: string,
  name: string,
  unit: string,
  most: number,
  least: number,
): NumberPlan => ({
  code,
  name,
  unit,
  min: least,
  max: most,
  step: 1,
  falls: true,
})

export const one = (code: string, name: string, values: readonly string[], unit?: string): ChoicePlan =>
  unit === undefined ? { code, name, values } : { code, name, values, unit }

export const ladder = (code: string, name: string, values: readonly string[], unit: string): ChoicePlan => ({
  code,
  name,
  values,
  unit,
  bySize: true,
})

export const allMachines: readonly MachineType[] = [
  'Экскаватор',
  'Бульдозер',
  'Автогрейдер',
  'Каток',
  'Асфальтоукладчик',
  'Погрузчик',
  'Кран',
  'Самосвал',
  'Дорожная фреза',
]
export const crawlers: readonly MachineType[] = ['Экскаватор', 'Бульдозер']
export const diggers: readonly MachineType[] = ['Экскаватор', 'Погрузчик']
