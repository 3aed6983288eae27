/** One call of the shop and what it was answered; both can be read by whoever gets them. */
export interface Exchange {
  request: Request
  response: Response
}

type Listener = (exchange: Exchange) => void

const listeners = new Set<Listener>()

/**
 * Hears every answer of the API from now on, as the shop sees it: after the gateway, without token and cookies.
 * @returns what to call to hear no more
 */
export function subscribeToAnswers(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells an exchange; each listener gets copies of its own, so the originals stay unread. */
export function tellAnswer({ request, response }: Exchange): void {
  for (const listener of listeners) listener({ request: request.clone(), response: response.clone() })
}
