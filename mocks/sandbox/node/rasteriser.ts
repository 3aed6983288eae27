import { LRUCache } from 'lru-cache'

export interface RasteriserLimits {
  /** Drawings that wait for their turn; more are refused. */
  waiting: number
  /** Of the rasters kept, all together. */
  bytes: number
  entries: number
}

const usualLimits: RasteriserLimits = { waiting: 32, bytes: 16 * 1024 * 1024, entries: 1000 }

/** A drawing as WebP; `busy` when too many wait; `undefined` where no rasteriser is installed. */
export type Raster = Uint8Array<ArrayBuffer> | 'busy' | undefined

/**
 * Makes WebP of drawings, one at a time on one thread, whoever asks for how many: a raster costs 1000 times what its request
 * costs. Rasters are kept in memory by the drawing's digest, the least recently used leave first.
 */
export function createRasteriser({ waiting, bytes, entries }: RasteriserLimits = usualLimits) {
  const kept = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    max: entries,
    maxSize: bytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const making = new Map<string, Promise<Raster>>()
  let last: Promise<unknown> = Promise.resolve()

  return (svg: string, digest: string): Promise<Raster> => {
    const known = kept.get(digest)
    if (known) return Promise.resolve(known)
    const underway = making.get(digest)
    if (underway) return underway
    if (making.size > waiting) return Promise.resolve('busy')
    const made = last
      .then(() => rasterise(svg))
      .then((raster) => {
        if (raster) kept.set(digest, raster)
        return raster
      })
      .finally(() => making.delete(digest))
    making.set(digest, made)
    // A drawing that fails is told to who asked for it, and ends nobody else's turn.
    last = made.catch(() => undefined)
    return made
  }
}

/** Loaded when first needed: it is large, and browsers of the shop ask for SVG. `undefined` where it isn't installed. */
async function loadSharp() {
  try {
    const { default: sharp } = await import('sharp')
    sharp.concurrency(1)
    return sharp
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

async function rasterise(svg: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const sharp = await loadSharp()
  // 144 points per inch: twice the drawing's own pixels, for a glyph of 160 the 320 that its address promises.
  const density = svg.includes(' width="160"') ? 144 : 72
  return sharp && new Uint8Array(await sharp(Buffer.from(svg), { density }).webp({ quality: 82 }).toBuffer())
}
