import { latePart } from '../../ui/late-part.tsx'

/** The one action of a product. Only scripts can buy, so its code is loaded once the page with its products stands. */
export const AddToCart = latePart(() => import('./BuyControl.tsx'), 'src/features/cart/BuyControl.tsx')
