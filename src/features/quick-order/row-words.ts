import { formatNumber } from '../../lib/money.ts'
import { type ListRow, mostOf, productOf, type Rejection, type RowState } from './list-row.ts'
import { readListQuantity } from './read-list.ts'

const rejectionWords: Readonly<Record<Rejection['reason'], string>> = {
  productNotFound: 'Товара больше нет в каталоге.',
  onRequest: 'Цена по запросу: запросите её у менеджера.',
  superseded: 'Товар заменён другим.',
  outOfStock: 'Нет в наличии.',
  limitReached: 'В корзине уже 500 разных товаров.',
  quantityInvalid: 'Вместе с тем, что уже в корзине, количество не подходит к упаковке.',
  notEnoughStock: 'Столько нет: остальное уже в корзине.',
}

/** What the list asks for, and why the row has more; undefined where it hasn't. */
export function raisedWords(row: ListRow): string | undefined {
  const candidate = productOf(row)
  if (row.asked === undefined || !candidate) return undefined
  const { minQty, multiplicity, unit } = candidate.product
  const rules = [
    ...(minQty > 1 ? [`от ${minQty}\u00a0${unit}`] : []),
    ...(multiplicity > 1 ? [`кратно ${multiplicity}\u00a0${unit}`] : []),
  ]
  return rules.length === 0
    ? undefined
    : `В\u00a0списке ${formatNumber(row.asked)}\u00a0${unit}. Продаётся ${rules.join(', ')}.`
}

/** What is wrong with a row, and what is wanted; undefined where nothing is, or the controls say it. */
export function faultWords(row: ListRow, state: RowState): string | undefined {
  const candidate = productOf(row)
  switch (state) {
    case 'quantity': {
      const quantity = readListQuantity(row.quantity)
      if (quantity === null || !candidate) return 'Укажите целое число от 1 до 9999.'
      const { minQty, multiplicity, unit } = candidate.product
      return quantity < minQty
        ? `Продаётся от ${minQty}\u00a0${unit}.`
        : `Количество должно быть кратно ${multiplicity}\u00a0${unit}.`
    }
    case 'insufficient': {
      const most = candidate ? mostOf(candidate) : 0
      return most === 0 || !candidate
        ? 'Нет в наличии.'
        : `Можно заказать не больше ${formatNumber(most)}\u00a0${candidate.product.unit}.`
    }
    case 'onRequest':
      return rejectionWords.onRequest
    case 'rejected':
      return row.rejected && rejectionWords[row.rejected]
    case 'ambiguous':
      return 'Такой артикул у нескольких товаров. Выберите нужный.'
    case 'analogue':
      return 'Этот товар не продаётся. Возьмите замену или исправьте артикул.'
    case 'named':
      return 'Найдено по названию. Выберите нужный товар или укажите артикул.'
    case 'notFound':
      return 'Такого артикула нет. Исправьте его или уберите строку.'
    case 'ready':
    case 'waiting':
      return undefined
  }
}
