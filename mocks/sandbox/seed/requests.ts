import type { RequestMessageRecord, RequestRecord } from './request-record.ts'
import { seedIds } from './named.ts'

const { users, companies, orders, machines } = seedIds
const manager = 'Климова Ольга Сергеевна'
const buyer = 'Смирнов Алексей Петрович'

const at = (time: string) => `2026-${time}:00.000Z`
const said = (id: number, time: string, from: 'seller' | 'customer', text: string): RequestMessageRecord => ({
  id,
  at: at(time),
  from,
  author: from === 'seller' ? manager : buyer,
  text,
})

type Plan = Pick<RequestRecord, 'id' | 'topic' | 'text' | 'status'> &
  Partial<Pick<RequestRecord, 'orderId' | 'machineId' | 'urgency' | 'messages'>> & {
    sent: string
    closed?: string
    number?: string
  }

/** Requests of the buyer's first company, one of each topic and several of each state. The seller lets them stand. */
const plans: readonly Plan[] = [
  {
    id: seedIds.requests.documents.id,
    topic: 'documents',
    text: 'Пришлите сертификаты на фильтры FM-2040.',
    status: 'waitingCustomer',
    orderId: orders.story.id,
    sent: '11-19T06:10',
    messages: [
      said(1, '11-20T08:30', 'seller', 'Сертификат есть в карточке товара. Нужен ли бумажный экземпляр?'),
    ],
  },
  {
    id: 6094,
    topic: 'machineTask',
    number: 'ЗТ-2026-06094',
    text: 'Отвал не держит высоту, течёт гидроцилиндр\n\nЧто нужно: ремонт\nСрочность: машина стоит\nНаработка: 11230 м·ч\nКонтакт: Ершов Николай Иванович, +79125550168',
    status: 'new',
    machineId: 902,
    urgency: 'machineDown',
    sent: '11-20T08:50',
  },
  {
    id: 6093,
    topic: 'claim',
    text: 'Фильтр пришёл с вмятиной на корпусе. Ставить его нельзя.',
    status: 'inProgress',
    orderId: 70_009,
    sent: '11-18T05:20',
    messages: [
      said(
        1,
        '11-18T05:40',
        'seller',
        'Пришлите фото детали и упаковки, на которых виден дефект и маркировка.',
      ),
      said(
        2,
        '11-18T07:05',
        'customer',
        'Вмятина у самого уплотнения, упаковка целая. Фото отправили на почту.',
      ),
    ],
  },
  {
    id: 6092,
    topic: 'price',
    text: 'Какая цена будет на 200 зубьев ковша ZK-35S с доставкой в карьер?',
    status: 'inProgress',
    sent: '11-17T10:00',
    messages: [said(1, '11-17T10:15', 'seller', 'Здравствуйте! Приняли заявку в работу, ответим сегодня.')],
  },
  {
    id: 6091,
    topic: 'question',
    text: 'Подойдёт ли насос NG-112M вместо NG-112 без переделки трубок?',
    status: 'closed',
    machineId: machines.excavator.id,
    sent: '11-09T04:30',
    closed: '11-10T09:00',
    messages: [
      said(1, '11-09T05:00', 'seller', 'Подойдёт: присоединительные размеры те же.'),
      said(2, '11-09T05:30', 'customer', 'Спасибо, заказываем.'),
      said(3, '11-10T09:00', 'seller', 'Вопрос решён, заявка закрыта.'),
    ],
  },
  {
    id: 6090,
    topic: 'return',
    text: 'Осталась лишняя пачка болтов BB-2065, не вскрывали. Примете обратно?',
    status: 'closed',
    orderId: 70_011,
    sent: '09-15T06:10',
    closed: '09-18T09:00',
    messages: [said(1, '09-18T09:00', 'seller', 'Возврат принят, деньги вернулись на счёт компании.')],
  },
]

/** The requests of the story, and one of a person. */
export function buildRequests(): RequestRecord[] {
  const company = plans.map((plan) =>
    recordOf(plan, { userId: users.buyer.id, companyId: companies.uralDorStroy.id }),
  )
  return [
    recordOf(
      {
        id: 6089,
        topic: 'question',
        text: 'Есть ли самовывоз со склада в субботу?',
        status: 'inProgress',
        sent: '11-19T10:00',
        messages: [said(1, '11-19T10:10', 'seller', 'Да, склад работает с 9 до 15 часов.')],
      },
      { userId: users.person.id },
    ),
    ...company,
  ]
}

function recordOf(
  { sent, closed, ...plan }: Plan,
  owner: { userId: number; companyId?: number },
): RequestRecord {
  const messages = plan.messages ?? []
  const isPerson = owner.companyId === undefined
  // What waits for an answer is news.
  const isRead = plan.status !== 'waitingCustomer'
  return {
    number: `ОБ-00${plan.id}`,
    owner: `user:${owner.userId}`,
    name: isPerson ? 'Мария' : 'Алексей',
    phone: isPerson ? '+79165550102' : '+79125550101',
    email: isPerson ? users.person.email : users.buyer.email,
    consents: [],
    read: isRead ? [{ userId: owner.userId, messageId: messages.length }] : [],
    createdAt: at(sent),
    updatedAt: messages.at(-1)?.at ?? at(sent),
    ...owner,
    ...plan,
    messages,
    ...(closed !== undefined && { closedAt: at(closed) }),
  }
}
