import { expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { askedByRules } from './asked-by-rules.ts'

test('rules tell which values of parameters they judge: in the query, the path and the body', async () => {
  const contract = await readContractFile(generatedContractFile)
  const asked = (id: string) => {
    const operation = contract.byId.get(id)
    if (!operation) throw new Error(`no operation ${id}`)
    return askedByRules(contract, operation).map((one) => `${one.in} ${one.name} ${String(one.value)}`)
  }
  expect(asked('listSectionProducts')).toEqual(
    expect.arrayContaining(['query orderBy price', 'query orderBy -price']),
  )
  expect(asked('searchProductsFiltered')).toContain('path filterPath sellout-is-true')
  expect(asked('listOrders')).toContain('query sumFrom 100000')
  expect(asked('listActs')).toContain('body kind reconciliation')
  expect(asked('getFooter')).toEqual([])
})
