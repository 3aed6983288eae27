// What home, catalogue, search and product all show, and what a chunk of its own would make heavier than it is. Named
// here, it is packed into the first chunk together with the frame, which makes each of those first views 5 kB smaller
// than a dozen small chunks would.
import '../features/cart/AddToCart.tsx'
import '../features/catalogue/listed-product.ts'
import '../features/catalogue/ProductCard.tsx'
import '../features/catalogue/ProductStrip.tsx'
import '../features/catalogue/SectionTiles.tsx'
import '../lib/page-number.ts'
import '../routes/structured-data.ts'
import '../routes/PageHead.tsx'
import '../ui/Breadcrumbs.tsx'
import '../ui/hand-on-focus.ts'
import '../ui/HazardStripe.tsx'
import '../ui/Skeleton.tsx'
import '../ui/use-shown-at-least.ts'
