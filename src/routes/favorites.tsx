import { AddToCart } from '../features/cart/AddToCart.tsx'
import { toListed } from '../features/catalogue/listed-product.ts'
import { ProductList } from '../features/catalogue/ProductList.tsx'
import { FavoritesPage } from '../features/favorites/FavoritesPage.tsx'
import { RemoveFavorite } from '../features/favorites/RemoveFavorite.tsx'
import { ComparedLink } from '../features/product/compare/ComparedLink.tsx'
import type { components } from '../generated/api-types.ts'
import { PageHead } from './PageHead.tsx'

/** Favourites of a customer or of this browser. */
export function Component() {
  return (
    <>
      <PageHead title="Избранное" robots="noindex" />
      <FavoritesPage compared={<ComparedLink />} renderProducts={renderProducts} />
    </>
  )
}

const renderProducts = (products: readonly components['schemas']['ProductCard'][]) => (
  <ProductList
    products={products.map((card) => toListed(card, []))}
    view="list"
    label="Избранное"
    renderActions={(product) => (
      <>
        <AddToCart product={product} size="card" />
        <RemoveFavorite product={product} />
      </>
    )}
  />
)
