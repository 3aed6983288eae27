import type { Catalogue } from './catalogue-index.ts'
import { plate } from './machine-plate.ts'
import type { MachineRecord } from './machine-record.ts'
import { seedIds } from './named.ts'

/** Models with their number of machines, what they are called, and their first serial number. */
const parts = [
  { model: 'EG-210', count: 12, noun: 'Экскаватор', serial: 1210 },
  { model: 'BG-170', count: 8, noun: 'Бульдозер', serial: 640 },
  { model: 'PF-50B', count: 6, noun: 'Погрузчик', serial: 930 },
  { model: 'SK-45', count: 4, noun: 'Самосвал', serial: 410 },
] as const
const places = ['Участок № 1', 'Участок № 2', 'Отвал Восточный', 'Дробильный узел'] as const

const readAt = '2026-11-16'
const readBefore = '2026-10-17'
const daysBetween = 30
/** Every so many machines one has passed the hours of its service. */
const overdueEvery = 7

/** 30 machines of one company: every one needs a service within the month. */
export function buildLargeFleet(catalogue: Catalogue): MachineRecord[] {
  const fleet: MachineRecord[] = []
  for (const { model, count, noun, serial } of parts)
    for (let number = 1; number <= count; number += 1) {
      const index = fleet.length
      const perDay = 9 + (index % 4)
      const value = 2110 + index * 197
      const doneAt = Math.floor(value / 250) * 250
      fleet.push({
        id: 871 + index,
        companyId: seedIds.companies.severnyRazrez.id,
        userId: seedIds.users.fleetMechanic.id,
        ...plate(catalogue, model, serial + number * 97, 2017 + (index % 6)),
        name: `${noun} № ${number}`,
        location: places[index % places.length] ?? '',
        motohours: { value, at: readAt },
        readings: [
          { value: value - perDay * daysBetween, at: readBefore },
          { value, at: readAt },
        ],
        firstHours: value - perDay * daysBetween,
        lastService: { hours: index % overdueEvery === 3 ? doneAt - 250 : doneAt, at: '2026-10-28' },
        ownership: 'own',
        status: 'active',
      })
    }
  return fleet
}
