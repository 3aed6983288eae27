import type { ContractDocument } from '../../model/document.ts'

export type Json = Record<string, unknown>

/** A contract of two operations that has one of everything; each call gives a new one. */
export function tinyContract() {
  const price = { type: 'integer', format: 'int64', minimum: 0, maximum: 1000, description: 'Kopecks.' }
  const item: Json = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', format: 'int64' },
      name: { type: 'string', maxLength: 50, pattern: '^[a-z]+$', example: 'filter' },
      kind: { type: 'string', enum: ['part', 'machine'] },
      day: { type: 'string', format: 'date' },
      price: { $ref: '#/components/schemas/Price' },
      note: { type: ['string', 'null'] },
      children: { type: 'array', maxItems: 9, items: { $ref: '#/components/schemas/Item' } },
    },
  }
  const refusal: Json = {
    type: 'object',
    required: ['status', 'errors'],
    properties: {
      status: { const: 'error' },
      errors: {
        type: 'array',
        minItems: 1,
        items: {
          allOf: [
            { $ref: '#/components/schemas/Fault' },
            { properties: { code: { type: 'string', enum: ['tooMany', 'notFound'] } } },
          ],
        },
      },
    },
  }
  const success: Json = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { const: 'success' }, data: { $ref: '#/components/schemas/Item' } },
  }
  const put = {
    operationId: 'putItem',
    tags: ['items'],
    description: 'Puts.',
    security: [{ session: [] }] as Json[],
    'x-effect': 'write',
    'x-csrf': 'body',
    'x-varies': 'branch',
    'x-invalidates': ['getItem'],
    parameters: [
      { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
      {
        name: 'page',
        in: 'query',
        description: 'Page.',
        example: 2,
        schema: { type: 'integer', default: 1, minimum: 1 },
      },
      { name: 'ids[]', in: 'query', schema: { type: 'array', items: { type: 'integer' } } },
      { name: 'Mode', in: 'header', required: true, schema: { const: 'plain' } },
    ] as Json[],
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['count'],
            properties: {
              count: { type: 'integer', minimum: 1, maximum: 99, multipleOf: 2 },
              words: { type: 'array', maxItems: 5, items: { type: 'string', minLength: 1 } },
              way: { type: 'string', enum: ['pickup', 'delivery'], default: 'pickup' },
              secret: { type: 'string' },
              place: {
                oneOf: [
                  { title: 'Address', type: 'object' },
                  { title: 'Store', type: 'integer' },
                ],
              },
            } as Json,
          } as Json,
          examples: { success: { value: { count: 2 } } } as Json,
        },
      } as Json,
    } as Json,
    responses: {
      '200': {
        description: 'Done or refused.',
        headers: { 'Cache-Control': { required: true, schema: { const: 'no-store' } } } as Json,
        content: { 'application/json': { schema: { oneOf: [success, refusal] } as Json } } as Json,
      },
      '404': { $ref: '#/components/responses/NotFound' },
    } as Json,
  }
  const get: Json = {
    operationId: 'getItem',
    'x-effect': 'read',
    'x-varies': 'visitor',
    parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
    responses: { '200': { description: 'One.', content: { 'application/json': { schema: success } } } },
  }
  const document = {
    openapi: '3.1.1',
    info: { title: 'Tiny', version: '1.2.3' },
    servers: [{ url: '/' }],
    paths: { '/items/{id}/': { get, post: put } } as Json,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'SID' } } as Json,
      responses: { NotFound: { description: 'None.', content: { 'application/json': { schema: refusal } } } },
      schemas: {
        Price: price as Json,
        Item: item,
        Fault: {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: { type: 'string' }, message: { type: 'string' } },
        },
      },
    },
  }
  const body = put.requestBody['content'] as { 'application/json': { schema: Json; examples: Json } }
  const fields = body['application/json'].schema['properties'] as Record<string, Json>
  const itemFields = item['properties'] as Record<string, Json>
  return {
    document,
    get,
    put,
    body: body['application/json'],
    fields,
    item,
    itemFields,
    success,
    refusal,
    price,
  }
}

export type TinyContract = ReturnType<typeof tinyContract>

export function asContract({ document }: TinyContract): ContractDocument {
  return document as unknown as ContractDocument
}
