import type { SandboxState } from '../operation.ts'
import type { RequestRecord } from '../seed/request-record.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { dayIn } from './days.ts'
import { takenByRequest } from './request-uploads.ts'
import { takeUploads } from './stored-files.ts'

interface Sender {
  state: SandboxState
  session: Session
  customer: UserRecord
  now: number
  nowIso: string
  newId: (collection: 'requests') => number
}

type Facts = Pick<RequestRecord, 'topic' | 'text'> &
  Partial<Pick<RequestRecord, 'companyId' | 'orderId' | 'machineId' | 'urgency' | 'dueAtHours' | 'fileIds'>>

/**
 * Opens a request of a customer. Its uploads are taken.
 * @returns the request, or the index of the first file that can't be taken; then nothing is done
 */
export function openRequest(sender: Sender, { fileIds = [], ...facts }: Facts): RequestRecord | number {
  const { state, session, customer, now, nowIso, newId } = sender
  const id = newId('requests')
  const missing = takeUploads(sender, fileIds, 'attachment', takenByRequest(id))
  if (missing !== undefined) return missing
  const year = dayIn('Europe/Moscow', now).slice(0, 4)
  return state.requests.put({
    id,
    number:
      facts.topic === 'machineTask' ? `ЗТ-${year}-${String(id).padStart(5, '0')}` : requestNumber('ОБ', id),
    owner: session.owner,
    userId: customer.id,
    phone: customer.phone,
    name: customer.name,
    email: customer.email,
    consents: [],
    status: 'new',
    messages: [],
    read: [],
    createdAt: nowIso,
    updatedAt: nowIso,
    ...facts,
    ...(fileIds.length > 0 && { fileIds: [...fileIds] }),
  })
}

export const requestNumber = (prefix: string, id: number) => `${prefix}-${String(id).padStart(6, '0')}`
