import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listOperations } from '../contract.ts'
import { readContract } from '../node/read-contract.ts'
import { companyRights, type CompanyRight, type CompanyRole } from '../seed/company-member-record.ts'
import { presetOf, rolePresets } from '../seed/company-roles.ts'
import { seedIds, seedNow } from '../seed/named.ts'
import { members } from '../seed/members.ts'
import { exampleAddress, exampleBody } from '../testing/contract-request.ts'
import { openShop } from '../testing/shop-sandbox.ts'
import { ShopVisitor } from '../testing/shop-visitor.ts'

// Whatever owner, users, invited people and strangers do in whatever order: each step is answered as a model of the
// contract's rules foretells, and afterwards nobody does what they have no right to.

const contragentId = seedIds.companies.uralDorStroy.id
const emails = [
  seedIds.users.buyer.email,
  'panova@uraldorstroy.example',
  seedIds.users.mechanic.email,
  seedIds.users.person.email,
  'novikov@example.ru',
] as const
const nobody = 999_999
/** Place in `emails` of the user who manages others with few rights of their own. */
const deputy = 1
const deputyRights: CompanyRight[] = ['orders.viewOwn', 'orders.create', 'prices.view', 'users.manage']

interface Person {
  /** Id of the membership or of the invitation. */
  id: number
  place: 'none' | 'invited' | 'active' | 'blocked'
  /** Has accepted: the place is the person's own. */
  hasJoined: boolean
  role: CompanyRole
  rights: readonly CompanyRight[]
  request: 'none' | 'pending' | 'accepted' | 'declined'
  requestId: number
}

const person = fc.nat({ max: emails.length - 1 })
const role = fc.constantFrom(...rolePresets.map((preset) => preset.role))
const rights = fc.oneof(
  fc.subarray([...companyRights]),
  fc.constantFrom<CompanyRight[][]>(['users.manage'], ['users.manage', 'orders.viewOwn'], [...companyRights]),
)
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      call: fc.constant('update' as const),
      by: person,
      on: person,
      role,
      rights,
      block: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      call: fc.constant('invite' as const),
      by: person,
      on: person,
      role,
      rights: fc.option(rights, { nil: undefined }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      call: fc.constantFrom('accept' as const, 'decline' as const),
      by: person,
      on: person,
    }),
  },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('remove' as const), by: person, on: person }) },
  { weight: 1, arbitrary: fc.record({ call: fc.constant('request' as const), by: person }) },
  {
    weight: 2,
    arbitrary: fc.record({
      call: fc.constant('decide' as const),
      by: person,
      on: person,
      role,
      accepts: fc.boolean(),
    }),
  },
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never
/** `done`, the code of a refusal, or the status. */
type Outcome = string | 403 | 404

function firstPeople(): Person[] {
  return emails.map((email) => {
    const member = members.find((one) => one.companyId === contragentId && one.email === email)
    const isAsking = email === 'novikov@example.ru'
    return {
      id: member?.id ?? nobody,
      place: member ? 'active' : 'none',
      hasJoined: member !== undefined,
      role: member?.role ?? 'viewer',
      rights: email === emails[deputy] ? deputyRights : (member?.rights ?? []),
      request: isAsking ? 'pending' : 'none',
      requestId: isAsking ? 51 : nobody,
    }
  })
}

const fail = (): never => {
  throw new Error('No such person')
}

