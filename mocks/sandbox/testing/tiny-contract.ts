import type { ContractDocument } from '../contract.ts'

const json = (schema: object, examples: Record<string, unknown> = {}) => ({
  'application/json': {
    schema,
    examples: Object.fromEntries(Object.entries(examples).map(([name, value]) => [name, { value }])),
  },
})
const success = (data: unknown) => ({ status: 'success', data, errors: [] })
const refusal = (code: string) => ({ status: 'error', data: null, errors: [{ code, message: code }] })
const answer = (data: object) => ({
  type: 'object',
  required: ['status', 'data', 'errors'],
  properties: { status: { const: 'success' }, data, errors: { type: 'array' } },
})
const guest = [{ session: [] }, { session: [], token: [] }]

/** A contract of a few operations, one for each thing that the sandbox's core has to do. */
export const tinyContract: ContractDocument = {
  components: {
    schemas: {
      Line: {
        type: 'object',
        required: ['id', 'quantity'],
        properties: { id: { type: 'integer' }, quantity: { type: 'integer', minimum: 1, maximum: 99 } },
      },
      Sessid: { type: 'string', pattern: '^[0-9a-f]{32}$' },
    },
    parameters: {
      Page: {
        name: 'PAGEN_1',
        in: 'query',
        schema: { type: 'integer', minimum: 1, maximum: 10_000, default: 1 },
      },
    },
  },
  paths: {
    '/web/note/{id}/': {
      get: {
        operationId: 'getNote',
        'x-effect': 'read',
        security: guest,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
          { $ref: '#/components/parameters/Page' },
          { name: 'ids[]', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
          { name: 'query', in: 'query', schema: { type: 'string', maxLength: 200 } },
        ],
        responses: {
          200: {
            content: json(answer({ type: 'object' }), {
              success: success({ example: true }),
              empty: success({ example: false }),
              errorGone: refusal('gone'),
            }),
          },
          404: { content: json({}, { errorNotFound: refusal('404') }) },
        },
      },
    },
    '/web/notes/add/': {
      post: {
        operationId: 'addNote',
        'x-effect': 'write',
        'x-csrf': 'body',
        security: guest,
        parameters: [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }],
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['SESSID', 'products'],
            properties: {
              SESSID: { $ref: '#/components/schemas/Sessid' },
              products: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Line' } },
            },
          }),
        },
        responses: { 200: { content: json(answer({ type: 'object', required: ['count'] })) } },
      },
    },
    '/web/notes/{id}/': {
      delete: {
        operationId: 'deleteNote',
        'x-effect': 'destructive',
        'x-csrf': 'header',
        security: guest,
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { name: 'X-SESSID', in: 'header', required: true, schema: { $ref: '#/components/schemas/Sessid' } },
        ],
        responses: { 200: { content: json(answer({ type: 'object' })) } },
      },
    },
    '/web/mine/': {
      get: {
        operationId: 'getMine',
        'x-effect': 'read',
        security: [{ session: [], token: [] }],
        responses: { 200: { content: json(answer({ type: 'object' })) } },
      },
    },
    '/api/enter/': {
      post: {
        operationId: 'enter',
        'x-effect': 'session',
        security: guest,
        responses: { 200: { content: json(answer({ type: 'object' })) } },
      },
    },
    '/web/list/f/{filterPath}/': {
      get: {
        operationId: 'listFiltered',
        'x-effect': 'read',
        security: guest,
        parameters: [
          {
            name: 'filterPath',
            in: 'path',
            required: true,
            'x-multi-segment': true,
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: { content: json(answer({ type: 'object' }), { success: success({ items: [] }) }) },
        },
      },
    },
  },
}
