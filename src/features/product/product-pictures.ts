import type { Product } from './product-api.ts'

/** A drawing of a product, as the contract has it. */
export type ProductPicture = Product['picture']

/**
 * Pictures of the product page: the large one, then the further ones (R-PROD-02, R-PROD-04). A large picture that came
 * as an array means that there is none (R-PROD-03): the card's picture stands in.
 */
export function productPictures({
  detailPicture,
  picture,
  mainProps,
}: Pick<Product, 'detailPicture' | 'picture' | 'mainProps'>): ProductPicture[] {
  const main = Array.isArray(detailPicture) ? picture : detailPicture
  const seen = new Set<string>()
  return [main, ...mainProps.more_photo.value].filter(({ desktopImage: { standard } }) => {
    if (seen.has(standard)) return false
    seen.add(standard)
    return true
  })
}
