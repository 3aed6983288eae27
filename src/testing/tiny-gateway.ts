import { type Backend, createGateway, type GatewayOptions } from '../gateway/gateway.ts'
import { createOperationMatcher, type GatewayOperation } from '../gateway/operation-matcher.ts'

const operations: GatewayOperation[] = [
  {
    id: 'login',
    method: 'POST',
    path: '/api/authentication/',
    auth: 'guest',
    effect: 'session',
    opensSession: 'anyone',
  },
  {
    id: 'registerPerson',
    method: 'POST',
    path: '/api/reg/fiz/',
    auth: 'guest',
    effect: 'session',
    opensSession: 'guest',
  },
  { id: 'logout', method: 'POST', path: '/api/logout/', auth: 'guest', effect: 'session' },
  { id: 'getFooter', method: 'GET', path: '/api/footer/', auth: 'guest', effect: 'read' },
  { id: 'getHeader', method: 'GET', path: '/api/header/', auth: 'guest', effect: 'read' },
  { id: 'addToCart', method: 'POST', path: '/web/basket/add/', auth: 'guest', effect: 'write' },
  {
    id: 'addPhoto',
    method: 'POST',
    path: '/web/photo/add/',
    auth: 'token',
    effect: 'write',
    uploadBytes: 4 * 1024 * 1024,
  },
  {
    id: 'downloadFile',
    method: 'GET',
    path: '/web/files/{id}/',
    auth: 'guest',
    effect: 'read',
    answersFile: true,
  },
  { id: 'getPersonal', method: 'GET', path: '/web/personal/', auth: 'token', effect: 'read' },
]
/** Every answer has the shape that it should. */
export const tinyContract = {
  matchOperation: createOperationMatcher(operations),
  answerShapes: () => undefined,
  declaredHeaders: (id: string) =>
    new Set(id === 'addToCart' ? ['idempotency-key'] : id === 'downloadFile' ? ['range'] : []),
}

/** A gateway over a backend that keeps what it was asked. */
export function gatewayOver(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<GatewayOptions> = {},
) {
  const asked: Request[] = []
  const backend: Backend = async (request) => {
    asked.push(request)
    return answer(request)
  }
  return {
    asked,
    gateway: createGateway({
      backend,
      contract: tinyContract,
      sandbox: false,
      timeout: 1000,
      onBrokenAnswer: () => undefined,
      ...options,
    }),
  }
}

/** A call as the browser makes it; with a body it is a POST. */
export function call(path: string, headers: Record<string, string> = {}, body?: string): Request {
  const method = body === undefined ? 'GET' : 'POST'
  return new Request(`http://shop.example${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
}

/** An answer in the envelope of the contract. */
export const success = (data: object, init?: ResponseInit) =>
  Response.json({ status: 'success', data, errors: [] }, init)
/** The backend knows no such visitor. */
export const denied = () =>
  Response.json({ status: 'error', data: null, errors: [{ code: 'unauthorized' }] }, { status: 401 })
