import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Maps and sets that live as long as the process and begin empty, with what bounds them. */
const bounds: Record<string, string> = {
  'mocks/sandbox/answer-check.ts checkers': 'answers of the contract',
  'mocks/sandbox/guest-carts.ts #sizes': 'guestCartBounds: 10,000 carts, 32 MiB (guest-carts.test.ts)',
  'mocks/sandbox/memory-store.ts worlds':
    'mostKept: 10,000 worlds (worlds.test.ts), each by sweep.ts (sweep.test.ts)',
  'mocks/sandbox/node/rasteriser.ts making':
    'pictures under way; more are told to come again (media.test.ts)',
  'mocks/sandbox/rules/days.ts formats': 'time zones of branches',
  'mocks/sandbox/seed-table.ts #built': 'indexes of a collection',
  'mocks/sandbox/session.ts known': '1,000 visitors (session.test.ts)',
  'mocks/sandbox/state.ts #indexes': 'collections',
  'mocks/sandbox/state.ts #opened': 'collections, for one request',
  'mocks/sandbox/state.ts #overlays': 'collections; their records by sweep.ts (sweep.test.ts)',
  'mocks/sandbox/state.ts #tables': 'collections',
  'mocks/sandbox/validation.ts prepared': 'operations of the contract',
  'mocks/sandbox/webhooks/courier.ts #busy': 'worlds in memory',
  'mocks/sandbox/webhooks/courier.ts #expected': 'answers that wait for a delivery, 5 s each',
  'mocks/sandbox/webhooks/courier.ts #looking': 'worlds in memory',
  'mocks/sandbox/webhooks/courier.ts #timers': 'worlds in memory',
  'mocks/sandbox/webhooks/courier.ts #work':
    'deliveries under way, 200 waiting for each hook (deliveries.test.ts)',
  'mocks/sandbox/worlds.ts #loaded': 'mostInMemory: 1,000 worlds (worlds.test.ts)',
  'src/gateway/answer-shapes.ts made': 'answers of the contract',
  'src/gateway/answer-shapes.ts named': 'schemas of the contract',
  'src/gateway/declared-headers.ts names': 'operations of the contract',
  'src/gateway/declared-headers.ts none': 'nothing is ever added',
  'src/gateway/places.ts queue': 'waiting uploads: 24 (places.test.ts)',
  'src/gateway/places.ts taken': 'visitors whose uploads are under way: 8',
  'src/gateway/visitor-fetch.ts changed': 'cookies of one page',
  'src/server/har-recording.ts pending': 'answers under way',
  'src/server/shared-documents.ts changes': 'operations of the contract',
  'src/server/shared-documents.ts underWay': 'documents being drawn',
}

const folders = ['src/server', 'src/gateway', 'mocks/sandbox']
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|\/testing\/|\/seed\//.test(name))

/** A field of a class, a variable of a module, or one of a function that makes something long-lived. */
const field = /^ {2}(?:readonly )?(#\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\)$/
const ofModule = /^(?:export )?(?:const|let) (\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\)$/
const ofFunction = /^ {2}(?:const|let) (\w+)(?:: [^=]+)? = new (?:Map|Set)(?:<.*>)?\(\)$/
const maker = /^(?:export )?(?:async )?function (?:create|open|render)/
const anyFunction = /^(?:export )?(?:async )?function /

test('every map and set that grows while the process runs has a bound', () => {
  const found = files.flatMap((file) => {
    let isMaking = false
    return readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line) => {
        if (anyFunction.test(line)) isMaking = maker.test(line)
        const name = (field.exec(line) ??
          ofModule.exec(line) ??
          (isMaking ? ofFunction.exec(line) : null))?.[1]
        return name === undefined ? [] : [`${file} ${name}`]
      })
  })
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(bounds).toSorted())
})
