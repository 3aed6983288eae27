import { expect, onTestFinished, test } from 'vitest'
import { generatedContractFile } from '../model/generated-contract.ts'
import { readContractFile } from '../model/read-contract.ts'
import { isRecord, recordOf } from '../model/record.ts'
import { valueAt } from '../model/json-pointer.ts'
import { createClient } from './client.ts'
import { readOptions } from './options.ts'
import { runCheck } from './run-check.ts'
import { openFaultyBackend } from './testing/faulty-backend.ts'
import { accounts } from './testing/run-options.ts'

const operations = [
  'registerPerson',
  'changePasswordByCheckword',
  'createHook',
  'rotateHookSecret',
  'changePassword',
]

test('R-API-04 no report tells a password or a secret that the run itself made', async () => {
  const contract = await readContractFile(generatedContractFile)
  const backend = await openFaultyBackend()
  onTestFinished(() => backend.close())
  const secrets = new Set<string>()
  // Every answer breaks the contract, so each call is in the report, and a secret is of the wrong letters.
  backend.begin({
    name: 'no errors, and secrets in capitals',
    operation: '',
    place: '',
    async answer({ operationId = '', body, pass }) {
      const answer = await pass()
      const text = await answer.text()
      const json: unknown = text.startsWith('{') ? JSON.parse(text) : undefined
      if (!isRecord(json) || json['status'] !== 'success') return new Response(text, answer)
      const { errors: _none, ...rest } = json
      const data = recordOf(rest['data'])
      if (typeof data['secret'] === 'string') {
        data['secret'] = data['secret'].toUpperCase()
        secrets.add(String(data['secret']))
      }
      const asked: unknown = body.startsWith('{') ? JSON.parse(body) : undefined
      for (const pointer of ['/password', '/checkword', '/credentials/password']) {
        const value = valueAt(asked, pointer)
        if (typeof value === 'string') secrets.add(value)
      }
      return Response.json(operations.includes(operationId) ? rest : json, answer)
    },
  })
  const given = [
    '--target',
    backend.target,
    '--rate',
    '0',
    '--wait',
    '0',
    '--allow-writes',
    '--allow-lasting',
  ]
  const options = readOptions(
    [
      ...given,
      '--outbox',
      `${backend.target}/sandbox/outbox`,
      ...operations.flatMap((id) => ['--operation', id]),
    ],
    accounts,
  )
  if (!options) throw new Error('only help was asked for')
  const { credential } = contract
  const client = createClient({ ...options, ...(credential && { credential }), fetch: backend.fetch })
  const report = await runCheck({ contract, options, client })
  const told = JSON.stringify(report)
  expect(new Set(report.violations.map(({ operationId }) => operationId))).toEqual(new Set(operations))
  expect(secrets.size).toBeGreaterThan(5)
  for (const secret of secrets) expect(told).not.toContain(secret)
  expect(told).toContain('$CONTRACT_MADE_PASSWORD')
  expect(told).toContain('$CONTRACT_MADE_SECRET')
  expect(told).toContain('$CONTRACT_CHECKWORD')
})
