import { expect, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { codeRules } from './code-rules.ts'
import { ruleBook, rulePlaces } from './rule-book.ts'

const { document } = await readContractFile(generatedContractFile)
const idsOf = (operationId: string) =>
  (codeRules(document).get(operationId) ?? []).map(({ source }) => source['id'])

test('the rule of a code is one of each operation that answers the code and has what it needs', () => {
  expect(idsOf('addRequest')).toContain('add-request-contragent-mismatch-company-current')
  // The company stands in the query there.
  expect(idsOf('deleteCompanyUser')).toEqual([
    'delete-company-user-action-not-allowed-action-of-user',
    'delete-company-user-contragent-mismatch-company-current',
  ])
  // It answers contragentMismatch too, and is a read: rules of its own judge it.
  expect(idsOf('listHooks')).toEqual([])
  expect(idsOf('setUserStore')).toEqual([])
})

test('ACTIONS are those that the operation does whatever it is sent', () => {
  const rule = codeRules(document)
    .get('cancelOrder')
    ?.find(({ source }) => source['id'] === 'cancel-order-action-not-allowed-action-of-order')
  expect(rule?.source['rule']).toBe('!answer.data.order.allowedActions.exists(a, a in ["cancel"])')
  // What setOrderApproval does depends on the decision.
  expect(idsOf('setOrderApproval')).toContain('set-order-approval-action-not-allowed-action-by-decision')
  expect(idsOf('setOrderApproval')).not.toContain('set-order-approval-action-not-allowed-action-of-order')
})

test('its place is beside the code, and it is judged like the rules beside the operation', () => {
  const id = 'add-request-contragent-mismatch-company-current'
  expect(rulePlaces(document).get(id)).toMatch(/^\/x-refusal-codes\/contragentMismatch\/rules\/\d+$/)
  expect(
    ruleBook(document)
      .linked.get('addRequest')
      ?.find((rule) => rule.id === id),
  ).toMatchObject({
    on: 'refusal',
    when: { text: expect.stringContaining('"contragentMismatch"') as string },
  })
})
