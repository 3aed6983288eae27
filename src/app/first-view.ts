// What home, catalogue, search and product all show. Named here, it is packed into the first chunk together with the
// frame, which makes each of those first views 5 kB smaller than a dozen small chunks would.
import '../features/cart/AddToCart.tsx'
import '../features/catalogue/listed-product.ts'
import '../features/catalogue/ProductCard.tsx'
import '../features/catalogue/ProductStrip.tsx'
import '../features/catalogue/SectionTiles.tsx'
import '../routes/structured-data.ts'
import '../routes/PageHead.tsx'
import '../ui/Breadcrumbs.tsx'
import '../ui/HazardStripe.tsx'
import '../ui/Skeleton.tsx'
