import { http, type HttpHandler } from 'msw'
import type { Sandbox } from './sandbox/create-sandbox.ts'

/** Sends every call and picture to a sandbox in the same process: `setupServer(...sandboxHandlers(sandbox))`. */
export function sandboxHandlers(sandbox: Pick<Sandbox, 'fetch'>): HttpHandler[] {
  return [/^[^?#]*?\/\/[^/]+\/(api|web|media|sandbox)\//].map((path) =>
    http.all(path, ({ request }) => sandbox.fetch(request, { loopback: true })),
  )
}
