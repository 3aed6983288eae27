import { expect, test } from 'vitest'
import { reloadForChunk } from './chunk-reload.ts'

function browser() {
  const kept = new Map<string, string>()
  const state = { time: 1_000_000, reloads: 0 }
  return {
    state,
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    started: 0,
    now: () => state.time,
    reload: () => {
      state.reloads += 1
    },
  }
}

test('R-ERR-27 R-ERR-28 R-CONST-42 a failed chunk reloads the page once per 60 seconds', () => {
  const tab = browser()
  tab.started = tab.state.time - 10
  expect(reloadForChunk(tab)).toBe(true)
  tab.state.time += 59_999
  tab.started = tab.state.time - 10
  expect(reloadForChunk(tab)).toBe(false)
  expect(tab.state.reloads).toBe(1)
  tab.state.time += 1
  expect(reloadForChunk(tab)).toBe(true)
  expect(tab.state.reloads).toBe(2)
})

test('R-ERR-28 without storage the page is not reloaded in a circle', () => {
  const tab = browser()
  const storage = {
    getItem: () => null,
    setItem: () => {
      throw new Error('denied')
    },
  }
  expect(reloadForChunk({ ...tab, storage })).toBe(false)
  expect(tab.state.reloads).toBe(0)
})

test('R-ERR-27 chunks that fail together reload the page once', () => {
  const tab = browser()
  tab.started = tab.state.time - 10
  expect([reloadForChunk(tab), reloadForChunk(tab)]).toEqual([true, true])
  expect(tab.state.reloads).toBe(1)
})
