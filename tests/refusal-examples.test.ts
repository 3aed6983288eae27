import { describe, expect, test } from 'vitest'
import { listOperations, resolved, type ContractOperation } from '../mocks/sandbox/contract.ts'
import { readContract } from '../mocks/sandbox/node/read-contract.ts'
import { contractExample } from '../mocks/sandbox/operation.ts'
import { operations } from '../mocks/sandbox/operations/all.ts'
import { seedIds } from '../mocks/sandbox/seed/named.ts'
import { ShopVisitor } from '../mocks/sandbox/testing/shop-visitor.ts'

const contract = readContract()
const table: Record<string, unknown> = operations
/**
 * Cases that need more than a customer with two lines in the cart: a guest who registers, a code that was sent, an
 * order in another status, the version of the moment. The tests of their operations play them.
 */
const needMore = new Set([
  'addOrder.errorConsentRequired',
  'setOrderDelivery.errorAddressUnavailable',
  'requestOrderCancel.errorCommentRequired',
  'deleteOrderProduct.errorLineNotFound',
  'updateOrderProduct.errorLineNotFound',
  'updateCompanyBank.errorAccountInvalid',
  'createSavedCart.errorNameTaken',
  'updateSavedCart.errorActionNotAllowed',
  'updateSavedCart.errorNameTaken',
  'shareSavedCart.errorActionNotAllowed',
  'importToCart.errorFileUnreadable',
  'importToCart.errorTooManyRows',
  'startRegistration.errorContactTaken',
  'correctRegistrationContact.errorContactTaken',
  'registerPerson.errorPasswordMismatch',
  'registerCompany.errorInnInvalid',
  'activateContact.errorWrongCode',
  'checkEmail.errorWrongCode',
  'checkPhone.errorWrongCode',
  'changePasswordByCheckword.errorCheckwordExpired',
  'updateCompanyUser.errorRightsExceeded',
])

interface Case {
  id: string
  operation: ContractOperation
  name: string
  body: Record<string, unknown>
}

/** Requests of the contract that are named after their refusal. */
function refusalCases(): Case[] {
  return listOperations(contract).flatMap((operation) => {
    if (table[operation.id] === contractExample || !operation.definition.requestBody) return []
    const { content } = resolved<{ content?: Record<string, { examples?: Record<string, object> }> }>(
      contract,
      operation.definition.requestBody,
    )
    return Object.entries(content?.['application/json']?.examples ?? {})
      .filter(([name]) => name.startsWith('error') && !needMore.has(`${operation.id}.${name}`))
      .map(([name, node]) => {
        const { value } = resolved<{ value?: Record<string, unknown> }>(contract, node)
        const { SESSID: _ofTheStory, ...rest } = value ?? {}
        return {
          id: operation.id,
          operation,
          name,
          body: name === 'errorSessidInvalid' ? { ...value } : rest,
        }
      })
  })
}

function idFor({ path }: ContractOperation): number {
  if (path.startsWith('/web/acts/')) return seedIds.acts.october.id
  if (path.startsWith('/web/requests/')) return seedIds.requests.documents.id
  if (path.startsWith('/web/authority/')) return seedIds.authorities.story.id
  if (path.startsWith('/web/machines/')) return seedIds.machines.excavator.id
  if (path.startsWith('/web/hooks/')) return seedIds.hooks.orders.id
  return (path.includes('basket-template') ? seedIds.savedCarts : seedIds.orders).story.id
}

describe('R-API-02 the sandbox refuses as the example says', () => {
  test.each(refusalCases().map((one) => [`${one.id} ${one.name}`, one] as const))('%s', async (_, one) => {
    const customer = await new ShopVisitor().login(seedIds.users.buyer.email)
    await customer.add(seedIds.products.inStock.id, 2)
    await customer.add(seedIds.products.wearPart.id, 4)
    const path = one.operation.path.replace('{id}', String(idFor(one.operation)))
    const { envelope } = await customer.send(one.operation.method, path, one.body, { 'X-Urldecode': 'none' })
    const code = `${one.name[5]?.toLowerCase()}${one.name.slice(6)}`
    expect(envelope).toMatchObject({ status: 'error', errors: [{ code }] })
  })
})
