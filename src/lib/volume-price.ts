import { formatMoney } from './money.ts'

/** "от 10 шт 1 116 ₽": a step of the price by volume in words. */
export const volumeWords = (
  step: { from: number; price: number } | undefined,
  unit: string,
): string | undefined => step && `от\u00a0${step.from}\u00a0${unit} ${formatMoney(step.price)}`
