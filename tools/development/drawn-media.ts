import { createMedia } from '../../mocks/sandbox/node/media.ts'

/**
 * Answers `/media/…` with the sandbox's drawings, for a backend that has no pictures of its own: the examples of the
 * contract name products of the seed.
 */
export function drawnMedia(): (request: Request) => Promise<Response> {
  let media: Promise<ReturnType<typeof createMedia>> | undefined
  return async (request) => (await (media ??= openMedia()))(request)
}

/** When the first picture is asked for: the seed takes a moment, and a page needs the answers first. */
async function openMedia() {
  const { renderMedia } = await import('../../mocks/sandbox/media.ts')
  return createMedia({ render: (pathname) => renderMedia(pathname) })
}
