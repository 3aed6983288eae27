import { type Seed, sharedSeed } from './seed/seed.ts'
import type { DrawingSpec } from '../drawings/drawing-spec.ts'
import { drawMachine, isMachineKind } from '../drawings/machine-drawing.ts'
import { drawPart } from '../drawings/part-drawing.ts'
import { drawBanner, drawBuilding, drawNews, drawSection } from '../drawings/scenes.ts'

function productDrawing(seed: Seed, id: number, view: string): string | null {
  const product = seed.catalogue.product(id)
  if (!product || (view !== 'main' && view !== 'detail' && view !== 'sheet')) return null
  const { article, name: title, weightKg, dimensionsMm } = product
  const label = { article, title, weightKg, outerMm: Math.max(...Object.values(dimensionsMm)) }
  return isMachineKind(product.drawing.kind)
    ? drawMachine(product.drawing, label, view)
    : drawPart(product.drawing, label, view)
}

/** What stands for a section: the drawing of its most bought product. */
function specOfSection(seed: Seed, id: number): DrawingSpec | null {
  const products = seed.catalogue.productsOfSection(id)
  let best = products[0]
  for (const product of products) if (best && product.popularity > best.popularity) best = product
  return best?.drawing ?? null
}

function sectionDrawing(seed: Seed, id: number): string | null {
  const section = seed.catalogue.section(id)
  const spec = specOfSection(seed, id)
  return section && spec ? drawSection(spec, id, section.name) : null
}

function promotionDrawing(seed: Seed, name: string): string | null {
  const isMobile = name.endsWith('-mobile')
  const code = isMobile ? name.slice(0, -'-mobile'.length) : name
  const { promotions, catalogue } = seed
  const promotion = promotions.find((candidate) => candidate.code === code)
  if (!promotion) return null
  const specs: DrawingSpec[] = []
  for (const id of promotion.productIds) {
    const spec = catalogue.product(id)?.drawing
    if (spec && !specs.some((known) => known.kind === spec.kind)) specs.push(spec)
  }
  return drawBanner(specs.slice(0, 2), code, promotion.name, isMobile)
}

function newsDrawing(seed: Seed, code: string): string | null {
  const item = seed.news.find((candidate) => candidate.code === code)
  return item ? drawNews(code, item.title) : null
}

function branchDrawing(seed: Seed, id: number): string | null {
  const store = seed.stores.find((candidate) => candidate.id === id)
  return store ? drawBuilding(id, store.storeName) : null
}

/**
 * The drawing of a path under `/media/`, as SVG: `products/{id}/{main|detail|sheet}`, `sections/{id}`,
 * `promotions/{code}` and `{code}-mobile`, `branches/{id}`, `news/{code}`, each with `.svg` or `.webp`
 * (the caller rasterises), as the seed has it. Deterministic; null for what isn't there.
 */
export function renderMedia(pathname: string, seed: Seed = sharedSeed()): { svg: string } | null {
  const match =
    /^\/media\/(products|sections|promotions|branches|news)\/([a-z0-9-]{1,100})(?:\/([a-z]{1,20}))?\.(?:svg|webp)$/.exec(
      pathname,
    )
  if (!match) return null
  const [, folder, name = '', view] = match
  if ((view !== undefined) !== (folder === 'products')) return null
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0
  const svg =
    folder === 'products'
      ? productDrawing(seed, id, view ?? '')
      : folder === 'sections'
        ? sectionDrawing(seed, id)
        : folder === 'promotions'
          ? promotionDrawing(seed, name)
          : folder === 'branches'
            ? branchDrawing(seed, id)
            : newsDrawing(seed, name)
  return svg === null ? null : { svg }
}
