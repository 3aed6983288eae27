import { type Fault, insteadOf, rewritten } from '../fault.ts'
import { codeOf } from '../further-writes.ts'

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

const company = ['getPersonal', 'listCompanies', 'getCompany']

/** Refusals that a read, or the request itself, proves untrue: writes, in batches that leave one another alone. */
export const refusalBatches: readonly (readonly Fault[])[] = [
  [
    refused('updateCart', 'notInCart', 'update-in-cart'),
    refused('updateCartLine', 'notInCart', 'line-in-cart'),
    refused('createSavedCart', 'nameTaken', 'saved-cart-name-free'),
    refused('addCompanyBank', 'bankNotFound', 'bank-add-known'),
    refused('addMachineTask', 'machineNotFound', 'task-machine-known'),
    refused('addRequest', 'contragentMismatch', 'request-of-current'),
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
    refused('requestActs', 'contragentMismatch', 'acts-request-of-current'),
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
  ]),
]
