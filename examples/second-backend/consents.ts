import type { Operation } from './call.ts'

const inForce = { docVersion: '3', effectiveFrom: '2026-01-12' }

export const documents = [
  {
    type: 'personalData',
    ...inForce,
    title: 'Политика обработки персональных данных',
    statement: 'Соглашаюсь на обработку персональных данных',
    url: '/policy/',
    required: true,
  },
  {
    type: 'offer',
    ...inForce,
    title: 'Публичная оферта',
    statement: 'Принимаю условия оферты',
    url: '/offer/',
    required: true,
  },
  {
    type: 'marketing',
    ...inForce,
    title: 'Согласие на рассылку',
    statement: 'Хочу получать новости и предложения',
    url: null,
    required: false,
  },
] as const

export const consentOperations: Operation[] = [
  {
    id: 'listConsentDocuments',
    method: 'GET',
    path: '/web/consents/',
    who: 'anyone',
    answer: () => ({ items: documents }),
  },
]
