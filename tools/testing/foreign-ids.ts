import { type ContractOperation, listOperations, needsToken } from '../../mocks/sandbox/contract.ts'
import { readContract } from '../../mocks/sandbox/node/read-contract.ts'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import {
  exampleAddress,
  exampleBody,
  exampleHeaders,
  parameterExample,
  parametersIn,
} from '../../mocks/sandbox/testing/contract-request.ts'
import type { Sandbox } from '../../mocks/sandbox/create-sandbox.ts'
import { ShopVisitor } from '../../mocks/sandbox/testing/shop-visitor.ts'

// Each operation that takes an id of somebody's own things gets those of the story, from customers they don't belong to.
// It serves `tests/foreign-ids.test.ts` and `npm run torture`.

const { buyer, person } = seedIds.users
const { uralDorStroy } = seedIds.companies

/**
 * Refused inside HTTP 200: the contract gives a company or a machine that isn't the session's a code of its own, because
 * another tab may have switched the company. The first code is told to a person, the second to another company.
 */
const refusedInside: Readonly<Record<string, readonly [string, string]>> = {
  addMachinesToCart: ['machineNotFound', 'machineNotFound'],
  addMachineTask: ['machineNotFound', 'machineNotFound'],
  addOrder: ['contragentMismatch', 'contragentMismatch'],
  calculateOrder: ['contragentMismatch', 'contragentMismatch'],
  addMachine: ['contragentMismatch', 'contragentMismatch'],
  linkMachine: ['contragentMismatch', 'contragentMismatch'],
  addRequest: ['contragentMismatch', 'contragentMismatch'],
  addDeliveryAddress: ['contragentMismatch', 'contragentMismatch'],
  createHook: ['contragentMismatch', 'contragentMismatch'],
  requestBalance: ['companyRequired', 'contragentMismatch'],
  getBalance: ['companyRequired', 'contragentMismatch'],
  requestActs: ['companyRequired', 'contragentMismatch'],
  listActs: ['companyRequired', 'contragentMismatch'],
  listContracts: ['companyRequired', 'contragentMismatch'],
  listHooks: ['companyRequired', 'contragentMismatch'],
  listAuthorities: ['companyRequired', 'contragentMismatch'],
}
/** The id only narrows the customer's own list, which then is empty. */
const filtersOnly = new Set(['listOrders', 'listRequests'])
/** The only id is that of a branch, which everybody may read. */
const ofPublicThings = new Set(['updateProfile'])
/** The example names what the seed has under another id, or what belongs to one of the strangers. */
const ownIds: Readonly<Record<string, Record<string, string>>> = {
  getJob: { id: `job-balance-${uralDorStroy.id}` },
  updateCompanyBank: { id: '601' },
  deleteCompanyBank: { id: '601' },
  switchContractor: { contragentId: String(uralDorStroy.id) },
  leaveCompany: { contragentId: String(uralDorStroy.id) },
}
/** The invitation of the story waits for a third person, whom the buyer can't stand for. */
const ofThirdPerson = new Set(['acceptInvitation', 'declineInvitation'])

/** What the answers to strangers must not hold: names and numbers of the buyer's things. */
const secrets = [
  'Смирнов',
  uralDorStroy.inn,
  'УралДорСтрой',
  seedIds.orders.story.number,
  seedIds.machines.excavator.serialNumber,
  seedIds.contracts.uralDorStroy.number,
  seedIds.addresses.quarry.title,
  seedIds.savedCarts.story.name,
]

const isIdName = (name: string) => name !== 'SESSID' && /^(id|ids|[a-z]+Ids?)$/i.test(name)

function namesIds(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, part]) => (isIdName(name) && part !== null) || namesIds(part))
}

const idParameters = (operation: ContractOperation) =>
  parametersIn(operation, 'path', 'query').filter(({ name }) => isIdName(name))

export const withIds = listOperations(readContract())
  .filter(needsToken)
  .filter((operation) => idParameters(operation).length > 0 || namesIds(exampleBody(operation)))
  .filter(({ id }) => !ofPublicThings.has(id))

async function ask(visitor: ShopVisitor, operation: ContractOperation) {
  const own = ownIds[operation.id] ?? {}
  const examples = idParameters(operation).map((one) => [one.name, encodeURIComponent(parameterExample(one))])
  const path = exampleAddress(operation, { ...Object.fromEntries(examples), ...own })
  const headers = exampleHeaders(operation)
  if (operation.method === 'GET') {
    const answer = await visitor.open(path, headers)
    return told(answer.status, await answer.text())
  }
  const { SESSID: _ofTheStory, ...example } = exampleBody(operation) ?? {}
  const body = {
    ...example,
    ...('contragentId' in example && 'contragentId' in own && { contragentId: Number(own['contragentId']) }),
    ...('cartVersion' in example && { cartVersion: (await visitor.cart()).version }),
  }
  const answer = await visitor.send(operation.method, path, operation.definition.requestBody && body, headers)
  return told(answer.status, JSON.stringify(answer.envelope))
}

/** The status; inside of HTTP 200 the first code of the refusal, or what a success holds. */
function told(status: number, text: string) {
  const code = /^\{"status":"error".*?"code":"(\w+)"/.exec(text)?.[1]
  const success = text.includes('"items":[]') ? 'empty list' : 'success'
  return { answered: status === 200 ? (code ?? success) : status, text }
}

/** Ids of the lists above that name no operation any more. */
export function unknownIds(): string[] {
  const known = new Set(withIds.map(({ id }) => id))
  return [...Object.keys(refusedInside), ...Object.keys(ownIds), ...ofThirdPerson].filter(
    (id) => !known.has(id),
  )
}

/** Asks each operation as two strangers and as the owner. @returns what leaks, in words, and how many calls were made */
export async function leaksOfForeignIds(
  shop: Pick<Sandbox, 'fetch'>,
): Promise<{ leaks: string[]; asked: number }> {
  const owner = await new ShopVisitor(shop).login(buyer.email)
  const strangers = [
    await new ShopVisitor(shop).login(person.email),
    await new ShopVisitor(shop).login('director@karyer-servis.example'),
  ]
  // The jobs of the seed are over.
  await owner.ask<'requestBalance'>('/web/requestBalance/', { contragentId: uralDorStroy.id })
  // Another cart than that of the example would be refused before the company of the order is looked at.
  for (const visitor of [owner, ...strangers]) {
    await visitor.add(seedIds.products.inStock.id, 2)
    await visitor.add(seedIds.products.wearPart.id, 4)
  }
  await owner.call('/sandbox/snapshot', { name: 'before' })
  const wrong: string[] = []
  for (const operation of withIds) {
    const { id } = operation
    for (const [index, stranger] of strangers.entries()) {
      const { answered, text } = await ask(stranger, operation)
      const expected = filtersOnly.has(id) ? 'empty list' : refusedInside[id]?.[index]
      const isRefused = expected === undefined ? answered === 404 || answered === 403 : answered === expected
      if (!isRefused) wrong.push(`${id}: a stranger is answered ${answered}`)
      for (const secret of secrets) if (text.includes(secret)) wrong.push(`${id}: tells ${secret}`)
    }
    // The ids are real: their owner is answered otherwise.
    const { answered } = await ask(owner, operation)
    if (!ofThirdPerson.has(id) && (answered === 404 || answered === 403))
      wrong.push(`${id}: the owner is answered ${answered}`)
    await owner.call('/sandbox/restore', { name: 'before' })
  }
  return { leaks: wrong, asked: withIds.length * (strangers.length + 1) }
}
