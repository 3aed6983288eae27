import { http } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'

/**
 * Hands what a page sends by XMLHttpRequest to `fetch` of the page, until the test ends. Play the answer of uploadFile:
 * Node can't read a form with a file while jsdom's `File` is the global one.
 */
export function serveUploads(fetch: (request: Request) => Promise<Response>): void {
  const server = setupServer(http.post('*/web/files/', ({ request }) => fetch(request)))
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
}
