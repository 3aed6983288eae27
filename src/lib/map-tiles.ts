/** Pictures of a map from a server of tiles. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`; `{scale}` is 2 on a dense screen, otherwise 1. */
  url: string
  /** Plain text that names the owner of the pictures. */
  attribution: string
  /** Where the owner's terms of use stand, which some owners ask a map to link to. */
  terms?: string
}

/** Name of the `meta` in which the document carries the tiles that the installation is set up with, as JSON. */
export const mapTilesMeta = 'map-tiles'

/** The tiles of this installation; `undefined`: outlines only. */
export function documentMapTiles(): MapTiles | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${mapTilesMeta}"]`)?.content
  // The web server has written it from its checked settings.
  return content ? (JSON.parse(content) as MapTiles) : undefined
}

/** The address of one tile. */
export function tileAddress({ url }: MapTiles, parts: { x: number; y: number; z: number }): string {
  const values: Readonly<Record<string, number>> = { ...parts, scale: tileScale() }
  return url.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Pixels of a tile for one of the page, in whole numbers. */
export const tileScale = () => (globalThis.devicePixelRatio > 1 ? 2 : 1)
