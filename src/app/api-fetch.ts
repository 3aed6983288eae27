/**
 * A `fetch` for the API client over the gateway: when the gateway had no answer of the backend, there is none here
 * either, so a time-out and a lost network look the same.
 */
export function networkFetch(fetch: (request: Request) => Promise<Response>) {
  return async (request: Request): Promise<Response> => {
    const response = await fetch(request)
    if (response.headers.get('X-Gateway') === 'noAnswer') throw new TypeError('No answer of the backend')
    return response
  }
}
