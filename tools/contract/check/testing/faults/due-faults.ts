import { type Fault, insteadOf, refusedAs, rewritten } from '../fault.ts'
import { codeOf, successInsteadOf } from '../further-writes.ts'

function answersSuccess(operation: string, code: string, name: string): Fault {
  return {
    name,
    operation,
    place: `refused with ${code}`,
    writes: true,
    answer: successInsteadOf(operation, code),
  }
}

export const refusalDataOperations = [
  'getCart',
  'addToCart',
  'updateCart',
  'removeFromCart',
  'listOrders',
  'getOrder',
  'listAuthorities',
  'createAuthority',
]

/** `data` of refusals that the contract names codes for (`x-codes`). */
export const refusalDataFaults: readonly Fault[] = [
  {
    name: 'a conflict comes without the cart of now',
    operation: 'updateCart',
    place: 'refusal-data must be there with conflict',
    writes: true,
    answer: insteadOf('updateCart', async (call) => {
      const answer = await call.pass()
      if ((await codeOf(answer)) !== 'conflict') return answer
      return rewritten(answer, { ...((await answer.json()) as object), data: null })
    }),
  },
  {
    name: 'every power of attorney is refused for its passport',
    operation: 'createAuthority',
    place: 'passport-sent',
    writes: true,
    answer: insteadOf('createAuthority', async (call) => {
      const answer = await call.pass()
      if (answer.status !== 200 || (await codeOf(answer)) !== 'none') return answer
      const errors = [
        { code: 'passportInvalid', message: 'Проверьте паспорт.', field: 'representative.passport' },
      ]
      return rewritten(answer, { status: 'error', data: null, errors })
    }),
  },
]

/** Refusals whose wrong request is made of what the backend has (`before` and `with` of a try). */
export const dueRefusalFaults: readonly Fault[] = [
  answersSuccess('addCompanyBank', 'accountExists', 'an account is added twice'),
  answersSuccess('updateCompanyBank', 'accountExists', 'an account becomes another one of the company'),
  answersSuccess('updateCompanyBank', 'bankNotFound', 'an account is at a bank that there is not'),
  answersSuccess('decideAccessRequest', 'actionNotAllowed', 'a request is decided twice'),
  {
    name: 'a company that nobody has is one that is not current',
    operation: 'inviteCompanyUser',
    place: 'a company that nobody has must be 404',
    writes: true,
    answer: insteadOf('inviteCompanyUser', async ({ pass }) => {
      const answer = await pass()
      return answer.status === 404 ? refusedAs(answer, 'contragentMismatch') : answer
    }),
  },
  answersSuccess('addOrder', 'creditLimit', 'an order takes more than the credit'),
  answersSuccess('inviteCompanyUser', 'alreadyMember', 'a user of the company is invited'),
  answersSuccess('getBalance', 'contragentMismatch', 'the balance of a company that is not current'),
  answersSuccess('listActs', 'contragentMismatch', 'acts of a company that is not current'),
  answersSuccess('listHooks', 'contragentMismatch', 'hooks of a company that is not current'),
  answersSuccess('listAuthorities', 'contragentMismatch', 'authorities of a company that is not current'),
  answersSuccess('requestActs', 'contragentMismatch', 'acts are asked for a company that is not current'),
  answersSuccess('calculateOrder', 'contractUnavailable', 'a contract of nobody is calculated with'),
  answersSuccess('withdrawConsent', 'consentRequired', 'a consent that is needed is withdrawn'),
  answersSuccess('createAuthority', 'consentRequired', 'a passport is kept without a consent'),
  answersSuccess('createAuthority', 'passportInvalid', 'a passport may be of the day after tomorrow'),
  answersSuccess('createAuthority', 'periodInvalid', 'an authority holds for as long as one likes'),
  answersSuccess('addMachine', 'machineExists', 'a machine is added twice'),
  answersSuccess('addMachine', 'nameTaken', 'two new machines have one name'),
  answersSuccess('updateMachine', 'nameTaken', 'a machine takes the name of another'),
  answersSuccess('updateMachine', 'motohoursInvalid', 'the hours of a machine are typed lower'),
  answersSuccess('updateMachine', 'serialNumberFixed', 'a confirmed machine gets another serial number'),
  answersSuccess('recordMachineHours', 'motohoursImplausible', 'a machine works more than a day has'),
  answersSuccess('createSavedCart', 'nameTaken', 'two saved carts have one name'),
  answersSuccess('createSavedCart', 'cartEmpty', 'an empty cart is saved'),
  answersSuccess('calculateOrder', 'cartEmpty', 'an empty cart is calculated'),
  answersSuccess('copySavedCart', 'nameTaken', 'a copy takes the name of another saved cart'),
  answersSuccess('updateSavedCart', 'nameTaken', 'a saved cart takes the name of another'),
  answersSuccess('addServiceToSavedCart', 'nameTaken', 'a service is saved under a name that is taken'),
  answersSuccess('updateDeliveryAddress', 'nameTaken', 'an address takes the title of another'),
  answersSuccess('addCompanyAddress', 'nameTaken', 'an address of a company takes the title of another'),
  answersSuccess('updateHook', 'nameTaken', 'a hook takes the name of another'),
  answersSuccess('updateHook', 'productsRequired', 'a hook watches the stock of nothing'),
  answersSuccess('testHook', 'eventNotSubscribed', 'a hook is tested with an event that it does not have'),
  answersSuccess('updateOrderProducts', 'lineNotFound', 'a line that the order does not have is changed'),
]
