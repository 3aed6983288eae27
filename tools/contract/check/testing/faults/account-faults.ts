import { type Fault, inSuccess, insteadOf } from '../fault.ts'

type Fields = Record<string, unknown>

/** The request with another body, SESSID kept. */
const withBody = (body: string, change: Fields) =>
  JSON.stringify({ ...(JSON.parse(body) as Fields), ...change })

/** What a customer changes of their own data. */
export const accountFaults: readonly Fault[] = [
  {
    name: 'a change of the profile is confirmed and lost',
    operation: 'updateProfile',
    place: '/data/profile/position getProfile must hold what was sent',
    writes: true,
    answer: insteadOf('updateProfile', (call) =>
      call.pass({ body: withBody(call.body, { position: undefined }) }),
    ),
  },
  {
    name: 'a consent to a version that is not in force is taken',
    operation: 'giveConsent',
    place: 'request /docVersion a version that is not in force must be refused with consentOutdated',
    writes: true,
    answer: insteadOf('giveConsent', (call) =>
      call.pass({ body: withBody(call.body, { docVersion: '2026-01' }) }),
    ),
  },
  {
    name: 'a consent is kept with another version than was agreed to',
    operation: 'giveConsent',
    place: '/data/profile/consents must hold the version that was agreed to',
    with: ['getProfile'],
    writes: true,
    answer: inSuccess('getProfile', (data) => {
      const { consents } = data['profile'] as { consents: Fields[] }
      for (const consent of consents) consent['docVersion'] = '2024-06'
    }),
  },
  {
    name: 'a consent is withdrawn, and stays',
    operation: 'withdrawConsent',
    place: '/data/profile/consents must not hold a consent that was withdrawn',
    writes: true,
    answer: async (call) => {
      const answer = await call.pass()
      if (call.operationId !== 'withdrawConsent' || answer.status !== 200) return answer
      const given = JSON.stringify({
        ...(JSON.parse(call.body) as Fields),
        type: 'marketing',
        docVersion: '2026-01',
      })
      await call.pass({ url: new URL('/web/profile/consent/', call.url), body: given })
      return answer
    },
  },
  {
    name: 'a notification that was deleted is still listed',
    operation: 'deleteNotification',
    place: '/data/items must not list a notification that was deleted',
    with: ['deleteAllNotifications', 'listNotifications'],
    writes: true,
    answer: async (call) => {
      const own = call.operationId === 'listNotifications' ? await call.pass() : undefined
      if (!own) return call.pass()
      const text = await own.text()
      const kept = call.memory.get('notifications')
      if (kept === undefined) call.memory.set('notifications', text)
      return new Response(kept ?? text, { status: own.status, headers: own.headers })
    },
  },
]
