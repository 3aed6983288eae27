import { contractExample, type SandboxOperations } from '../operation.ts'

/**
 * Operations without behaviour of their own: they answer the contract's example. Whoever writes one takes its line out.
 */
export const exampleOperations = {
  // savedCarts
  createSavedCart: contractExample,
  listSavedCarts: contractExample,
  getSavedCart: contractExample,
  listSavedCartProducts: contractExample,
  deleteSavedCart: contractExample,
  // orders
  setOrderDelivery: contractExample,
  getPaymentTemplate: contractExample,
  deleteOrderProduct: contractExample,
  updateOrderProducts: contractExample,
  updateOrderProduct: contractExample,
  replaceOrderLines: contractExample,
  sendInvoice: contractExample,
  // equipment
  addMachineTask: contractExample,
  findMachines: contractExample,
  // addresses
  searchAddress: contractExample,
  addDeliveryAddress: contractExample,
  updateDeliveryAddress: contractExample,
  deleteDeliveryAddress: contractExample,
  // finance
  requestBalance: contractExample,
  getBalance: contractExample,
  requestActs: contractExample,
  listActs: contractExample,
  listAuthorities: contractExample,
  // hooks
  listHooks: contractExample,
  createHook: contractExample,
  // companies
  listCompanyUsers: contractExample,
  addCompanyBank: contractExample,
  addCompanyAddress: contractExample,
  // suggestions
  findBank: contractExample,
  findCompanyByName: contractExample,
  autocompleteAddress: contractExample,
  locateAddress: contractExample,
  suggestName: contractExample,
  // account
  changePassword: contractExample,
  sendEmailCode: contractExample,
  checkEmail: contractExample,
  sendSmsCode: contractExample,
  checkPhone: contractExample,
  sendPasswordLink: contractExample,
  changePasswordByCheckword: contractExample,
  // forms
  sendCancelFeedback: contractExample,
  // registration
  startRegistration: contractExample,
  registerPerson: contractExample,
  registerCompany: contractExample,
  activateContact: contractExample,
} satisfies Partial<SandboxOperations>
