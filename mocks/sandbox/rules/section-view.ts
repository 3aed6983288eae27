import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import type { SectionRecord } from '../seed/records.ts'
import { soldProducts } from './assortment.ts'
import { sectionPicture } from './picture.ts'

type Schemas = components['schemas']

/** Depth as the contract counts it: the whole catalogue is 0, the top of the tree 1. */
const wireLevel = ({ level }: SectionRecord) => level - 1
/** The whole catalogue has the id 0 on the wire. */
const wireId = (section: SectionRecord) => (section.parentId === null ? 0 : section.id)

/** Products in this section and below it that lists show. */
export const countElements = (catalogue: Catalogue, { id }: SectionRecord) =>
  soldProducts(catalogue, id).length

/** The section of an id of the wire: 0 is the whole catalogue. */
export function sectionOfWireId(catalogue: Catalogue, id: number): SectionRecord | undefined {
  if (id === 0) return catalogue.sectionByCode('all')
  const section = catalogue.section(id)
  return section?.parentId === null ? undefined : section
}

/** Sections one level below that have products. */
export function filledChildren(catalogue: Catalogue, { id }: SectionRecord): SectionRecord[] {
  return catalogue.childSections(id).filter((child) => countElements(catalogue, child) > 0)
}

/** A section as a link or a card. */
export function sectionRef(catalogue: Catalogue, section: SectionRecord): Schemas['SectionRef'] {
  return {
    id: section.id,
    code: section.code,
    name: section.name,
    sectionPageUrl: section.url,
    level: wireLevel(section),
    countElements: countElements(catalogue, section),
    picture: sectionPicture(section),
  }
}

/** A top-level section with those directly below it. */
export function sectionGroup(catalogue: Catalogue, section: SectionRecord): Schemas['SectionGroup'] {
  return {
    ...sectionRef(catalogue, section),
    iconContent: section.iconContent,
    sort: section.sort,
    subSections: filledChildren(catalogue, section).map((child) => sectionRef(catalogue, child)),
  }
}

/** The way from the home page to a section; its last step is a link unless the section is the page itself. */
export function sectionBreadcrumbs(
  catalogue: Catalogue,
  { id }: Pick<SectionRecord, 'id'>,
  isPage: boolean,
): Schemas['Breadcrumb'][] {
  const steps = [
    { title: 'Главная', link: '/' },
    { title: 'Каталог', link: '/catalog/' },
    ...catalogue.sectionTrail(id).map(({ name, url }) => ({ title: name, link: url })),
  ]
  return steps.map((step, index) => ({
    title: step.title,
    link: isPage && index === steps.length - 1 ? null : step.link,
  }))
}

/** A section with all that its page shows. */
export function sectionView(catalogue: Catalogue, section: SectionRecord): Schemas['Section'] {
  const { name, description, parentId } = section
  const isRoot = parentId === null
  const parent = isRoot ? undefined : catalogue.section(parentId)
  const count = countElements(catalogue, section)
  return {
    id: wireId(section),
    code: section.code,
    name,
    sectionPageUrl: section.url,
    parentId: parent && parent.parentId !== null ? parent.id : null,
    level: wireLevel(section),
    countElements: count,
    iconContent: section.iconContent,
    sort: section.sort,
    picture: sectionPicture(section),
    defaultView: section.isMachines ? 'grid' : 'list',
    description: description === '' ? '' : paragraph(description),
    subSections: filledChildren(catalogue, section).map((child) => sectionRef(catalogue, child)),
    breadcrumbs: sectionBreadcrumbs(catalogue, section, true),
    meta: {
      metaTitle: metaTitle(section),
      metaDescription: `${name}: ${productsInWords(count)}, цены и наличие на складах в 12 городах.`,
      metaKeywords: catalogue
        .sectionTrail(section.id)
        .map((step) => step.name.toLowerCase())
        .join(', '),
    },
  }
}

const forms = new Intl.PluralRules('ru')
const products: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'товар', few: 'товара' }
const productsInWords = (count: number) =>
  `${count.toLocaleString('ru')}\u00a0${products[forms.select(count)] ?? 'товаров'}`

function metaTitle({ name, parentId, isMachines }: SectionRecord): string {
  if (parentId === null) return 'Каталог техники и запчастей'
  return isMachines ? `${name}: продажа, лизинг, запчасти` : `${name} для дорожно-строительной техники`
}

/** Plain text as one paragraph of HTML. */
export function paragraph(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`
}
