import { expect, test } from 'vitest'
import { readGeneratedContract } from '../model/generated-contract.ts'
import { segmentJoiner } from './front.ts'

const join = segmentJoiner(readGeneratedContract())
const list = '/web/elastic/component/catalogSection/buri/f'

test('R-API-42 what a marked parameter holds becomes one segment for Prism, and nothing else changes', () => {
  expect(join(`${list}/a-is-b/c-is-d/?PAGEN_1=2&x=/y/`)).toBe(`${list}/a-is-b%2Fc-is-d/?PAGEN_1=2&x=/y/`)
  expect(join(`${list}/a-is-b/`)).toBe(`${list}/a-is-b/`)
  for (const same of [`${list}/`, `${list}/a`, '/api/header/', `/api/header/?x=${list}/a/b/`])
    expect(join(same)).toBe(same)
})
