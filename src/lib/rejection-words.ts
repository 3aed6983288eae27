/** Why a product was not put into the cart, by the codes of the contract. */
export const rejectionWords = {
  productNotFound: 'такого товара больше нет',
  onRequest: 'цена по запросу',
  superseded: 'заменён другим товаром',
  outOfStock: 'нет в наличии',
  limitReached: 'в корзине нет места',
  quantityInvalid: 'количество не подходит к упаковке',
  notEnoughStock: 'столько нет в наличии',
} as const
