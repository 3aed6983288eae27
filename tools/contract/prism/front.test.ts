import { expect, test } from 'vitest'
import { readGeneratedContract } from '../model/generated-contract.ts'
import { segmentJoiner, waitOf } from './front.ts'

const join = segmentJoiner(readGeneratedContract())
const list = '/web/elastic/component/catalogSection/buri/f'

test('R-API-42 what a marked parameter holds becomes one segment for Prism, and nothing else changes', () => {
  expect(join(`${list}/a-is-b/c-is-d/?PAGEN_1=2&x=/y/`)).toBe(`${list}/a-is-b%2Fc-is-d/?PAGEN_1=2&x=/y/`)
  expect(join(`${list}/a-is-b/`)).toBe(`${list}/a-is-b/`)
  for (const same of [`${list}/`, `${list}/a`, '/api/header/', `/api/header/?x=${list}/a/b/`])
    expect(join(same)).toBe(same)
})

test('R-ERR-13 Prefer: wait= delays Prism, which does not know it, and what is no number is refused', () => {
  expect(['code=404, wait=2', 'wait="0.5"', 'code=404', undefined, 'wait=600'].map(waitOf)).toEqual([
    2, 0.5, 0, 0, 60,
  ])
  for (const wrong of ['wait=', 'wait=soon', 'wait=-1']) expect(waitOf(wrong)).toBeNaN()
})
