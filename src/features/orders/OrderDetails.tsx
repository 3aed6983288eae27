import { wordFor } from '../../lib/word-for.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { deliveryNames, deliveryPriceWords, termWords } from '../../lib/delivery-words.ts'
import { formatPhone, phoneHref } from '../../lib/phone.ts'
import { AddressText } from '../../ui/AddressText.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { type Property, PropertyList } from '../../ui/PropertyList.tsx'
import { type Order, isOwed, paymentWords, unloadingNames } from './order-words.ts'

/** How and to whom the goods go. */
export function OrderDelivery({ order: { delivery, status } }: { order: Order }) {
  const { type, store, address, terminal, price, etaFrom, etaTo, unloading, needsAuthority, recipient } =
    delivery
  const isCanceled = status === 'canceled'
  const items: Property[] = [
    { name: 'Способ', value: deliveryNames[type] },
    ...(store
      ? [
          {
            name: 'Где забрать',
            value: <AddressText text={`${store.name}, ${store.city}, ${store.address}`} />,
          },
        ]
      : []),
    ...(address
      ? [{ name: 'Адрес', value: <AddressText text={`${address.title}: ${address.value}`} /> }]
      : []),
    ...(terminal ? [{ name: 'Терминал', value: terminal }] : []),
    { name: 'Стоимость', value: deliveryPriceWords(price) },
    ...(isCanceled ? [] : [{ name: 'Срок', value: termWords(etaFrom, etaTo) ?? 'уточнит менеджер' }]),
    ...(type === 'pickup' ? [] : [{ name: 'Разгрузка', value: wordFor(unloadingNames, unloading) }]),
    ...(recipient
      ? [
          {
            name: 'Получатель',
            value: (
              <>
                {recipient.fio}, <a href={phoneHref(recipient.phone)}>{formatPhone(recipient.phone)}</a>
              </>
            ),
          },
        ]
      : []),
    ...(needsAuthority && !isCanceled ? [{ name: 'Для получения', value: 'нужна доверенность' }] : []),
  ]
  return (
    <Panel title="Доставка">
      <PropertyList items={items} />
    </Panel>
  )
}

/** How the order is paid and how far. */
export function OrderPayment({ order }: { order: Order }) {
  const { payment, contract, company } = order
  return (
    <Panel title="Оплата">
      <PropertyList
        items={[
          { name: 'Способ', value: payment.title },
          { name: 'Состояние', value: paymentWords(order) },
          ...(payment.dueDate && isOwed(order)
            ? [{ name: 'Оплатить до', value: formatCalendarDay(payment.dueDate) }]
            : []),
          // A person has no contracts.
          ...(contract || company
            ? [{ name: 'Договор', value: contract ? `№ ${contract.number}` : 'без договора' }]
            : []),
        ]}
      />
    </Panel>
  )
}

/** Who ordered for whom, and what was said. */
export function OrderTerms({ order }: { order: Order }) {
  const { company, author, comment, customerOrderNumber, manager } = order
  return (
    <Panel title="Покупатель">
      <PropertyList
        items={[
          ...(company ? [{ name: 'Компания', value: `${company.name}, ИНН\u00a0${company.inn}` }] : []),
          { name: 'Оформил', value: author.fio },
          ...(customerOrderNumber ? [{ name: 'Ваш номер', value: customerOrderNumber }] : []),
          ...(comment ? [{ name: 'Комментарий', value: comment }] : []),
          ...(manager
            ? [
                {
                  name: 'Менеджер',
                  value: (
                    <>
                      {manager.name}
                      {manager.phone && (
                        <>
                          , <a href={phoneHref(manager.phone)}>{formatPhone(manager.phone)}</a>
                        </>
                      )}
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
