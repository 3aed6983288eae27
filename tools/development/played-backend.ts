import type { ContractDocument, ContractOperation } from '../../mocks/sandbox/contract.ts'
import { listOperations } from '../../mocks/sandbox/contract.ts'
import { JsonAnswer } from '../../mocks/sandbox/answer.ts'
import { problemAnswer } from '../../mocks/sandbox/envelope.ts'
import { breakAnswer } from '../../mocks/sandbox/faults.ts'
import { preferredAnswer, readPreference, waitFor } from '../../mocks/sandbox/prefer.ts'
import { notFound, SandboxProblem } from '../../mocks/sandbox/problems.ts'
import { createRouter, type Router } from '../../mocks/sandbox/router.ts'
import type { Backend } from '../../src/gateway/gateway.ts'
import { parseCookies } from '../../src/lib/cookies.ts'

/** Switches of the panel; a backend that isn't the sandbox never sees them. */
const switches = new Set(['sandbox-prefer', 'sandbox-world'])

/**
 * Plays the scenarios, faults and delays of the panel before a backend that knows nothing of them (Prism, a real one),
 * in the same words as the sandbox does. A chosen example is answered from the contract, the backend isn't asked.
 * @param contract the newest one, asked for with every call
 */
export function playedBackend(backend: Backend, contract: () => ContractDocument): Backend {
  const routers = new WeakMap<ContractDocument, Router>()
  const operationOf = (request: Request): ContractOperation | undefined => {
    const document = contract()
    let route = routers.get(document)
    if (!route) routers.set(document, (route = createRouter(listOperations(document))))
    const found = route(request.method, new URL(request.url).pathname)
    return found.kind === 'found' ? found.operation : undefined
  }

  return async (request, meta) => {
    if (new URL(request.url).pathname.startsWith('/sandbox/')) return problemAnswer(notFound()).toResponse()
    const operation = operationOf(request)
    const cookie = parseCookies(request.headers.get('cookie')).get('sandbox-prefer')
    try {
      const preference = operation ? readPreference(request, cookie, operation.id) : {}
      if (preference.wait !== undefined) await waitFor(preference.wait, request.signal)
      if (preference.fault === 'network') return Response.error()
      const preferred = operation && preferredAnswer(contract(), operation, preference)
      const answer = preferred
        ? new JsonAnswer(preferred.body, preferred.status).toResponse()
        : await backend(withoutSwitches(request), meta)
      return operation && preference.fault
        ? await breakAnswer(contract(), operation, preference.fault, answer)
        : answer
    } catch (error) {
      if (error instanceof SandboxProblem) return problemAnswer(error).toResponse()
      throw error
    }
  }
}

function withoutSwitches(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.delete('prefer')
  headers.delete('sandbox-world')
  const cookies = [...parseCookies(headers.get('cookie'))].filter(([name]) => !switches.has(name))
  if (cookies.length > 0) headers.set('cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; '))
  else headers.delete('cookie')
  return new Request(request, { headers })
}
