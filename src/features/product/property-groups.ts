import { wordFor } from '../../lib/word-for.ts'
import type { Product } from './product-api.ts'
import { kindNames, sizeWords, weightWords } from './product-words.ts'

interface PropertyGroup {
  title: string
  items: { name: string; value: string }[]
}

/** Properties under the headings of their groups, in the order of the contract. */
export function propertyGroups({ props, kind, weightKg, dimensionsMm, mainProps }: Product): PropertyGroup[] {
  const groups = new Map<string, PropertyGroup['items']>()
  const add = (title: string, item: PropertyGroup['items'][number]) => {
    const items = groups.get(title)
    if (items) items.push(item)
    else groups.set(title, [item])
  }
  for (const { group, name, value, unit } of props) {
    add(group, { name, value: unit === undefined ? value : `${value}\u00a0${unit}` })
  }
  const origin = 'Происхождение'
  add(origin, { name: 'Вид детали', value: wordFor(kindNames, kind) })
  const { country, oem_numbers: numbers } = mainProps
  if (country) add(origin, { name: 'Страна производства', value: country.value })
  if (numbers && numbers.value.length > 0)
    add(origin, { name: 'Номера производителей техники', value: numbers.value.join(', ') })
  const packing = 'Вес и габариты'
  if (weightKg !== undefined) add(packing, { name: 'Вес', value: weightWords(weightKg) })
  if (dimensionsMm) add(packing, { name: 'Габариты', value: sizeWords(dimensionsMm) })
  return [...groups].map(([title, items]) => ({ title, items }))
}
