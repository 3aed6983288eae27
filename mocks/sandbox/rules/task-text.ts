import type { HandlerContext } from '../operation.ts'

type Task = HandlerContext<'addMachineTask'>['body']

const kinds: Readonly<Record<Task['kind'], string>> = {
  parts: 'подбор запчастей',
  maintenance: 'ТО',
  repair: 'ремонт',
  diagnostics: 'диагностика',
  consultation: 'консультация',
}

/** What the customer has filled in, as the text of the request. */
export function taskText({ symptoms, kind, urgency, hours, desiredDate, contact }: Task): string {
  return [
    symptoms.trim(),
    '',
    `Что нужно: ${kinds[kind]}`,
    ...(urgency === 'machineDown' ? ['Срочность: машина стоит'] : []),
    ...(hours == null ? [] : [`Наработка: ${hours} м·ч`]),
    ...(desiredDate == null ? [] : [`Желаемая дата: ${desiredDate.split('-').toReversed().join('.')}`]),
    `Контакт: ${contact.fio}, ${contact.phone}`,
  ].join('\n')
}
