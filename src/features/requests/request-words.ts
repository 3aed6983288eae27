import type { StatusLook } from '../../ui/StatusPill.tsx'
import type { RequestItem, RequestStatus } from './request-queries.ts'

export const topicWords: Readonly<Record<RequestItem['topic'], string>> = {
  question: 'Вопрос',
  claim: 'Рекламация',
  return: 'Возврат',
  documents: 'Документы',
  price: 'Цена',
  orderCancel: 'Отмена заказа',
  machineTask: 'Заявка на технику',
}

/** The topics that a customer may begin a request with. */
export const ownTopics = ['question', 'claim', 'return', 'documents', 'price'] as const

export const statusLooks: Readonly<Record<RequestStatus, StatusLook>> = {
  new: { label: 'Отправлена', tone: 'blue', icon: 'clock' },
  inProgress: { label: 'В работе', tone: 'teal', icon: 'settings' },
  waitingCustomer: { label: 'Ждёт вашего ответа', tone: 'amber', icon: 'question' },
  closed: { label: 'Закрыта', tone: 'grey', icon: 'check' },
}

export const isTopic = (text: string | null): text is RequestItem['topic'] =>
  text !== null && Object.hasOwn(topicWords, text)

export const isStatus = (text: string | null): text is RequestStatus =>
  text !== null && Object.hasOwn(statusLooks, text)
