import { expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { colleagueFaults } from './testing/faults/colleague-faults.ts'

test('each operation that needs a right has the fault that the right is not asked for', async () => {
  const { operations } = await readContractFile(generatedContractFile)
  const guarded = operations.filter(({ rights }) => rights.length > 0).map(({ id }) => id)
  const faulty = colleagueFaults.filter(({ name }) => name === 'the right is not asked for')
  // Mailing and disputing an act can't be taken back: only a run that may leave something asks for them.
  expect(faulty.map(({ operation }) => operation).toSorted()).toEqual(
    guarded.filter((id) => id !== 'sendAct' && id !== 'disputeAct').toSorted(),
  )
})
