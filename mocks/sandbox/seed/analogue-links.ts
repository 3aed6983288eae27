import { seedIds } from './named.ts'
import type { AnalogueLinkRecord, AnalogueRelation, BrandRecord, ProductRecord } from './records.ts'

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
  linkWithdrawn(products, brandById, links)
  links.push({ productId: sellout.id, analogueId: longName.id, relation: 'kit', quality: 'premium' })
  return links
}

/** Spin-on filters of about its size do the work of the product that isn't sold any more; none of them names it. */
function linkWithdrawn(
  products: readonly ProductRecord[],
  brands: ReadonlyMap<number, BrandRecord>,
  links: AnalogueLinkRecord[],
): void {
  const old = products.find(({ id }) => id === seedIds.products.withdrawn.id)
  if (!old) return
  const near = products.filter(
    ({ id, sectionId, drawing }) =>
      id !== old.id &&
      sectionId === old.sectionId &&
      drawing.kind === old.drawing.kind &&
      Math.abs((drawing.dims.d ?? 0) - (old.drawing.dims.d ?? 0)) <= 10,
  )
  for (const { id, brandId } of near.slice(0, 4)) {
    const quality = brands.get(brandId)?.quality
    if (quality) links.push({ productId: old.id, analogueId: id, relation: 'crossReference', quality })
  }
}
