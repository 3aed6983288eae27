import { exactly } from '../exact-answer.ts'
import type { SandboxOperations } from '../operation.ts'
import { accessRequestOperations } from './access-requests.ts'
import { accountOperations } from './account.ts'
import { addressOperations } from './addresses.ts'
import { authOperations } from './auth.ts'
import { authorityOperations } from './authorities.ts'
import { branchOperations } from './branches.ts'
import { catalogueOperations } from './catalogue.ts'
import { cartOperations } from './cart.ts'
import { cartImportOperations } from './cart-import.ts'
import { companyChangeOperations } from './company-changes.ts'
import { companyMembershipOperations } from './company-membership.ts'
import { companyOperations } from './companies.ts'
import { contactCodeOperations } from './contact-codes.ts'
import { companyUserOperations } from './company-users.ts'
import { equipmentChangeOperations } from './equipment-changes.ts'
import { equipmentOperations } from './equipment.ts'
import { favoriteOperations } from './favorites.ts'
import { fileOperations } from './files.ts'
import { financeOperations } from './finance.ts'
import { formOperations } from './forms.ts'
import { hookOperations } from './hooks.ts'
import { invitationOperations } from './invitations.ts'
import { layoutOperations } from './layout.ts'
import { machineHoursOperations } from './machine-hours.ts'
import { machineLinkingOperations } from './machine-linking.ts'
import { machineServiceOperations } from './machine-service.ts'
import { notificationOperations } from './notifications.ts'
import { orderActionOperations } from './order-actions.ts'
import { orderChangeOperations } from './order-changes.ts'
import { orderPaymentOperations } from './order-payment.ts'
import { orderOperations } from './orders.ts'
import { pageOperations } from './pages.ts'
import { paperOperations } from './papers.ts'
import { partsOperations } from './parts.ts'
import { passportOperations } from './passport.ts'
import { passwordOperations } from './passwords.ts'
import { productOperations } from './product.ts'
import { registrationOperations } from './registration.ts'
import { requestOperations } from './requests.ts'
import { savedCartOperations } from './saved-carts.ts'
import { searchOperations } from './search.ts'
import { suggestionOperations } from './suggestions.ts'

/** Every operation of the contract. Complete by type: a new one doesn't compile until it is answered. */
export const operations: SandboxOperations = exactly({
  ...authOperations,
  ...authorityOperations,
  ...passportOperations,
  ...passwordOperations,
  ...registrationOperations,
  ...accountOperations,
  ...contactCodeOperations,
  ...layoutOperations,
  ...pageOperations,
  ...branchOperations,
  ...cartOperations,
  ...cartImportOperations,
  ...requestOperations,
  ...savedCartOperations,
  ...orderOperations,
  ...orderActionOperations,
  ...orderChangeOperations,
  ...orderPaymentOperations,
  ...companyOperations,
  ...companyUserOperations,
  ...invitationOperations,
  ...accessRequestOperations,
  ...companyChangeOperations,
  ...companyMembershipOperations,
  ...equipmentOperations,
  ...equipmentChangeOperations,
  ...machineLinkingOperations,
  ...machineHoursOperations,
  ...machineServiceOperations,
  ...fileOperations,
  ...financeOperations,
  ...paperOperations,
  ...hookOperations,
  ...addressOperations,
  ...notificationOperations,
  ...formOperations,
  ...catalogueOperations,
  ...productOperations,
  ...favoriteOperations,
  ...partsOperations,
  ...searchOperations,
  ...suggestionOperations,
})
