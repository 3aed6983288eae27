/** Sum of products of digits and weights; the weights repeat. */
const weighted = (digits: string, weights: readonly number[]) =>
  Array.from(digits, Number).reduce(
    (sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0),
    0,
  )

const inn10 = [2, 4, 10, 3, 5, 9, 4, 6, 8]
const inn11 = [7, ...inn10]
const inn12 = [3, ...inn11]

/** ИНН from its digits without check digits: nine of a company, ten of a person. */
export function withInnCheck(digits: string): string {
  const last = (text: string, weights: readonly number[]) => `${text}${(weighted(text, weights) % 11) % 10}`
  return digits.length === 9 ? last(digits, inn10) : last(last(digits, inn11), inn12)
}

/** ОГРН from its first 12 digits, ОГРНИП from its first 14. */
export function withOgrnCheck(digits: string): string {
  const modulus = BigInt(digits.length - 1)
  return `${digits}${(BigInt(digits) % modulus) % 10n}`
}

export const isInn = (text: string) =>
  (text.length === 10 || text.length === 12) &&
  withInnCheck(text.slice(0, text.length === 10 ? 9 : 10)) === text

export const isOgrn = (text: string) =>
  (text.length === 13 || text.length === 15) && withOgrnCheck(text.slice(0, -1)) === text

const fitsBank = (account: string, bankDigits: string) =>
  account.length === 20 && weighted(bankDigits + account, [7, 1, 3]) % 10 === 0

/** Whether the key of a company's account agrees with the bank. */
export const isAccount = (account: string, bik: string) => fitsBank(account, bik.slice(-3))

/** The correspondent account of a bank at the Bank of Russia. */
export function corrAccountOf(bik: string): string {
  const withKey = (key: number) => `30101810${key}00000000${bik.slice(-3)}`
  const keys = Array.from({ length: 10 }, (_, key) => key)
  const key = keys.find((one) => fitsBank(withKey(one), `0${bik.slice(4, 6)}`)) ?? 0
  return withKey(key)
}
