// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { localSafeStorage, safeStorage } from './storage.ts'

test('R-BRANCH-21 a value is kept in the browser and can be removed', () => {
  localSafeStorage().set('branch_confirm', '1')
  expect(localStorage.getItem('branch_confirm')).toBe('1')
  expect(localSafeStorage().get('branch_confirm')).toBe('1')
  localSafeStorage().remove('branch_confirm')
  expect(localSafeStorage().get('branch_confirm')).toBeNull()
})

test('R-BRANCH-21 a blocked storage is survived, values live as long as the page', () => {
  const storage = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(storage.get('a')).toBeNull()
  storage.set('a', '1')
  expect(storage.get('a')).toBe('1')
  storage.remove('a')
  expect(storage.get('a')).toBeNull()
})
