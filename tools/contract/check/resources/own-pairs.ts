import type { CheckedOperation, Contract } from '../../model/contract.ts'
import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf, recordOf } from '../../model/record.ts'
import { type Schema, schemaAt } from '../../model/reference.ts'
import { thingsOf } from '../../rules/thing.ts'

/** Where a write of our contract tells its thing, and the reads that tell of it too. */
export interface OwnPair {
  /** `machine` of `data.machine`; empty where `data` is the thing; absent where the answer tells of none. */
  place: string | undefined
  kind: string | undefined
  /** Lists whose items are of the kind; of a DELETE the lists of its tag. */
  lists: CheckedOperation[]
  /** Reads of one thing, by the name of the parameter that takes its id. */
  details: { operation: CheckedOperation; parameter: string }[]
}

const known = new WeakMap<Contract, Map<string, OwnPair>>()

/** The reads that show what a write did, by `x-thing` and Links. */
export function ownPairOf(contract: Contract, write: CheckedOperation): OwnPair {
  const pairs = known.get(contract) ?? new Map<string, OwnPair>()
  known.set(contract, pairs)
  const pair = pairs.get(write.id) ?? readPair(contract, write)
  pairs.set(write.id, pair)
  return pair
}

function readPair(contract: Contract, write: CheckedOperation): OwnPair {
  const told = toldIn(contract, write)
  const isDelete = write.method === 'DELETE'
  const lists = contract.operations.filter((one) => {
    const kind = kindOfList(contract, one)
    return kind !== undefined && (told ? kind === told.kind : isDelete && one.tag === write.tag)
  })
  const details = write.links.flatMap(({ operationId, values }) => {
    const operation = contract.byId.get(operationId)
    const own = Object.entries(values)
    const [[parameter, expression] = []] = own
    return operation?.effect === 'read' &&
      !operation.body &&
      own.length === 1 &&
      parameter !== undefined &&
      told &&
      expression === `$response.body#/data${told.place === '' ? '' : `/${told.place}`}/id`
      ? [{ operation, parameter }]
      : []
  })
  return { place: told?.place, kind: told?.kind, lists, details }
}

/** The schema of `data` in an answer of success. */
function dataOf({ document }: Contract, { answers }: CheckedOperation): Schema {
  const pointer = answers.get('200')?.schemaPointer
  if (pointer === undefined) return {}
  const whole = schemaAt(document, valueAt(document, pointer))
  const branch =
    listOf(whole['oneOf'])
      .map((one) => schemaAt(document, one))
      .find((one) => recordOf(recordOf(one['properties'])['status'])['const'] === 'success') ?? whole
  return schemaAt(document, recordOf(branch['properties'])['data'])
}

/** The kind of a thing that is known by its id and tells all its fields. */
function kindOf({ document }: Contract, schema: unknown): string | undefined {
  return isRecord(schema)
    ? thingsOf(schemaAt(document, schema)).find(({ by, only }) => by.includes('id') && !only)?.kind
    : undefined
}

function toldIn(contract: Contract, write: CheckedOperation): { place: string; kind: string } | undefined {
  const data = dataOf(contract, write)
  const own = kindOf(contract, data)
  if (own !== undefined) return { place: '', kind: own }
  for (const [place, schema] of Object.entries(recordOf(data['properties']))) {
    const kind = kindOf(contract, schema)
    if (kind !== undefined) return { place, kind }
  }
  return undefined
}

/** The kind of a list's items; of reads only that need nothing but the session. */
function kindOfList(contract: Contract, operation: CheckedOperation): string | undefined {
  const { effect, parameters, body } = operation
  if (effect !== 'read' || parameters.some(({ in: place }) => place === 'path')) return undefined
  if (body && listOf(body.schema['required']).length > 0) return undefined
  if (parameters.some(({ required, name }) => required === true && name !== 'contragentId')) return undefined
  const items = schemaAt(contract.document, recordOf(dataOf(contract, operation)['properties'])['items'])
  return kindOf(contract, items['items'])
}
