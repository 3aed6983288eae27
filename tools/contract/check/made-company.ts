const digits = (count: number) => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('')

/** ИНН of a legal entity with a right check digit; the code of its tax office is of no region. */
export function madeInn(): string {
  const body = `0000${digits(5)}`
  const weights = [2, 4, 10, 3, 5, 9, 4, 6, 8]
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return `${body}${(sum % 11) % 10}`
}

/** ОГРН of a legal entity with a right check digit. */
export function madeOgrn(): string {
  const body = `12600${digits(7)}`
  return `${body}${(Number(body) % 11) % 10}`
}
