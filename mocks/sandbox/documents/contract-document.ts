import { shop } from '../rules/shop.ts'
import type { CompanyRecord } from '../seed/company-record.ts'
import type { ContractRecord } from '../seed/contract-record.ts'
import { amount, longDay } from './amounts.ts'
import { PdfPage } from './pdf-page.ts'

interface ContractPaper {
  contract: ContractRecord
  buyer: CompanyRecord | undefined
  size: number
}

/** A contract with its terms and the details of the buyer. */
export function contractPdf({ contract, buyer, size }: ContractPaper): Uint8Array<ArrayBuffer> {
  const { number, date, type } = contract
  const page = new PdfPage(`${type} ${number}`, new Date(`${date}T06:00:00Z`))
  page
    .text(`${type} № ${number}`, { size: 15, weight: 'bold' })
    .text(`от ${longDay(date)}`)
    .gap(8)
    .text(`Поставщик: ${shop.name}`)
  if (buyer) page.text(`Покупатель: ${buyer.name}${actingFor(buyer)}`)
  for (const [title, clauses] of chapters(contract)) {
    page.gap(8).text(title, { size: 11, weight: 'bold' })
    for (const clause of clauses) page.text(clause)
  }
  page.gap(8).text('5. Реквизиты', { size: 11, weight: 'bold' })
  page.text(`Поставщик: ${shop.name}, ${shop.phoneAsRead}, ${shop.email}`)
  if (buyer) details(page, buyer)
  return page.gap(14).text('Учебный документ песочницы.', { size: 8 }).bytes(size)
}

function actingFor({ director }: CompanyRecord): string {
  return director ? `. Подписант: ${director.position} ${director.fio}. Основание: ${director.basis}` : ''
}

function chapters(contract: ContractRecord): [title: string, clauses: string[]][] {
  const { validUntil, autoProlong, paymentTerms, deferDays, creditLimit } = contract
  const credit =
    creditLimit > 0
      ? `2.3. Неоплаченные заказы с отсрочкой не превышают ${amount(creditLimit)} ₽.`
      : '2.3. Отсрочка без оплаты не предоставляется.'
  return [
    [
      '1. Предмет',
      [
        '1.1. Поставщик передаёт покупателю технику и запасные части по заказам, покупатель принимает и оплачивает их.',
        '1.2. Товар, количество, цена и срок каждой поставки стоят в заказе.',
      ],
    ],
    [
      '2. Цена и оплата',
      [
        '2.1. Цена товара — цена заказа, НДС в ней выделен.',
        `2.2. ${paymentTerms}.${deferDays > 0 ? ` Срок оплаты в днях: ${deferDays}.` : ''}`,
        credit,
      ],
    ],
    [
      '3. Поставка',
      [
        '3.1. Товар получает представитель покупателя: при самовывозе — по доверенности, при доставке — по адресу заказа.',
        '3.2. Вместе с товаром передаётся универсальный передаточный документ.',
      ],
    ],
    [
      '4. Срок действия',
      [
        `4.1. Договор действует до ${longDay(validUntil)} включительно.`,
        autoProlong
          ? '4.2. Договор продлевается на год, если ни одна сторона не откажется за 30 дней.'
          : '4.2. Договор не продлевается сам.',
      ],
    ],
  ]
}

function details(page: PdfPage, buyer: CompanyRecord): void {
  const kpp = buyer.kpp === undefined ? '' : `, КПП ${buyer.kpp}`
  page.text(`Покупатель: ${buyer.shortName}, ИНН ${buyer.inn}${kpp}, ОГРН ${buyer.ogrn}`)
  page.text(`Адрес: ${buyer.legalAddress}`)
  const bank = buyer.banks.find(({ isDefault }) => isDefault) ?? buyer.banks[0]
  if (!bank) return
  const correspondent = bank.corrAccount === null ? '' : `, корр. счёт ${bank.corrAccount}`
  page.text(`Счёт ${bank.account} в ${bank.name}, БИК ${bank.bik}${correspondent}`)
}