/** What the contract says of a step, and the people after it. */
function foretell(
  people: readonly Person[],
  one: Step,
): { outcome: Outcome; after?: (answer: Answer) => Partial<Person> } {
  const actor = people[one.by] ?? fail()
  if (one.call === 'request') {
    if (actor.hasJoined) return { outcome: 'alreadyMember' }
    if (actor.request === 'pending' || actor.request === 'declined') return { outcome: 'alreadyRequested' }
    return {
      outcome: 'done',
      after: ({ request }) => ({ request: 'pending', requestId: request?.id ?? nobody }),
    }
  }
  const target = people[one.on] ?? fail()
  if (one.call === 'accept' || one.call === 'decline') {
    if (one.by !== one.on || target.place !== 'invited') return { outcome: 404 }
    if (one.call === 'decline') return { outcome: 'done', after: () => gone }
    const request = target.request === 'pending' ? 'accepted' : target.request
    return { outcome: 'done', after: () => ({ place: 'active', hasJoined: true, request }) }
  }
  if (!actor.hasJoined) return { outcome: 404 }
  if (actor.place !== 'active' || !actor.rights.includes('users.manage')) return { outcome: 403 }
  const mayTouch = one.by !== one.on && (target.role !== 'owner' || actor.role === 'owner')
  const exceeds = (role: CompanyRole, moved: readonly CompanyRight[]) =>
    (role === 'owner' && actor.role !== 'owner') || moved.some((right) => !actor.rights.includes(right))
  switch (one.call) {
    case 'invite': {
      if (target.place !== 'none') return { outcome: 'alreadyMember' }
      const given = one.rights ?? presetOf(one.role)
      if (exceeds(one.role, given)) return { outcome: 'rightsExceeded' }
      return {
        outcome: 'done',
        after: ({ user }) => ({ id: user?.id ?? nobody, place: 'invited', role: one.role, rights: given }),
      }
    }
    case 'update': {
      if (target.place === 'none') return { outcome: 404 }
      if (!mayTouch) return { outcome: 'actionNotAllowed' }
      const moved = companyRights.filter(
        (right) => target.rights.includes(right) !== one.rights.includes(right),
      )
      if (exceeds(one.role, moved)) return { outcome: 'rightsExceeded' }
      const place = one.block ? 'blocked' : target.hasJoined ? 'active' : 'invited'
      return { outcome: 'done', after: () => ({ place, role: one.role, rights: one.rights }) }
    }
    case 'remove':
      if (target.place === 'none') return { outcome: 404 }
      return mayTouch ? { outcome: 'done', after: () => gone } : { outcome: 'actionNotAllowed' }
    case 'decide': {
      if (target.request === 'none') return { outcome: 404 }
      if (target.request !== 'pending') return { outcome: 'actionNotAllowed' }
      if (!one.accepts) return { outcome: 'done', after: () => ({ request: 'declined' }) }
      const given = presetOf(one.role)
      if (exceeds(one.role, given)) return { outcome: 'rightsExceeded' }
      return {
        outcome: 'done',
        after: ({ user }) => ({
          id: user?.id ?? nobody,
          request: 'accepted',
          place: 'active',
          hasJoined: true,
          role: one.role,
          rights: given,
        }),
      }
    }
  }
}
const gone = { id: nobody, place: 'none', hasJoined: false, role: 'viewer', rights: [] } as const

interface Answer {
  user?: { id: number }
  request?: { id: number }
}

async function send(visitor: ShopVisitor, people: readonly Person[], one: Step) {
  const named = { contragentId }
  const target = 'on' in one ? (people[one.on] ?? fail()) : undefined
  const id = target?.id ?? nobody
  switch (one.call) {
    case 'update':
      return visitor.call(`/web/contractor/users/update/${id}/`, {
        ...named,
        role: one.role,
        rights: one.rights,
        limits: { perOrder: null, perMonth: null },
        status: one.block ? 'blocked' : 'active',
      })
    case 'invite':
      return visitor.call('/web/contractor/users/invite/', {
        ...named,
        email: emails[one.on],
        role: one.role,
        ...(one.rights && { rights: one.rights }),
      })
    case 'accept':
    case 'decline':
      return visitor.call(`/web/contractor/invitations/${one.call}/${id}/`, {})
    case 'remove':
      return visitor.send('DELETE', `/web/contractor/users/delete/${id}/?contragentId=${contragentId}`)
    case 'request':
      return visitor.call('/web/contractor/requestAccess/', { inn: seedIds.companies.uralDorStroy.inn })
    case 'decide': {
      const answer = await visitor.call(`/web/contractor/decideAccess/${target?.requestId ?? nobody}/`, {
        ...named,
        decision: one.accepts ? 'accept' : 'decline',
        ...(one.accepts && { role: one.role }),
      })
      if (answer.status !== 200 || answer.code || !one.accepts) return answer
      // The answer doesn't name the membership that it made.
      const { items } = await visitor.ask<'listCompanyUsers'>(
        `/web/contractor/users/?contragentId=${contragentId}&PAGE_SIZE=100`,
      )
      return { ...answer, data: { user: items.find(({ email }) => email === emails[one.on]) } }
    }
  }
}

