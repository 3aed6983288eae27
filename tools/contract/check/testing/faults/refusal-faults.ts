import { type Fault, insteadOf, rewritten } from '../fault.ts'
import { bodyOf, codeOf } from '../further-writes.ts'

/** A call that is sound is refused for a reason that isn't true. */
function refused(operation: string, code: string, place: string): Fault {
  return {
    name: `sound calls are refused as ${code}`,
    operation,
    place,
    writes: true,
    answer: insteadOf(operation, async (call) => {
      const answer = await call.pass()
      return answer.status === 200 && (await codeOf(answer)) === 'none'
        ? rewritten(answer, { status: 'error', data: null, errors: [{ code, message: 'Не получилось.' }] })
        : answer
    }),
  }
}

/** The same with the fresh object that such a refusal carries: a stale version has the sound backend tell it. */
function refusedWithFresh(operation: string, code: string, place: string): Fault {
  return {
    name: `sound calls are refused as ${code}, with the fresh object`,
    operation,
    place,
    writes: true,
    answer: insteadOf(operation, async (call) => {
      const sent = bodyOf(call)
      const version = Number(sent['version'])
      const stale = { ...sent, version: version > 1 ? version - 1 : version + 1 }
      const answer = await call.pass({ body: JSON.stringify(stale) })
      if (answer.status !== 200 || (await codeOf(answer)) !== 'conflict') return answer
      const { data } = (await answer.clone().json()) as { data: unknown }
      return rewritten(answer, { status: 'error', data, errors: [{ code, message: 'Не получилось.' }] })
    }),
  }
}

const company = ['getPersonal', 'listCompanies', 'getCompany']

/** Refusals that a read, or the request itself, proves untrue: writes, in batches that leave one another alone. */
export const refusalBatches: readonly (readonly Fault[])[] = [
  [
    refused('updateCart', 'notInCart', 'update-in-cart'),
    refused('updateCartLine', 'notInCart', 'line-in-cart'),
    refused('createSavedCart', 'nameTaken', 'saved-cart-name-free'),
    refused('addCompanyBank', 'bankNotFound', 'bank-add-known'),
    refused('addMachineTask', 'machineNotFound', 'task-machine-known'),
    refused('addRequest', 'contragentMismatch', 'add-request-contragent-mismatch'),
    refused('requestActs', 'periodInvalid', 'acts-request-period'),
    refused('createHook', 'nameTaken', 'hook-name-free'),
    refused('addMachine', 'nameTaken', 'machine-name-free'),
    refused('addDeliveryAddress', 'nameTaken', 'address-title-free'),
    refused('sendAppeal', 'consentRequired', 'appeal-with-consent'),
    refused('createAuthority', 'periodInvalid', 'authority-period'),
    refused('getBalance', 'companyRequired', 'balance-for-company'),
    refused('listContracts', 'companyRequired', 'contracts-for-company'),
    refused('listActs', 'contragentMismatch', 'acts-of-current'),
  ],
  [
    refused('updateCart', 'quantityInvalid', 'update-quantity-refused'),
    refused('addOrder', 'cartEmpty', 'order-cart-filled'),
    refused('copySavedCart', 'nameTaken', 'saved-cart-copy-name-free'),
    refused('addCompanyBank', 'accountExists', 'bank-add-new'),
    refused('addRequest', 'machineNotFound', 'request-names-machine'),
    refused('closeRequest', 'actionNotAllowed', 'request-close-request-offered'),
    refused('requestActs', 'contragentMismatch', 'request-acts-contragent-mismatch'),
    refused('updateMachine', 'nameTaken', 'machine-change-name-free'),
    refused('requestCallback', 'consentRequired', 'callback-with-consent'),
    refused('getBalance', 'contragentMismatch', 'balance-of-current'),
    refused('listContracts', 'contragentMismatch', 'contracts-of-current'),
    refused('listActs', 'companyRequired', 'acts-for-company'),
    refused('listHooks', 'contragentMismatch', 'hooks-of-current'),
    refused('listAuthorities', 'companyRequired', 'authorities-for-company'),
  ],
  [
    refused('addToCart', 'productNotFound', 'add-known-product'),
    refused('calculateOrder', 'cartEmpty', 'calculation-cart-filled'),
    refused('testHook', 'eventNotSubscribed', 'hook-test-event'),
    refused('addCompanyBank', 'accountInvalid', 'account-digits'),
  ],
  [
    refused('savePassport', 'consentRequired', 'save-passport-consent-required'),
    refused('addSavedCartToCart', 'lineNotFound', 'add-saved-cart-to-cart-line-not-found'),
    refused('importToCart', 'importEmpty', 'import-to-cart-import-empty'),
    refused('completeMachineService', 'serviceNotPlanned', 'complete-machine-service-service-not-planned'),
    refused('updateMachine', 'serialNumberFixed', 'update-machine-serial-number-fixed'),
    refused('addRequestMessage', 'fileNotFound', 'add-request-message-file-not-found'),
    refused('addServiceToCart', 'machineNotFound', 'add-service-to-cart-machine-not-found'),
    refused('giveConsent', 'consentOutdated', 'give-consent-consent-outdated'),
    refused('withdrawConsent', 'consentRequired', 'withdraw-consent-consent-required'),
    refused('updateProfile', 'birthDateInvalid', 'update-profile-birth-date-invalid'),
    refused('requestCallback', 'productNotFound', 'request-callback-product-not-found'),
    refused('sendAppeal', 'consentOutdated', 'send-appeal-consent-outdated'),
    refused('addDeliveryAddress', 'addressIncomplete', 'add-delivery-address-address-incomplete'),
    refused('requestBalance', 'companyRequired', 'request-balance-company-required'),
    refused('requestActs', 'contractUnavailable', 'request-acts-contract-unavailable'),
    refused('addMachinesToCart', 'notInCart', 'add-machines-to-cart-not-in-cart'),
    refused('copySavedCart', 'limitReached', 'copy-saved-cart-limit-reached'),
    refused('updateHook', 'nameTaken', 'update-hook-name-taken'),
    refused('updateCompanyUser', 'rightsExceeded', 'update-company-user-rights-exceeded'),
    refused('deleteCompanyUser', 'contragentMismatch', 'delete-company-user-contragent-mismatch'),
    refused('addFavorites', 'sessidInvalid', 'the SESSID that getHeader tells'),
    refused('readAllNotifications', 'sessidInvalid', 'the SESSID that getHeader tells'),
    refusedWithFresh('updateCompany', 'conflict', 'update-company-conflict-version-newest'),
    refusedWithFresh('addCompanyBank', 'actionNotAllowed', 'add-company-bank-action-not-allowed'),
  ],
]

/** What is asked for them. */
export const refusalOperations: readonly string[] = [
  ...new Set([
    ...refusalBatches.flat().map(({ operation }) => operation),
    ...company,
    'listHooks',
    'getCart',
    'listSectionProducts',
    'listProductsByIds',
    'listSavedCarts',
    'getSavedCart',
    'findBank',
    'listMachines',
    'getMachine',
    'listRequests',
    'getRequest',
    'listAddresses',
    'listOrders',
    'getOrder',
    'listConsentDocuments',
    'getHeader',
    'inviteCompanyUser',
    'listCompanyUsers',
    'listCompanyRoles',
    'getMachineService',
    'listSavedCartProducts',
    'listNotifications',
  ]),
]
