import type { MachineType } from './assortment/plan.ts'
import type { MachineDraft } from './machines.ts'
import { seedIds } from './named.ts'
import type { Random } from './random.ts'
import type {
  AnalogueLinkRecord,
  AnalogueRelation,
  ApplicabilityRecord,
  BrandRecord,
  MachineModelRecord,
  ProductRecord,
} from './records.ts'

/** What applicability needs to know about a part. */
export interface PartDraft {
  id: number
  node: string
  fits: readonly MachineType[]
  size: number
  perMachine: number
  isStory: boolean
}

function relationOf(source: BrandRecord, target: BrandRecord): AnalogueRelation {
  if (target.isMachineMaker) return 'oem'
  return source.isMachineMaker ? 'replacement' : 'crossReference'
}

/** Products of one position are analogues of one another; the story's filters and kit are added. */
export function linkAnalogues(
  groups: readonly { ids: number[]; brands: BrandRecord[] }[],
  products: readonly ProductRecord[],
  brands: readonly BrandRecord[],
): AnalogueLinkRecord[] {
  const links: AnalogueLinkRecord[] = []
  const brandById = new Map(brands.map((brand) => [brand.id, brand]))
  const brandOf = (product: ProductRecord) => brandById.get(product.brandId)
  const link = (
    productId: number,
    source: BrandRecord,
    analogueId: number,
    target: BrandRecord,
    relation = relationOf(source, target),
  ) => {
    links.push({ productId, analogueId, relation, quality: target.quality })
  }
  for (const { ids, brands: offered } of groups) {
    for (const [from, productId] of ids.entries()) {
      for (const [to, analogueId] of ids.entries()) {
        const source = offered[from]
        const target = offered[to]
        if (from !== to && source && target) link(productId, source, analogueId, target)
      }
    }
  }
  const { manyAnalogues, inStock, sellout, longName } = seedIds.products
  const many = products.find((product) => product.id === manyAnalogues.id)
  const manyBrand = many && brandOf(many)
  if (many && manyBrand) {
    const others = products.filter(
      (product) =>
        product.sectionId === many.sectionId &&
        product.id !== many.id &&
        (product.id === inStock.id || product.drawing.kind === 'spinFilter'),
    )
    const near = others
      .filter((product) => product.id === inStock.id || Math.abs((product.drawing.dims.d ?? 0) - 108) <= 14)
      .slice(0, 19)
    for (const other of near) {
      const otherBrand = brandOf(other)
      if (!otherBrand) continue
      link(many.id, manyBrand, other.id, otherBrand)
      link(other.id, otherBrand, many.id, manyBrand)
    }
  }
  links.push({ productId: sellout.id, analogueId: longName.id, relation: 'kit', quality: 'premium' })
  return links
}

/** Two to six models of the right type and about the right size for every part, some within a range of serial numbers. */
export function linkApplicability(
  random: Random,
  parts: readonly PartDraft[],
  machines: readonly MachineDraft[],
  models: readonly MachineModelRecord[],
): ApplicabilityRecord[] {
  const rows: ApplicabilityRecord[] = []
  const byType = new Map<MachineType, { model: MachineModelRecord; size: number }[]>()
  for (const [index, machine] of machines.entries()) {
    const model = models[index]
    if (!model) continue
    const list = byType.get(machine.type) ?? []
    list.push({ model, size: machine.size })
    byType.set(machine.type, list)
  }
  const story = models.find((model) => model.productId === seedIds.products.onRequest.id)
  const add = (part: PartDraft, model: MachineModelRecord) => {
    const whole = part.isStory || random.chance(0.62)
    const from = whole ? model.serialFrom : random.int(1, Math.max(2, Math.floor(model.serialTo / 2)))
    const to = whole || random.chance(0.5) ? null : random.int(from + 1, model.serialTo)
    const serial = (value: number) => `${model.serialPrefix}-${String(value).padStart(6, '0')}`
    rows.push({
      id: rows.length + 1,
      productId: part.id,
      modelId: model.id,
      yearFrom: model.yearFrom,
      yearTo: model.yearTo,
      serialFrom: serial(from),
      serialTo: to === null ? null : serial(to),
      node: part.node,
      qtyPerMachine: part.perMachine,
      note: whole
        ? ''
        : random.pick([
            'Сверьте серийный номер',
            'Кроме исполнения «Арктика»',
            'До модернизации узла',
            'Только с двигателем второго поколения',
          ]),
    })
  }
  for (const part of parts) {
    const used = new Set<number>()
    if (part.isStory && story) {
      used.add(story.id)
      add(part, story)
    }
    const wanted = random.int(part.isStory ? 4 : 2, 6)
    for (let attempt = 0; used.size < wanted && attempt < 12; attempt += 1) {
      const list = byType.get(random.pick(part.fits)) ?? []
      const middle = Math.round(part.size * (list.length - 1))
      const near = list[Math.min(list.length - 1, Math.max(0, middle + random.int(-4, 4)))]
      if (!near || used.has(near.model.id)) continue
      used.add(near.model.id)
      add(part, near.model)
    }
  }
  return rows
}
