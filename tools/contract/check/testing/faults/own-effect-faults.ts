import type { Fault } from '../fault.ts'
import { also, andThen, bodyOf, codeOf, sentAs } from '../further-writes.ts'

type Json = Record<string, unknown>

/** What a customer changes of an order and of their own things, and what must stay. */
const faults: readonly Fault[] = [
  {
    name: 'a new delivery does not move the version of the order on',
    operation: 'setOrderDelivery',
    place: 'delivery-set',
    with: ['addOrder'],
    answer: async (call) => {
      const answer = await call.pass()
      if (!['getOrder', 'setOrderDelivery'].includes(call.operationId ?? '') || answer.status !== 200)
        return answer
      if (call.operationId === 'setOrderDelivery' && (await codeOf(answer)) === 'none')
        call.memory.set('set', 'yes')
      if (!call.memory.has('set')) return answer
      const text = await answer.text()
      return new Response(
        text.replaceAll(/"version":(\d+)/g, (_match, version: string) => `"version":${Number(version) - 1}`),
        answer,
      )
    },
  },
  {
    name: 'what was kept as a favourite before is lost when another one is added',
    operation: 'addFavorites',
    place: 'favorites-added',
    with: ['listFavorites', 'removeFavorite'],
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId === 'addFavorites') call.memory.set('added', 'yes')
      if (call.operationId !== 'listFavorites' || answer.status !== 200 || !call.memory.has('added'))
        return answer
      const envelope = (await answer.json()) as { data: { ids: unknown[] } }
      envelope.data.ids.splice(1)
      return new Response(JSON.stringify(envelope), answer)
    },
  },
  {
    name: 'taking one favourite away takes two',
    operation: 'removeFavorite',
    place: 'favorite-removed',
    with: ['listFavorites', 'addFavorites'],
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId === 'removeFavorite' && answer.status === 200 && (await codeOf(answer)) === 'none')
        call.memory.set('removed', 'yes')
      if (call.operationId !== 'listFavorites' || answer.status !== 200 || !call.memory.has('removed'))
        return answer
      const envelope = (await answer.json()) as { data: { ids: unknown[] } }
      envelope.data.ids.pop()
      return new Response(JSON.stringify(envelope), answer)
    },
  },
  {
    name: 'a change of the profile changes a field that was not sent',
    operation: 'updateProfile',
    place: 'profile-changed',
    with: ['getPersonal'],
    answer: sentAs('updateProfile', (body) => ({ ...body, firstName: 'Другое' })),
  },
  {
    name: 'a consent takes the place of all others',
    operation: 'giveConsent',
    place: 'consent-given',
    with: ['withdrawConsent', 'getPersonal'],
    answer: async (call) => {
      const answer = await call.pass()
      if (answer.status !== 200) return answer
      const { operationId, memory } = call
      if (operationId === 'giveConsent' && (await codeOf(answer)) === 'none') memory.set('given', 'yes')
      if (operationId !== 'getPersonal' || !memory.has('given')) return answer
      const envelope = (await answer.json()) as { data: { user: { consents: Json[] } } }
      const { user } = envelope.data
      user.consents = user.consents.filter(({ type }) => type === 'marketing')
      return new Response(JSON.stringify(envelope), answer)
    },
  },
  {
    name: 'reading one notification reads all',
    operation: 'readNotification',
    place: 'notification-others',
    with: ['listNotifications'],
    answer: andThen('readNotification', (call) => also(call, '/api/notifications/readAll/', {})),
  },
  {
    name: 'an address is added twice',
    operation: 'addDeliveryAddress',
    place: 'address-listed',
    with: ['listAddresses'],
    answer: andThen('addDeliveryAddress', (call) => {
      const address = bodyOf(call)['address'] as Json
      const headers = new Headers(call.headers)
      headers.delete('idempotency-key')
      const twin = { ...bodyOf(call), address: { ...address, title: `${String(address['title'])} 2` } }
      return call.pass({ headers, body: JSON.stringify(twin) })
    }),
  },
  {
    name: 'a subscription listens to other events than were sent',
    operation: 'createHook',
    place: 'hook-kept',
    with: ['listHooks'],
    answer: sentAs('createHook', (body) => ({ ...body, name: `${String(body['name'])} 2` })),
  },
]

export const ownEffectFaults = faults.map((fault) => ({ ...fault, writes: true }))
