import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import { expect, test } from 'vitest'
import { isJsonType } from '../model/declared-answers.ts'
import { generatedContractFile } from '../model/generated-contract.ts'
import { fragmentOfPointer } from '../model/json-pointer.ts'
import { readContractFile } from '../model/read-contract.ts'
import { isRecord, listOf, recordOf } from '../model/record.ts'
import { schemaAt } from '../model/reference.ts'
import { mergedSchema } from './schema-values.ts'
import { wrongBodies } from './wrong-bodies.ts'

const contract = await readContractFile(generatedContractFile)
const { document } = contract
const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false })
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default
addFormats(ajv)
ajv.addFormat('html', true)
ajv.addSchema(document, 'contract')

const bounds = new Set([
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'minItems',
  'uniqueItems',
  'enum',
  'required',
])
const isTried = (keyword: string, limit: unknown) =>
  bounds.has(keyword) ||
  (keyword === 'maxItems' && Number(limit) <= 1000) ||
  (keyword === 'maximum' && Number(limit) < 2_000_000_000)

/** Every bound of what stands in an example, `/product/quantity minimum`. */
function boundsOf(node: unknown, value: unknown, place = ''): string[] {
  const schema = mergedSchema(document, schemaAt(document, node))
  if (schema['readOnly'] === true || place.endsWith('/SESSID') || value === undefined) return []
  const own = Object.entries(schema).filter(
    ([keyword, limit]) =>
      isTried(keyword, limit) &&
      !(keyword === 'minLength' && limit === 0) &&
      !(keyword === 'minItems' && limit === 0),
  )
  const here = own
    .filter(([keyword, limit]) => keyword !== 'required' || listOf(limit).some((name) => name !== 'SESSID'))
    .map(([keyword]) => `${place} ${keyword}`)
  if (Array.isArray(value)) return [...here, ...boundsOf(schema['items'], value[0], `${place}/0`)]
  if (!isRecord(value)) return here
  const inner = Object.entries(recordOf(schema['properties']))
  return [...here, ...inner.flatMap(([name, one]) => boundsOf(one, value[name], `${place}/${name}`))]
}

const operations = contract.operations.filter(({ body }) => body && isJsonType(body.mediaType))

test.each(operations.map((one) => [one.id, one] as const))(
  'each bound in the body of %s has a request that breaks it, and all of them are wrong',
  (_, operation) => {
    const { body } = operation
    const validate = body && ajv.getSchema(`contract#${fragmentOfPointer(body.schemaPointer)}`)
    if (!body || !validate || !isRecord(body.example)) return
    const broken = new Set<string>()
    for (const one of wrongBodies(document, operation, body.example, [422])) {
      if (one.text !== undefined) continue
      expect(validate(one.body), `${one.place} ${one.what}`).toBe(false)
      for (const { instancePath, keyword } of listOf(validate.errors) as {
        instancePath: string
        keyword: string
      }[])
        broken.add(`${instancePath} ${keyword}`)
    }
    expect(boundsOf(body.schema, body.example).filter((bound) => !broken.has(bound))).toEqual([])
  },
)
