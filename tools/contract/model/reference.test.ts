import { expect, test } from 'vitest'
import { resolve, schemaAt, targetPointer } from './reference.ts'

const document = {
  paths: { '/a/{b}/': { get: { summary: 'A' } } },
  components: {
    schemas: {
      Name: { type: 'string' },
      Alias: { $ref: '#/components/schemas/Name' },
      One: { $ref: '#/components/schemas/Other' },
      Other: { $ref: '#/components/schemas/One' },
      Narrow: { $ref: '#/components/schemas/Name', maxLength: 3 },
    },
  },
}
const to = (name: string) => ({ $ref: `#/components/schemas/${name}` })

test('references are followed to their end, percent-encoded ones too', () => {
  expect(resolve(document, to('Alias'))).toBe(document.components.schemas.Name)
  expect(resolve(document, { $ref: '#/paths/~1a~1%7Bb%7D~1/get' })).toEqual({ summary: 'A' })
  expect(resolve(document, { type: 'integer' })).toEqual({ type: 'integer' })
})

test('what leads nowhere or in a circle is nothing', () => {
  expect(resolve(document, to('None'))).toBeUndefined()
  expect(resolve(document, to('One'))).toBeUndefined()
  expect(schemaAt(document, to('One'))).toEqual({})
})

test('the target of a reference is the last one that stands alone', () => {
  expect(targetPointer(document, to('Alias'))).toBe('/components/schemas/Name')
  expect(targetPointer(document, { ...to('Alias'), description: 'Its name.' })).toBe(
    '/components/schemas/Name',
  )
  // A validator has to see `maxLength`.
  expect(targetPointer(document, to('Narrow'))).toBe('/components/schemas/Narrow')
  expect(targetPointer(document, { ...to('Name'), maxLength: 3 })).toBeUndefined()
  expect(targetPointer(document, { type: 'string' })).toBeUndefined()
})
