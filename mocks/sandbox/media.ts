import type { DrawingSpec } from '../drawings/drawing-spec.ts'
import { type DrawingView, isDrawingView } from '../drawings/drawing-views.ts'
import { drawGlyph, drawGlyphSheet, type GlyphSubject } from '../drawings/glyph.ts'
import { drawMachine, isMachineKind } from '../drawings/machine-drawing.ts'
import { drawPart, partSeed } from '../drawings/part-drawing.ts'
import { drawDiagram } from '../drawings/exploded-diagram.ts'
import { drawBanner, drawBuilding, drawNews, drawSection, sectionSeed } from '../drawings/scenes.ts'
import { diagramById, explodedUnit } from './seed/parts-book/diagram-drawing.ts'
import type { ProductRecord } from './seed/records.ts'
import { type Seed, sharedSeed } from './seed/seed.ts'

function productDrawing(seed: Seed, id: number, view: string): string | null {
  const product = seed.catalogue.product(id)
  if (!product) return null
  if (isDrawingView(view)) return productView(product, view)
  const { article, drawing: spec, name: title } = product
  const glyph = glyphViews.get(view)
  return glyph ? drawGlyph({ spec, seed: partSeed(spec, article), ...glyph }, title) : null
}

/** One of the large drawings of a product. */
export function productView(product: ProductRecord, view: DrawingView): string {
  const { article, drawing: spec, name: title, weightKg, dimensionsMm } = product
  const label = { article, title, weightKg, outerMm: Math.max(...Object.values(dimensionsMm)) }
  return isMachineKind(spec.kind) ? drawMachine(spec, label, view) : drawPart(spec, label, view)
}

/** Names of the small drawings. */
const glyphViews = new Map<string, Pick<GlyphSubject, 'view'>>([
  ['small', {}],
  ['detail-small', { view: 'section' }],
  ['end-small', { view: 'end' }],
  ['sheet-small', { view: 'sheet' }],
])

/** The drawing of a section: that of its best-selling product. */
function specOfSection(seed: Seed, id: number): DrawingSpec | null {
  const products = seed.catalogue.productsOfSection(id)
  let best = products[0]
  for (const product of products) if (best && product.popularity > best.popularity) best = product
  return best?.drawing ?? null
}

function sectionDrawing(seed: Seed, id: number, view: string | undefined): string | null {
  const { catalogue } = seed
  const section = catalogue.section(id)
  if (!section) return null
  if (view === 'children') {
    const subjects = catalogue.childSections(id).flatMap((child) => {
      const spec = specOfSection(seed, child.id)
      return spec ? [{ id: child.id, spec, seed: sectionSeed(child.id) }] : []
    })
    return subjects.length > 0 ? drawGlyphSheet(subjects, section.name) : null
  }
  const spec = specOfSection(seed, id)
  if (!spec) return null
  if (view === 'small') return drawGlyph({ spec, seed: sectionSeed(id) }, section.name)
  return view === undefined ? drawSection(spec, id, section.name) : null
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

function unitDrawing({ catalogue }: Seed, id: number): string | null {
  const diagram = diagramById(catalogue, id)
  return diagram ? drawDiagram(explodedUnit(catalogue, diagram)) : null
}

/**
 * The drawing of a path under `/media/`, as SVG, as the seed has it; the same for `.svg` and `.webp`, which the caller
 * rasterises. `docs/seed.md` lists the paths. Deterministic; null for what isn't there.
 */
export function renderMedia(pathname: string, seed: Seed = sharedSeed()): { svg: string } | null {
  const match =
    /^\/media\/(products|sections|promotions|branches|news|diagrams)\/([a-z0-9-]{1,100})(?:\/([a-z-]{1,20}))?\.(?:svg|webp)$/.exec(
      pathname,
    )
  if (!match) return null
  const [, folder, name = '', view] = match
  const id = /^\d{1,9}$/.test(name) ? Number(name) : 0
  const svg = drawingOf(seed, folder, { id, name, view })
  return svg === null ? null : { svg }
}

function drawingOf(
  seed: Seed,
  folder: string | undefined,
  { id, name, view }: { id: number; name: string; view: string | undefined },
): string | null {
  if (folder === 'products') return productDrawing(seed, id, view ?? '')
  if (folder === 'sections') return sectionDrawing(seed, id, view)
  if (view !== undefined) return null
  if (folder === 'diagrams') return unitDrawing(seed, id)
  if (folder === 'promotions') return promotionDrawing(seed, name)
  return folder === 'branches' ? branchDrawing(seed, id) : newsDrawing(seed, name)
}
