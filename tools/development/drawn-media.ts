import { join } from 'node:path'
import { createMedia } from '../../mocks/sandbox/node/media.ts'

/**
 * Answers `/media/…` with the sandbox's drawings, for a backend that has no pictures of its own: the examples of the
 * contract name products of the seed.
 * @param dataDir where the sandbox keeps pictures too, so that none is made twice
 */
export function drawnMedia(dataDir: string): (request: Request) => Promise<Response> {
  let media: Promise<ReturnType<typeof createMedia>> | undefined
  return async (request) => (await (media ??= openMedia(dataDir)))(request)
}

/** When the first picture is asked for: the seed takes a moment, and a page needs the answers first. */
async function openMedia(dataDir: string) {
  const { renderMedia } = await import('../../mocks/sandbox/media.ts')
  return createMedia({ render: (pathname) => renderMedia(pathname), cacheDir: join(dataDir, '.cache') })
}
