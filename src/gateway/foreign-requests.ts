import { gatewayRefusal } from './refusals.ts'

/**
 * refuses calls from another site, and those of the address bar, a frame or a plug-in.
 * @param isFile a file may be opened from the address bar
 */
export function refuseForeign(request: Request, isFile = false): Response | undefined {
  const destination = request.headers.get('sec-fetch-dest')
  if (isFile && destination === 'document' && request.headers.get('sec-fetch-site') !== 'cross-site')
    return undefined
  if (destination !== null && ['document', 'iframe', 'frame', 'embed', 'object'].includes(destination)) {
    return gatewayRefusal(403, 'forbidden')
  }
  if (request.headers.get('sec-fetch-site') === 'cross-site') return gatewayRefusal(403, 'forbidden')
  const origin = request.headers.get('origin')
  if (origin !== null && request.method !== 'GET' && request.method !== 'HEAD') {
    const host = request.headers.get('host') ?? new URL(request.url).host
    if (!URL.canParse(origin) || new URL(origin).host !== host) return gatewayRefusal(403, 'forbidden')
  }
  return undefined
}
