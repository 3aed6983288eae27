import type { components } from '../../../src/generated/api-types.ts'

/** The documents that forms ask to agree to, in the versions in force. */
export const consentDocuments: components['schemas']['ConsentDocument'][] = [
  {
    type: 'personalData',
    docVersion: '2026-01',
    title: 'Политика обработки персональных данных',
    statement: 'Согласен на обработку персональных данных',
    url: '/policy/',
    required: true,
    effectiveFrom: '2026-01-12',
  },
  {
    type: 'offer',
    docVersion: '2026-01',
    title: 'Публичная оферта',
    statement: 'Принимаю условия публичной оферты',
    url: '/offer/',
    required: true,
    effectiveFrom: '2026-01-12',
  },
  {
    type: 'marketing',
    docVersion: '2026-01',
    title: 'Рассылка о новостях и акциях',
    statement: 'Хочу получать новости и акции по e-mail и SMS. Отказаться можно в любой момент в профиле.',
    url: null,
    required: false,
    effectiveFrom: '2026-01-12',
  },
]
