/** Why orders are cancelled: the contract's reasons of requestOrderCancel, and how a buyer reads them. */
export const cancelReasons = [
  { value: 'mistake', label: 'Заказали по ошибке' },
  { value: 'tooLong', label: 'Долго ждать' },
  { value: 'foundCheaper', label: 'Нашли дешевле' },
  { value: 'notNeeded', label: 'Больше не нужно' },
  { value: 'changedTerms', label: 'Изменились условия' },
  { value: 'other', label: 'Другая причина' },
] as const
