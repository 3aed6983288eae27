import type { MapTiles } from '../lib/map-tiles.ts'

/** Yandex's server of tiles. Without `projection` its tiles don't lie under the pins. */
const yandexTiles = (key: string): MapTiles => ({
  url: `https://tiles.api-maps.yandex.ru/v1/tiles/?x={x}&y={y}&z={z}&lang=ru_RU&l=map&projection=web_mercator&scale={scale}&apikey=${key}`,
  attribution: '© Яндекс Карты',
  terms: 'https://yandex.ru/legal/maps_termsofuse/?lang=ru',
})

/** The pictures of maps (O-81): Yandex's by a key, or those of another server; what is wrong is added to `problems`. */
export function mapTiles(
  env: Readonly<Record<string, string | undefined>>,
  problems: string[],
): MapTiles | undefined {
  const key = env['YANDEX_MAPS_KEY']?.trim()
  const url = env['MAP_TILES']?.trim()
  const attribution = env['MAP_ATTRIBUTION']?.trim()
  if (key) {
    if (!/^[\w-]+$/.test(key)) problems.push('YANDEX_MAPS_KEY: letters, digits, - and _ only')
    if (url || attribution)
      problems.push('YANDEX_MAPS_KEY: a map has one source; leave MAP_TILES and MAP_ATTRIBUTION out')
    return yandexTiles(key)
  }
  if (!url && !attribution) return undefined
  const isTemplate = ['{z}', '{x}', '{y}'].every((part) => url?.includes(part))
  if (!url || !/^https:\/\/[\w.-]+(:\d+)?\/[^\s"'<>;,]*$/.test(url) || !isTemplate)
    problems.push(
      `MAP_TILES: "${url ?? ''}" is not an https address with {z}, {x} and {y}, such as https://tiles.example/{z}/{x}/{y}.png`,
    )
  if (!attribution) problems.push('MAP_ATTRIBUTION: missing; a map has to name the owner of its tiles')
  return url && attribution ? { url, attribution } : undefined
}
