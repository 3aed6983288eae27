/** Whether a text is an ИНН of a company (10 digits) or a person (12), by its check digits. */
export function isInn(text: string): boolean {
  if (!/^(\d{10}|\d{12})$/.test(text)) return false
  const digits = Array.from(text, Number)
  const checks = digits.length === 10 ? [weights.slice(2)] : [weights.slice(1), weights]
  return checks.every((list) => {
    const sum = list.reduce((total, weight, place) => total + weight * (digits[place] ?? 0), 0)
    return (sum % 11) % 10 === digits[list.length]
  })
}

const weights = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]
