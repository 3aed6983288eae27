/** Pictures of a map from a server of tiles. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string
  /** Plain text that names the owner of the pictures. */
  attribution: string
}

/** Name of the `meta` in which the document carries the tiles that the installation is set up with, as JSON. */
export const mapTilesMeta = 'map-tiles'

/** The tiles of this installation; `undefined`: outlines only. */
export function documentMapTiles(): MapTiles | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${mapTilesMeta}"]`)?.content
  // The web server has written it from its checked settings.
  return content ? (JSON.parse(content) as MapTiles) : undefined
}
