import { branchOperations } from './branches.ts'
import { cartOperations } from './cart-operations.ts'
import { checkoutOperations } from './checkout.ts'
import { consentOperations } from './consents.ts'
import { customerOperations } from './customers.ts'
import { listingOperations } from './listings.ts'
import { orderOperations } from './orders.ts'
import { pageOperations } from './pages.ts'
import { placingOperations } from './place-order.ts'
import { productOperations } from './product-page.ts'
import { searchOperations } from './search.ts'
import { sectionOperations } from './sections.ts'
import { sessionOperations } from './sessions.ts'

/** All that this backend does; everything else of the contract is 501. */
export const operations = [
  ...sessionOperations,
  ...pageOperations,
  ...branchOperations,
  ...sectionOperations,
  ...listingOperations,
  ...productOperations,
  ...searchOperations,
  ...cartOperations,
  ...consentOperations,
  ...customerOperations,
  ...checkoutOperations,
  ...placingOperations,
  ...orderOperations,
]
