/** VAT included in a sum, kopecks, rounded half up. `rate` in whole percent. */
export function includedVat(sum: number, rate: number): number {
  return Math.floor((sum * rate * 2 + (100 + rate)) / ((100 + rate) * 2))
}

/** Kopecks as a message shows them: `1 240 ₽`, kopecks only when they are not zero (O-109). */
export function rubles(kopecks: number): string {
  const whole = String(Math.trunc(kopecks / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '\u00a0')
  const rest = kopecks % 100
  return `${whole}${rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`}\u00a0₽`
}
