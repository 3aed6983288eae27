import { wordFor } from '../../lib/word-for.ts'
import { type Property, PropertyList } from '../../ui/PropertyList.tsx'
import type { Product } from './product-api.ts'
import styles from './Characteristics.module.css'
import { kindNames, sizeWords, weightWords } from './product-words.ts'

/** All properties under the headings of their groups, and what the product itself knows of weight, size and origin. */
export function Characteristics({ product }: { product: Product }) {
  return (
    <div className={styles.groups}>
      {propertyGroups(product).map(({ title, items }) => (
        <div key={title} className={styles.group}>
          <h3 className={styles.title}>{title}</h3>
          <PropertyList items={items} />
        </div>
      ))}
    </div>
  )
}

interface PropertyGroup {
  title: string
  items: Property[]
}

function propertyGroups({ props, kind, weightKg, dimensionsMm, mainProps }: Product): PropertyGroup[] {
  const groups = new Map<string, Property[]>()
  const add = (title: string, item: Property) => {
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
