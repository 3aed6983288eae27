import { builtInPopups } from '../popups/built-in-popups.ts'
import { popup, type PopupLoaders } from '../popups/popup-registry.ts'

/**
 * Where the code of each popup is. A feature declares its popup's name and props in its own folder, and gets a line
 * here: `login: popup('right', () => import('../features/auth/popups/LoginPopup.tsx'))`.
 */
export const popupLoaders: PopupLoaders = {
  ...builtInPopups,
  'address-removing': popup('centre', () => import('../features/addresses/popups/AddressRemoving.tsx')),
  'access-decision': popup('centre', () => import('../features/company-users/popups/AccessDecision.tsx')),
  'act-dispute': popup('centre', () => import('../features/records/popups/ActDispute.tsx')),
  'act-request': popup('right', () => import('../features/records/popups/ActRequest.tsx')),
  'act-send': popup('centre', () => import('../features/records/popups/ActSend.tsx')),
  availability: popup('right', () => import('../features/product/popups/Availability.tsx')),
  'cart-line': popup('right', () => import('../features/cart/popups/CartLine.tsx')),
  'company-add': popup('right', () => import('../features/companies/popups/CompanyAdd.tsx')),
  'company-bank': popup('right', () => import('../features/companies/popups/CompanyBank.tsx')),
  'company-complete-registration': popup(
    'right',
    () => import('../features/companies/popups/CompanyCompleteRegistration.tsx'),
  ),
  'company-edit': popup('centre', () => import('../features/companies/popups/CompanyEdit.tsx')),
  'contact-change': popup('right', () => import('../features/account/popups/ContactChange.tsx')),
  contacting: popup('centre', () => import('../features/layout/popups/Contacting.tsx')),
  'delivery-address-add': popup('right', () => import('../features/addresses/popups/DeliveryAddressAdd.tsx')),
  'delivery-selection': popup('right', () => import('../features/orders/popups/DeliverySelection.tsx')),
  'district-detail': popup('centre', () => import('../features/branches/popups/DistrictDetail.tsx')),
  feedback: popup('right', () => import('../features/layout/popups/Feedback.tsx')),
  filters: popup('right', () => import('../features/catalogue/popups/Filters.tsx')),
  login: popup('right', () => import('../features/auth/popups/Login.tsx')),
  'mobile-menu': popup('right', () => import('../features/layout/popups/MobileMenu.tsx')),
  'mobile-search': popup('right', () => import('../features/layout/popups/MobileSearch.tsx')),
  office: popup('right', () => import('../features/branches/popups/Office.tsx')),
  'office-detail': popup('centre', () => import('../features/branches/popups/OfficeDetail.tsx')),
  'order-cancel-feedback': popup('centre', () => import('../features/orders/popups/OrderCancelFeedback.tsx')),
  'order-invoice': popup('centre', () => import('../features/orders/popups/OrderInvoice.tsx')),
  'order-lines': popup('right', () => import('../features/orders/popups/OrderLines.tsx')),
  'order-payment': popup('right', () => import('../features/orders/popups/OrderPayment.tsx')),
  'order-created': popup('centre', () => import('../features/checkout/popups/OrderCreated.tsx')),
  'save-cart': popup('right', () => import('../features/saved-carts/popups/SaveCart.tsx')),
  'saved-cart-edit': popup('centre', () => import('../features/saved-carts/popups/SavedCartEdit.tsx')),
  passport: popup('right', () => import('../features/account/popups/Passport.tsx')),
  'password-reset': popup('right', () => import('../features/auth/popups/PasswordReset.tsx')),
  'password-restore': popup('right', () => import('../features/auth/popups/PasswordRestore.tsx')),
  'personal-menu': popup('right', () => import('../features/layout/popups/PersonalMenu.tsx')),
  'rights-edit': popup('centre', () => import('../features/company-users/popups/RightsEdit.tsx')),
  'user-invite': popup('right', () => import('../features/company-users/popups/UserInvite.tsx')),
  signup: popup('right', () => import('../features/auth/popups/Signup.tsx')),
  'user-not-confirmed': popup('centre', () => import('../features/auth/popups/UserNotConfirmed.tsx')),
  refund: popup('centre', () => import('../features/content/popups/Refund.tsx')),
}
