import { productPath } from '../../lib/paths.ts'
import type { Product } from './product-api.ts'
import { productPictures } from './product-pictures.ts'

const conditions = {
  original: 'NewCondition',
  analogue: 'NewCondition',
  reman: 'RefurbishedCondition',
  used: 'UsedCondition',
} as const satisfies Record<Product['kind'], string>

/** Structured data (schema.org) of a product page: the product with its offer. None without a price: search engines refuse it. */
export function productJsonLd(product: Product): object[] {
  const { name, article, brand, code, price, kind, meta, weightKg } = product
  if (price.current === null) return []
  const data = {
    '@type': 'Product',
    name,
    sku: article,
    mpn: article,
    brand: { '@type': 'Brand', name: brand },
    url: productPath(code),
    image: productPictures(product).map(({ desktopImage }) => desktopImage.webp),
    ...(meta.metaDescription && { description: meta.metaDescription }),
    ...(weightKg !== undefined && {
      weight: { '@type': 'QuantitativeValue', value: weightKg, unitCode: 'KGM' },
    }),
    offers: {
      '@type': 'Offer',
      url: productPath(code),
      price: (price.current / 100).toFixed(2),
      priceCurrency: 'RUB',
      availability: `https://schema.org/${availability(product)}`,
      itemCondition: `https://schema.org/${conditions[kind]}`,
    },
  }
  return [data]
}

function availability({ stock }: Product) {
  if (stock.here > 0 || stock.elsewhere > 0) return 'InStock'
  return stock.etaDays === undefined ? 'OutOfStock' : 'BackOrder'
}
