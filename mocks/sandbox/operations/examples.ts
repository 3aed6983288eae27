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
} satisfies Partial<SandboxOperations>
