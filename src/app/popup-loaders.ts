import { builtInPopups } from '../popups/built-in-popups.ts'
import type { PopupLoaders } from '../popups/popup-registry.ts'

/**
 * Where the code of each popup is. A feature declares its popup's name and props in its own folder, and gets a line
 * here: `login: { kind: 'right', load: () => import('../features/auth/popups/LoginPopup.tsx') }`.
 */
export const popupLoaders: PopupLoaders = {
  ...builtInPopups,
  availability: { kind: 'right', load: () => import('../features/product/popups/Availability.tsx') },
  contacting: { kind: 'centre', load: () => import('../features/layout/popups/Contacting.tsx') },
  feedback: { kind: 'right', load: () => import('../features/layout/popups/Feedback.tsx') },
  filters: { kind: 'right', load: () => import('../features/catalogue/popups/Filters.tsx') },
  login: { kind: 'right', load: () => import('../features/auth/popups/Login.tsx') },
  'mobile-menu': { kind: 'right', load: () => import('../features/layout/popups/MobileMenu.tsx') },
  'mobile-search': { kind: 'right', load: () => import('../features/layout/popups/MobileSearch.tsx') },
  office: { kind: 'right', load: () => import('../features/branches/popups/Office.tsx') },
  'office-detail': { kind: 'centre', load: () => import('../features/branches/popups/OfficeDetail.tsx') },
  'order-cancel-feedback': {
    kind: 'centre',
    load: () => import('../features/orders/popups/OrderCancelFeedback.tsx'),
  },
  'order-created': { kind: 'centre', load: () => import('../features/checkout/popups/OrderCreated.tsx') },
  'personal-menu': { kind: 'right', load: () => import('../features/layout/popups/PersonalMenu.tsx') },
}
