import type { PaymentRecord } from './world-records.ts'
import { paymentPagePath, type PaymentStep } from './payment-page-path.ts'
import { rubles } from './rules/money.ts'
import type { PaymentStage } from './rules/payments.ts'
import type { OrderRecord } from './seed/order-record.ts'

const words: Readonly<Record<PaymentStage, string>> = {
  open: 'Выберите, чем закончится платёж. Деньги никуда не уходят.',
  paid: 'Этот платёж уже прошёл. Второй раз платить не нужно.',
  declined: 'Банк отклонил этот платёж. Вернитесь к заказу и начните оплату заново.',
  replaced: 'Вместо этого платежа начат другой. Вернитесь к заказу.',
  expired: 'Время платежа истекло. Вернитесь к заказу и начните оплату заново.',
  notDue: 'Заказ больше не ждёт этой оплаты. Вернитесь к заказу.',
}

const ways: Readonly<Record<PaymentRecord['type'], string>> = {
  redirect: 'Банковская карта',
  qr: 'СБП',
  form: 'Форма оплаты',
}

const style = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px 16px; background: #eef0ef; color: #1c2326; font: 16px/1.5 sans-serif }
  main { max-width: 30rem; margin: 0 auto; padding: 24px; border: 1px solid #b9c1c4; background: #fff }
  .test { margin: -24px -24px 24px; padding: 12px 24px; background: #ffd400; font-weight: 700 }
  h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.25 }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px }
  dt { color: #566166 } dd { margin: 0; text-align: right } .sum { font-size: 1.25rem; font-weight: 700 }
  form { display: grid; gap: 12px }
  button { min-height: 48px; padding: 8px 16px; border: 1px solid #1c2326; background: #fff; color: inherit; font: inherit; cursor: pointer }
  .main { background: #ffd400; font-weight: 700 }
  button:focus-visible { outline: 3px solid #0b4a8c; outline-offset: 2px }
`

/** The test payment page as HTML. The order's number is made by the sandbox, so nothing here needs escaping. */
export function paymentDocument(
  { id, type, amount }: PaymentRecord,
  { number }: OrderRecord,
  stage: PaymentStage,
): string {
  const button = (step: PaymentStep, text: string, look = '') =>
    `<button formaction="${paymentPagePath(id)}${step}/"${look && ` class="${look}"`}>${text}</button>`
  const buttons =
    stage === 'open'
      ? [
          button('pay', `Оплатить ${rubles(amount)}`, 'main'),
          button('decline', 'Отклонить платёж'),
          button('leave', 'Уйти, не заплатив'),
        ]
      : [button('leave', 'Вернуться в магазин', 'main')]
  return `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Тестовая оплата заказа ${number}</title>
<style>${style}</style>
<main>
<p class="test">Тестовая страница оплаты</p>
<h1>Оплата заказа ${number}</h1>
<dl>
<dt>Получатель</dt><dd>Кран-Деталь</dd>
<dt>Способ</dt><dd>${ways[type]}</dd>
<dt>Сумма</dt><dd class="sum">${rubles(amount)}</dd>
</dl>
<p role="status">${words[stage]}</p>
<form method="post">
${buttons.join('\n')}
</form>
</main>
</html>
`
}
