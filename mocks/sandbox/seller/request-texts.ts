import type { RequestRecord } from '../seed/request-record.ts'

type Texts = Record<NonNullable<RequestRecord['next']>['step'], (request: RequestRecord) => string>

const questions: Readonly<Record<RequestRecord['topic'], string>> = {
  question: 'Уточните, пожалуйста, модель и серийный номер машины: от них зависит ответ.',
  claim: 'Пришлите фото детали и упаковки, на которых виден дефект и маркировка.',
  return: 'Товар не был в работе? Пришлите фото упаковки, мы оформим возврат.',
  documents: 'Документы готовы. Нужны ли бумажные экземпляры?',
  price: 'Какое количество нужно и к какой дате? От этого зависит цена.',
  orderCancel: 'Подтвердите, что заказ больше не нужен.',
  machineTask: 'Пришлите фото таблички и места поломки. Когда машину можно осмотреть?',
  callback: 'Когда вам удобно ответить на звонок?',
}

const answers: Readonly<Record<RequestRecord['topic'], string>> = {
  question: 'Спасибо, теперь всё ясно. Деталь подходит, ставьте в заказ.',
  claim: 'Спасибо. Рекламация принята: заменим деталь, обратную доставку оплатим.',
  return: 'Спасибо. Возврат согласован, курьер заберёт товар в течение двух дней.',
  documents: 'Хорошо, бумажные экземпляры положим с товаром.',
  price: 'Спасибо. Цена на такое количество действует пять дней, её увидите в корзине.',
  orderCancel: 'Спасибо, передали в отдел отгрузки.',
  machineTask: 'Спасибо. Механик выезжает, детали резервируем на складе.',
  callback: 'Спасибо, позвоним.',
}

/** What the seller writes at each step. */
export const requestTexts: Readonly<Texts> = {
  accept: ({ urgency }) =>
    urgency === 'machineDown'
      ? 'Машина стоит — передали дежурному механику, он позвонит в течение 15 минут.'
      : 'Здравствуйте! Приняли заявку в работу, ответим сегодня.',
  ask: ({ topic }) => questions[topic],
  answer: ({ topic }) => answers[topic],
  close: ({ status }) =>
    status === 'waitingCustomer'
      ? 'Ответа не было 14 дней, заявка закрыта. Напишите, и мы откроем её снова.'
      : 'Вопрос решён, заявка закрыта. Если что-то осталось, напишите: мы откроем её снова.',
}
