import type { FamilyPlan, PropPlan } from './assortment/plan.ts'
import type { Brand } from './brands.ts'
import { packedSize } from './packed-size.ts'
import type { ProductDraft } from './product-draft.ts'
import type { Random } from '../../random.ts'
import type { PropertyRecord } from './records.ts'
import type { PlacedFamily } from './sections.ts'

/** One size of a family and the products of several brands that fill it: they are analogues of one another. */
export interface Position {
  family: FamilyPlan
  /** 0 for the smallest, 1 for the largest. */
  size: number
  products: ProductDraft[]
}

const decimal = (value: number) => String(Number(value.toFixed(2))).replace('.', ',')

function valueOf(plan: PropPlan, size: number, random: Random): string {
  if ('values' in plan) {
    const bySize = plan.values[Math.min(plan.values.length - 1, Math.floor(size * plan.values.length))]
    return plan.bySize && bySize !== undefined ? bySize : random.pick(plan.values)
  }
  const place = Math.min(1, Math.max(0, size + (random.next() - 0.5) * 0.08))
  const value = plan.min + (plan.max - plan.min) * (plan.falls ? 1 - place : place)
  return decimal(Math.min(plan.max, Math.max(plan.min, Math.round(value / plan.step) * plan.step)))
}

/** A value as the name of a family says it: `давления масла` where the property is `давление масла`. */
function asRead({ props }: FamilyPlan, values: ReadonlyMap<string, string>, code: string): string {
  const value = values.get(code) ?? ''
  const plan = props.find((prop) => prop.code === code)
  const place = plan && 'values' in plan ? plan.values.indexOf(value) : -1
  return (plan && 'values' in plan ? plan.inNames?.[place] : undefined) ?? value
}

/** A number from the text of a value; 0 when there is none. */
export const toNumber = (value: string | undefined) =>
  Number.parseFloat((value ?? '0').replace(',', '.').replace('−', '-')) || 0

/** Rounds a price to what a price list shows, in kopecks. */
export function listPrice(roubles: number): number {
  const step = roubles < 100 ? 1 : roubles < 1000 ? 5 : roubles < 20_000 ? 10 : roubles < 100_000 ? 50 : 100
  return Math.max(step, Math.round(roubles / step) * step) * 100
}

const groups: Record<string, string> = {
  diameter: 'Размеры',
  bore: 'Размеры',
  height: 'Размеры',
  length: 'Размеры',
  width: 'Размеры',
  thickness: 'Размеры',
  size: 'Размеры',
  pitch: 'Размеры',
  rod: 'Размеры',
  steel: 'Материал',
  material: 'Материал',
  hardness: 'Материал',
  media: 'Материал',
  coating: 'Материал',
  alloy: 'Материал',
}

const qualityFactor = { original: 1.42, premium: 1, economy: 0.71 } as const

/** A size of a family and the digits that articles of it share. */
interface Place {
  /** 0 for the smallest, 1 for the largest. */
  size: number
  number: (size: number) => number
}

