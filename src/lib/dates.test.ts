import { expect, test } from 'vitest'
import {
  calendarDayOf,
  formatCalendarDay,
  formatRelativeDay,
  formatRelativeDayTime,
  formatShortDay,
  formatShortDayTime,
} from './dates.ts'
import { formatWeekday } from './weekday.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

test('R-CONST-39 an instant is shown in the zone that is asked for, not in that of the machine', () => {
  expect(formatShortDayTime('2026-11-20T21:30:00Z', 'Asia/Yekaterinburg')).toBe('21.11.2026, 02:30')
  expect(formatShortDayTime('2026-11-20T21:30:00Z')).toBe('21.11.2026, 00:30')
  expect(formatShortDay('2026-11-20T20:59:00Z')).toBe('20.11.2026')
})

test('R-CONST-39 today, yesterday and tomorrow are counted in the zone from the given now', () => {
  expect(formatRelativeDay('2026-11-19T21:00:00Z', now)).toBe('сегодня')
  expect(formatRelativeDay('2026-11-19T20:59:00Z', now)).toBe('вчера')
  expect(formatRelativeDay('2026-11-20T21:00:00Z', now)).toBe('завтра')
  expect(formatRelativeDayTime('2026-11-20T09:05:00Z', now, 'Asia/Yekaterinburg')).toBe(
    'сегодня в\u00a014:05',
  )
  expect(formatRelativeDay('2026-11-05T09:00:00Z', now)).toBe('05.11.2026')
  expect(formatRelativeDay('2025-11-05T09:00:00Z', now)).toBe('05.11.2025')
})

test('R-CONST-39 a calendar day knows no zone', () => {
  expect(formatCalendarDay('2026-01-09')).toBe('09.01.2026')
  expect(formatWeekday('2026-01-09')).toBe('пятница')
  expect(calendarDayOf('2026-11-20T21:30:00Z', 'Asia/Yekaterinburg')).toBe('2026-11-21')
})
