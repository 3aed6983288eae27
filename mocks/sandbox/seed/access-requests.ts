import type { AccessRequestRecord } from '../world-records.ts'

export const accessRequests: readonly AccessRequestRecord[] = [
  {
    id: 51,
    companyId: 501,
    userId: 1009,
    comment: 'Снабженец участка в Полевском, заказы согласует Смирнов.',
    status: 'pending',
    createdAt: '2026-11-20T08:40:00.000Z',
  },
]
