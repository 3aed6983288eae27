import { expect, test } from 'vitest'
import { wordFor } from './word-for.ts'

test('a code that only a newer backend has stands for itself, also one that every object has', () => {
  const words: Record<string, string> = { new: 'Новый' }
  expect(['new', 'archived', 'toString'].map((code) => wordFor(words, code))).toEqual([
    'Новый',
    'archived',
    'toString',
  ])
})
