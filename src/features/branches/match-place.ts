/** The part of a branch that a search looks at. */
interface Place {
  name: string
  address: string
  district: { name: string }
}

const folded = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')

/** Whether city, address or district hold every word that was typed, whatever the case, «ё» as «е». */
export function matchesPlace(text: string, { name, address, district }: Place): boolean {
  const place = folded(`${name} ${address} ${district.name}`)
  return folded(text)
    .split(/\s+/)
    .every((word) => place.includes(word))
}
