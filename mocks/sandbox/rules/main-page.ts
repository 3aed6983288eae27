import type { components } from '../../../src/generated/api-types.ts'
import { groupBy } from '../../../src/lib/group-by.ts'
import type { SandboxState } from '../operation.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { MachineModelRecord, ProductRecord, SectionRecord, StoreRecord } from '../seed/records.ts'
import { isSold } from './assortment.ts'
import { availabilityOf } from './availability.ts'
import { branchesByName } from './branch.ts'
import { perCatalogue } from './per-catalogue.ts'
import { sectionPicture } from './picture.ts'
import { countElements, filledChildren } from './section-view.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']

const { compare } = new Intl.Collator('ru', { numeric: true })
const byName = (left: { name: string }, right: { name: string }) => compare(left.name, right.name)

/** Top-level sections that have products, with their drawings. */
export function mainSections(catalogue: Catalogue): Schemas['MainSection'][] {
  return topSections(catalogue)
    .slice(0, 24)
    .map((section) => ({
      id: section.id,
      code: section.code,
      name: section.name,
      link: section.url,
      countElements: countElements(catalogue, section),
      picture: sectionPicture(section),
    }))
}

/** Top-level sections that have products, by `sort`. */
export function topSections(catalogue: Catalogue): SectionRecord[] {
  const root = catalogue.sectionByCode('all')
  return root ? filledChildren(catalogue, root) : []
}

/** Sellout products, those in stock in the branch first, then by id. */
export function selloutProducts(view: Viewpoint): ProductRecord[] {
  const isHere = (product: ProductRecord) => availabilityOf(view, product).here > 0
  const sellout = view.catalogue.products.filter(
    (product) => product.labels.includes('sellout') && isSold(view.catalogue, product),
  )
  return [...sellout.filter(isHere), ...sellout.filter((product) => !isHere(product))]
}

/** Branches of the strip: the current one first, then by name. */
export function branchStrip(state: SandboxState, current: StoreRecord): StoreRecord[] {
  return [current, ...branchesByName(state).filter(({ id }) => id !== current.id)]
}

/** Kind → brand → model; each model leads to the parts that fit it. Made once for a catalogue. */
export const machinePicker = perCatalogue((catalogue): Schemas['MachinePicker'] => ({
  title: 'Подбор по технике',
  types: [...groupBy(catalogue.models, (model) => model.machineTypeCode)]
    .map(([code, models]) => ({
      code,
      name: models[0]?.machineType ?? code,
      brands: brandsOf(catalogue, models),
    }))
    .toSorted(byName),
}))

function brandsOf(catalogue: Catalogue, models: readonly MachineModelRecord[]) {
  return [...groupBy(models, (model) => model.brandId)]
    .flatMap(([brandId, own]) => {
      const brand = catalogue.brand(brandId)
      return brand
        ? [
            {
              code: brand.code,
              name: brand.name,
              models: own.map(modelOf).toSorted(byName),
            },
          ]
        : []
    })
    .toSorted(byName)
}

function modelOf({ code, model }: MachineModelRecord) {
  return {
    code,
    name: model,
    link: `/catalog/?filters=${encodeURIComponent(JSON.stringify({ machine: [code] }))}`,
  }
}
