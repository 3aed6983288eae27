import { nameWithArticle } from '../../../lib/product-name.ts'
import { Link } from '../../../links/Link.tsx'
import { PopupShell } from '../../../popups/PopupShell.tsx'
import { AvailabilityList } from '../AvailabilityList.tsx'
import { DeliveryDates } from './DeliveryDates.tsx'

/** Props of the popup `availability`. */
export interface AvailabilityPopupProps {
  product: { id: number; article: string; name: string; url: string }
}

declare module '../../../popups/popup-registry.ts' {
  interface PopupRegistry {
    availability: AvailabilityPopupProps
  }
}

/** Stock of one product by store, in a panel from the right (R-POPUP-01). */
export default function Availability({ product }: AvailabilityPopupProps) {
  return (
    <PopupShell title="Наличие" subtitle={<Link to={product.url}>{nameWithArticle(product)}</Link>}>
      <DeliveryDates productId={product.id} />
      <AvailabilityList productId={product.id} />
    </PopupShell>
  )
}
