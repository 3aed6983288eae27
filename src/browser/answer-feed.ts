/** One call of the shop and what it was answered; both can be read by whoever gets them. */
export interface Exchange {
  request: Request
  response: Response
}

type Listener = (exchange: Exchange) => void

const listeners = new Set<Listener>()

/**
 * Subscribes to every answer of the API, as the shop gets it: after the gateway, without token and cookies.
 * @returns a function that unsubscribes
 */
export function subscribeToAnswers(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Publishes an exchange; each listener gets copies, so the originals stay unread. */
export function publishAnswer({ request, response }: Exchange): void {
  for (const listener of listeners) listener({ request: request.clone(), response: response.clone() })
}
