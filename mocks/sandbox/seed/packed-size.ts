import type { FamilyPlan } from './assortment/plan.ts'
import type { ProductRecord } from './records.ts'

/** Kilograms of a packed litre: steel with the air around it, and steel alone. */
const usualBulk = 3.2
const steel = 7.8
/** Properties in millimetres that are no outer size. */
const notOuter = new Set(['pitch'])
/** Their diameter is that of the hole, and the walls add so much. */
const holes = new Set<FamilyPlan['drawing']>(['liner', 'socket'])
const walls = 1.24
/** What is longer, in diameters, without being called long isn't that round. */
const longest = 2

type Box = readonly [length: number, width: number, height: number]

/**
 * Outer dimensions of a packed unit. What the drawing is made of counts only where it is an outer size (a drawing may be
 * as long as a pump turns fast); the rest follows from the mass.
 * @param values the family's properties by code, as numbers
 */
export function packedSize(
  plan: Pick<FamilyPlan, 'dims' | 'props' | 'bulk' | 'drawing'>,
  values: ReadonlyMap<string, number>,
  weightKg: number,
): ProductRecord['dimensionsMm'] {
  const volume = (weightKg / (plan.bulk ?? usualBulk)) * 1e6
  const size = (key: keyof FamilyPlan['dims']) => outerSize(plan, values, plan.dims[key])
  const [across, length, width, height] = [size('d'), size('l'), size('w'), size('h') ?? size('t')]
  const diameter = across !== undefined && holes.has(plan.drawing) ? across * walls : across
  const [long, wide, high] =
    diameter === undefined
      ? boxOf([length, width, height], volume)
      : roundBox(diameter, length ?? width ?? height, volume)
  // The socket of a spanner is thicker than the nut.
  const wider = Math.max(1, Math.sqrt((weightKg * 1e6) / steel / (long * wide * high)))
  const whole = (value: number) => Math.max(1, Math.ceil(value))
  return { length: whole(long), width: whole(wide * wider), height: whole(high * wider) }
}

function outerSize({ props }: Pick<FamilyPlan, 'props'>, values: ReadonlyMap<string, number>, code?: string) {
  const plan = props.find((prop) => prop.code === code)
  const value = plan?.unit === 'мм' && !notOuter.has(plan.code) ? values.get(plan.code) : undefined
  // What moves out by its stroke is longer than the stroke: piston, head and eyes.
  return value !== undefined && plan?.code === 'length' && plan.name === 'Ход' ? value * 1.15 + 120 : value
}

/** The sizes that aren't known are equal, and fill the volume. */
function boxOf([length, width, height]: readonly (number | undefined)[], volume: number): Box {
  const known = [length, width, height].filter((one) => one !== undefined)
  const other = (volume / known.reduce((product, one) => product * one, 1)) ** (1 / (3 - known.length))
  return [length ?? other, width ?? other, height ?? other]
}

/** Something round lies flat unless it is longer than thick. */
function roundBox(diameter: number, known: number | undefined, volume: number): Box {
  const thick = known ?? volume / diameter ** 2
  // The wheel inside a turbocharger isn't its size.
  if (known === undefined && thick > longest * diameter) return boxOf([], volume)
  return thick > diameter ? [thick, diameter, diameter] : [diameter, diameter, thick]
}
