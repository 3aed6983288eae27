import { contractExample, type SandboxOperations } from '../operation.ts'

/** Operations without a handler: they answer the contract's example. Remove the line when you write the handler. */
export const exampleOperations = {
  // equipment
  addMachineTask: contractExample,
  // requests
  listRequests: contractExample,
  getRequest: contractExample,
  addRequest: contractExample,
  addRequestMessage: contractExample,
  closeRequest: contractExample,
  // hooks
  listHooks: contractExample,
  createHook: contractExample,
  updateHook: contractExample,
  testHook: contractExample,
  redeliverHook: contractExample,
  rotateHookSecret: contractExample,
  listHookDeliveries: contractExample,
  listHookProducts: contractExample,
  deleteHook: contractExample,
} satisfies Partial<SandboxOperations>
