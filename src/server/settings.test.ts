import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readSettings, SettingsError } from './settings.ts'
import { noProxies } from './trusted-proxies.ts'

test('O-23 without settings the shop runs on loopback with the embedded sandbox', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    backendUrl: undefined,
    dataDir: resolve('.data'),
    supportPhone: '8 800 555-35-12',
    sandboxControlToken: undefined,
    trustedProxies: noProxies,
    backendTimeout: 10_000,
    tls: undefined,
    assetsDir: resolve('.data/assets'),
    drainTime: 0,
    mapTiles: undefined,
    harFile: undefined,
  })
})

test('O-23 settings are taken from the environment', () => {
  const settings = readSettings({
    PORT: '8080',
    BACKEND_URL: 'https://backend.example/',
    SUPPORT_PHONE: '8 800 100-00-00',
  })
  expect(settings).toMatchObject({
    port: 8080,
    backendUrl: 'https://backend.example',
    supportPhone: '8 800 100-00-00',
  })
})

test.for([
  [{ PORT: 'abc' }, 'PORT: "abc"'],
  [{ PORT: '70000' }, 'PORT: "70000"'],
  [{ PORT: '80.5' }, 'PORT: "80.5"'],
  [{ BACKEND_URL: 'backend' }, 'BACKEND_URL: "backend" is not a URL'],
  [{ BACKEND_URL: 'ftp://backend.example' }, 'only http and https'],
  [{ BACKEND_URL: 'https://backend.example/v1' }, 'without a path'],
  [{ SHOP_ORIGIN: 'shop.example' }, 'SHOP_ORIGIN: "shop.example" is not a URL'],
  [{ SHOP_ORIGIN: 'https://shop.example/shop/' }, 'SHOP_ORIGIN: only the origin'],
  [{ BACKEND_URL: 'https://a:b@backend.example' }, 'name or password'],
  [{ BACKEND_URL: 'http://localhost:3000' }, 'BACKEND_URL: http://localhost:3000 is this shop itself'],
  [{ BACKEND_URL: 'http://[::1]:8080', PORT: '8080' }, 'is this shop itself'],
  [{ BACKEND_URL: 'http://shop.example', HOST: 'shop.example', PORT: '80' }, 'is this shop itself'],
  [{ SANDBOX_CONTROL_TOKEN: 'short' }, 'at least 16 characters'],
  [{ HOST: 'a b' }, 'HOST: "a b"'],
  [{ TLS_CERT: 'a.crt' }, 'TLS_KEY: missing'],
  [{ TLS_KEY: 'a.key' }, 'TLS_CERT: missing'],
  [{ DRAIN_MS: '-1' }, 'DRAIN_MS: "-1"'],
  [{ SUPPORT_PHONE: '<b>' }, 'SUPPORT_PHONE'],
  [{ MAP_TILES: 'http://tiles.example/{z}/{x}/{y}.png', MAP_ATTRIBUTION: 'Карты' }, 'MAP_TILES: "http:'],
  [{ MAP_TILES: 'https://tiles.example/{z}.png', MAP_ATTRIBUTION: 'Карты' }, 'is not an https address'],
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}; script-src *', MAP_ATTRIBUTION: 'Карты' }, 'MAP_TILES'],
  [{ MAP_TILES: 'https://tiles.example/{z}/{x}/{y}.png' }, 'MAP_ATTRIBUTION: missing'],
  [{ YANDEX_MAPS_KEY: 'a&b' }, 'YANDEX_MAPS_KEY: letters'],
  [{ YANDEX_MAPS_KEY: 'key', MAP_ATTRIBUTION: 'Карты' }, 'a map has one source'],
] as const)('O-23 a wrong setting is named: %j', ([env, message]) => {
  expect(() => readSettings(env)).toThrow(SettingsError)
  expect(() => readSettings(env)).toThrow(message)
})

test('O-81 with a key maps are Yandex’s, as their terms ask: named, with a link', () => {
  const { mapTiles } = readSettings({ YANDEX_MAPS_KEY: ' 0f-1_a ' })
  const { origin, searchParams } = new URL(mapTiles?.url ?? '')
  expect(origin).toBe('https://tiles.api-maps.yandex.ru')
  expect(Object.fromEntries(searchParams)).toMatchObject({
    x: '{x}',
    y: '{y}',
    z: '{z}',
    lang: 'ru_RU',
    projection: 'web_mercator',
    apikey: '0f-1_a',
  })
  expect(mapTiles?.attribution).toContain('Яндекс')
  expect(mapTiles?.terms).toMatch(/^https:\/\/yandex\.ru\/legal\//)
})

test('O-23 all wrong settings are named at once', () => {
  expect(() => readSettings({ PORT: 'x', TRUST_PROXY: 'perhaps' })).toThrow(/PORT[^]*TRUST_PROXY/)
})

test('O-23 a backend on this machine is one by another port', () => {
  const { backendUrl } = readSettings({ BACKEND_URL: 'http://127.0.0.1:4010' })
  expect(backendUrl).toBe('http://127.0.0.1:4010')
  expect(readSettings({ BACKEND_URL: 'http://backend.example:3000' }).backendUrl).toContain('3000')
})
