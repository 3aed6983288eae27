import type { components } from '../../../src/generated/api-types.ts'
import type { Catalogue } from '../seed/catalogue-index.ts'
import { descriptionOf, documentsOf, picturesOf } from '../seed/product-facts.ts'
import type { DocumentRecord, ProductRecord } from '../seed/records.ts'
import { dataSheetFile } from './document-file.ts'
import { analoguesOf, oemNumbers } from './analogues.ts'
import { kitCount } from './parts-kits.ts'
import { productPicture } from './picture.ts'
import { detailPriceOf } from './price.ts'
import { productCard, productRef, propertyView } from './product-card.ts'
import { paragraph, sectionBreadcrumbs } from './section-view.ts'
import type { Viewpoint } from './viewpoint.ts'

type Schemas = components['schemas']

/** The whole product of a product page. */
export function productPage(view: Viewpoint, product: ProductRecord): Schemas['Product'] {
  const { catalogue, branch } = view
  const { id, name, article } = product
  const pictures = picturesOf(product)
  const description = descriptionOf(product)
  const successor = lastSuccessor(catalogue, product)
  const numbers = oemNumbers(catalogue, product)
  const country = catalogue.brand(product.brandId)?.country
  return {
    ...productCard(view, product),
    price: detailPriceOf(product),
    detailPicture: productPicture(pictures.main, name),
    mainProps: {
      more_photo: {
        value: pictures.more.map((path, index) => productPicture(path, `${name}, вид ${index + 2}`)),
      },
      ...(numbers.length > 0 && { oem_numbers: { value: numbers.slice(0, 100) } }),
      ...(country !== undefined && { country: { value: country } }),
    },
    props: groupedProps(product),
    description: description === '' ? '' : paragraph(description),
    kind: product.kind,
    weightKg: product.weightKg,
    dimensionsMm: product.dimensionsMm,
    analogues: { ids: analoguesOf(view, product).map((analogue) => analogue.id) },
    supersedes: product.supersedes.flatMap((old) => {
      const replaced = catalogue.product(old)
      return replaced ? [productRef(replaced)] : []
    }),
    ...(successor && { supersededBy: productRef(successor) }),
    documents: [...documentsOf(product).map(documentView), dataSheetView(product)],
    warrantyMonths: product.warrantyMonths,
    isMachine: product.isMachine,
    workabilityCount: catalogue.applicability(id).length,
    kitCount: kitCount(catalogue, id),
    breadcrumbs: breadcrumbsOf(catalogue, product),
    meta: {
      metaTitle: `${shortName(product, 120)} ${product.brand}`,
      metaDescription: `${name} ${product.brand}: цена и наличие ${branch.nameIn}.`,
      metaKeywords: [article, product.brand, product.name].join(', '),
    },
  }
}

/** What is left of a product that isn't sold any more. */
export function withdrawnPage(view: Viewpoint, product: ProductRecord): Schemas['WithdrawnProduct'] {
  const { id, article, brand, name } = product
  const successor = lastSuccessor(view.catalogue, product)
  return {
    id,
    article,
    brand,
    name,
    picture: productPicture(picturesOf(product).main, name),
    ...(successor && { supersededBy: productRef(successor) }),
    analogues: { ids: analoguesOf(view, product).map((analogue) => analogue.id) },
    breadcrumbs: breadcrumbsOf(view.catalogue, product),
  }
}

function breadcrumbsOf(catalogue: Catalogue, product: ProductRecord): Schemas['Breadcrumb'][] {
  return [
    ...sectionBreadcrumbs(catalogue, { id: product.sectionId }, false),
    { title: shortName(product, 100), link: null },
  ]
}

/** The name within `most` characters: a longer name loses words before its article, never the article. */
function shortName({ name, article }: ProductRecord, most: number): string {
  if (name.length <= most) return name
  const end = `… ${article}`
  return `${name.slice(0, most - end.length + 1).replace(/,? [^ ]*$/, '')}${end}`
}

/** The last of the chain of products that replace this one. */
export function lastSuccessor(catalogue: Catalogue, product: ProductRecord): ProductRecord | undefined {
  const seen = new Set([product.id])
  let last: ProductRecord | undefined
  let next = product.supersededBy
  while (next !== undefined && !seen.has(next)) {
    seen.add(next)
    last = catalogue.product(next) ?? last
    next = catalogue.product(next)?.supersededBy
  }
  return last
}

/** Properties of one group stand together, groups in the order in which they are first met. */
function groupedProps({ props }: ProductRecord): Schemas['ProductProperty'][] {
  const groups = new Map<string, Schemas['ProductProperty'][]>()
  for (const property of props) {
    const group = groups.get(property.group)
    if (group) group.push(propertyView(property))
    else groups.set(property.group, [propertyView(property)])
  }
  return [...groups.values()].flat()
}

const documentKinds: readonly [RegExp, Schemas['ProductDocument']['kind']][] = [
  [/^Паспорт/, 'passport'],
  [/^(Сертификат|Декларация)/, 'certificate'],
  [/^Руководство/, 'manual'],
  [/^(Чертёж|Схема)/, 'drawing'],
]

function dataSheetView(product: ProductRecord): Schemas['ProductDocument'] {
  const file = dataSheetFile(product)
  return { title: file.name.replace(/\.pdf$/, ''), kind: 'other', file }
}

function documentView({ id, name, mime, size }: DocumentRecord): Schemas['ProductDocument'] {
  return {
    title: name.replace(/\.[a-z]+$/, ''),
    kind: documentKinds.find(([pattern]) => pattern.test(name))?.[1] ?? 'other',
    file: { id: `d-${id}`, name, mime, size, url: `/web/files/d-${id}/` },
  }
}
