import type { FamilyPlan } from './assortment/plan.ts'
import type { ProductRecord } from './records.ts'

type Part = Pick<ProductRecord, 'props' | 'brand' | 'kind' | 'warrantyMonths'>

/** How many properties the text tells. */
const mostTold = 3

/** The text of a part: what it is, sizes that its name doesn't tell, who made it, and the guarantee (6 or 12 months). */
export function describePart(plan: FamilyPlan, { props, brand, kind, warrantyMonths }: Part): string {
  const sizes = props
    .filter(({ code }) => !plan.name.includes(`{${code}}`))
    .slice(0, mostTold)
    .map(({ name, value, unit }) => `${name} — ${value}${unit === undefined ? '' : `\u00a0${unit}`}`)
    .map((text, index) => (index === 0 ? text : `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}`))
  const facts = sizes.length === 0 ? '' : ` ${sizes.join(', ').replace(/\.$/, '')}.`
  const maker = {
    original: `Оригинал ${brand}`,
    analogue: `Производитель — ${brand}`,
    reman: `Восстановлено на заводе ${brand}, старый узел примем в зачёт`,
    used: `Б/у, проверено; производитель — ${brand}`,
  }[kind]
  return `${plan.about}${facts} ${maker}, гарантия ${warrantyMonths} месяцев.`
}