const guardedOperations = listOperations(readContract()).filter(
  ({ id, definition }) =>
    // Only some of its calls need the right: a saved cart that the company shall see, the requests for a company.
    definition['x-rights'] &&
    id !== 'addServiceToSavedCart' &&
    id !== 'createSavedCart' &&
    id !== 'listAccessRequests',
)

const guarded = new Map(guardedOperations.map((operation) => [operation.id, operation]))

test('R-COMP-11 no sequence of grants, invitations, blocks and requests lets anyone do what they have no right to', async () => {
  const shop = openShop({ realNow: () => Date.parse(seedNow) })
  const visitors = await Promise.all(emails.map((email) => new ShopVisitor(shop).login(email)))
  const [first = fail()] = visitors
  // Besides the owner somebody with a part of the rights manages users from the beginning.
  const people = firstPeople()
  await first.ask(`/web/contractor/users/update/${people[deputy]?.id}/`, {
    contragentId,
    role: people[deputy]?.role,
    rights: people[deputy]?.rights,
    limits: { perOrder: null, perMonth: null },
    status: 'active',
  })
  await first.call('/sandbox/snapshot', { name: 'logged-in' })
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 1, maxLength: 14 }),
      fc.shuffledSubarray([...guarded.keys()], { minLength: 4, maxLength: 4 }),
      async (steps, probed) => {
        await first.call('/sandbox/restore', { name: 'logged-in' })
        let people: readonly Person[] = firstPeople()
        for (const one of steps) {
          const visitor = visitors[one.by] ?? fail()
          await visitor.call(`/web/switchContractor/?contragentId=${contragentId}`)
          const { outcome, after } = foretell(people, one)
          const answer = await send(visitor, people, one)
          const answered = answer.status === 200 ? (answer.code ?? 'done') : answer.status
          expect({ one, answered }).toEqual({ one, answered: outcome })
          const index = 'on' in one ? one.on : one.by
          if (after)
            people = people.map((old, place) =>
              place === index ? { ...old, ...after((answer.data ?? {}) as Answer) } : old,
            )
          expect(people.some(({ place, role: own }) => place === 'active' && own === 'owner')).toBe(true)
        }
        for (const [index, { place, rights: own }] of people.entries()) {
          const visitor = visitors[index] ?? fail()
          const { user } = await visitor.ask<'getPersonal'>('/web/personal/')
          if (place !== 'active') {
            expect(user.currentCompanyId).not.toBe(contragentId)
            continue
          }
          if (user.currentCompanyId !== contragentId) continue
          expect(user.scope.toSorted()).toEqual([...own].toSorted())
          for (const id of probed) {
            const operation = guarded.get(id) ?? fail()
            const needed: readonly string[] = operation.definition['x-rights'] ?? []
            if (needed.some((right) => own.some((one) => one === right))) continue
            const { SESSID: _ofTheStory, ...body } = exampleBody(operation) ?? {}
            const answer = await visitor.send(
              operation.method,
              exampleAddress(operation),
              operation.definition.requestBody && body,
            )
            expect([operation.id, answer.status, answer.envelope.status]).not.toEqual([
              operation.id,
              200,
              'success',
            ])
          }
        }
      },
    ),
    { numRuns: 60 },
  )
})