function buildPosition(
  placed: PlacedFamily,
  { size, number: numberOf }: Place,
  brands: readonly Brand[],
  random: Random,
): Position {
  const { plan } = placed
  const values = new Map(plan.props.map((prop) => [prop.code, valueOf(prop, size, random)]))
  const props: PropertyRecord[] = plan.props.map((prop) => ({
    code: prop.code,
    name: prop.name,
    value: values.get(prop.code) ?? '',
    ...(prop.unit === undefined ? {} : { unit: prop.unit }),
    group: groups[prop.code] ?? 'Основные',
  }))
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (_match, code: string) => asRead(plan, values, code))
  const title = fill(plan.name)
  const between = ([from, to]: [number, number]) => from * (to / from) ** size
  const units = plan.perUnit && toNumber(values.get(plan.perUnit.code))
  const wholesale = units !== undefined && units > 50 ? 0.82 : 1
  const price =
    plan.perUnit && units !== undefined
      ? units *
        wholesale *
        (plan.perUnit.roubles[0] + random.next() * (plan.perUnit.roubles[1] - plan.perUnit.roubles[0]))
      : between(plan.price)
  const base = price * (0.94 + random.next() * 0.12)
  const mass = plan.perUnit && units !== undefined ? units * plan.perUnit.kilograms : between(plan.mass)
  const weightKg = Number(mass.toFixed(mass < 0.1 ? 3 : 2))
  const dims: ProductDraft['drawing']['dims'] = {}
  for (const [key, code] of Object.entries(plan.dims)) {
    dims[key as keyof typeof dims] = toNumber(values.get(code))
  }
  const makers = brands.filter((brand) => brand.record.isMachineMaker)
  const own = brands.filter((brand) => brand.groups.includes(plan.brands))
  const offers = Math.min(own.length, random.int(2, 4))
  const start = random.int(0, own.length - 1)
  const chosen: Brand[] = random.chance(0.42) && plan.brands !== 'tools' ? [random.pick(makers)] : []
  for (let step = 0; chosen.length < offers; step += 1) {
    const brand = own[(start + step) % own.length]
    if (brand) chosen.push(brand)
  }
  const number = numberOf(size)
  const specifications = plan.specifications ? random.pick(plan.specifications).map(fill) : []
  if (specifications.length > 0)
    props.push({
      code: 'specifications',
      name: 'Допуски и спецификации',
      value: specifications.join(', '),
      group: 'Основные',
    })
  const numbers = new Map([...values].map(([code, value]) => [code, toNumber(value)]))
  // Shared by the products of all brands.
  const dimensionsMm = packedSize(plan, numbers, weightKg)
  const keyPropCodes = plan.props.slice(0, 3).map((prop) => prop.code)
  const drawing = { kind: plan.drawing, dims }
  const products = chosen.map((brand): ProductDraft => {
    const isMaker = brand.record.isMachineMaker
    const isReman =
      !isMaker &&
      ['pump', 'motor', 'turbo', 'starter', 'generator', 'injector'].includes(plan.drawing) &&
      random.chance(0.07)
    const article = brand.style(plan.prefix, number, random.int(100, 99_999))
    const name = `${title}${isReman ? ', обменный фонд' : ''} ${article}`
    const kind = isMaker ? 'original' : isReman ? 'reman' : 'analogue'
    const warrantyMonths = brand.record.quality === 'economy' ? 6 : 12
    return {
      article,
      name,
      brand: brand.record,
      sectionId: placed.sectionId,
      kind,
      isMachine: false,
      price: listPrice(
        base * qualityFactor[brand.record.quality] * (isReman ? 0.62 : 1) * (0.95 + random.next() * 0.1),
      ),
      unit: plan.unit ?? 'шт',
      multiplicity: plan.multiplicity ?? 1,
      minQty: plan.minQty ?? 1,
      props,
      keyPropCodes,
      specifications,
      weightKg,
      dimensionsMm,
      warrantyMonths,
      about: plan,
      drawing,
      popularity: random.int(0, 100),
    }
  })
  return { family: plan, size, products }
}

/** All positions of all families, in the order of the tree. */
export function buildPositions(
  random: Random,
  families: readonly PlacedFamily[],
  brands: readonly Brand[],
): Position[] {
  return families.flatMap((placed) =>
    Array.from({ length: placed.plan.positions ?? 15 }, (_unused, index) =>
      buildPosition(placed, placeOf(placed, index, random), brands, random),
    ),
  )
}

function placeOf({ plan }: PlacedFamily, index: number, random: Random): Place {
  const count = plan.positions ?? 15
  return {
    size: count > 1 ? index / (count - 1) : 0,
    number: (size) => Math.round(1000 + size * 7600) + random.int(0, 300),
  }
}

/** Further positions of the families in turn, of sizes between those of the plan, without an end. Their articles have five digits. */
export function* morePositions(
  random: Random,
  families: readonly PlacedFamily[],
  brands: readonly Brand[],
): Generator<Position, never> {
  for (;;)
    for (const placed of families)
      yield buildPosition(
        placed,
        { size: random.next(), number: () => random.int(10_000, 99_999) },
        brands,
        random,
      )
}
