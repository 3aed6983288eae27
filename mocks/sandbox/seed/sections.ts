import { drawingAddress } from './drawing-address.ts'
import { cabin } from './assortment/cabin.ts'
import { cutting } from './assortment/cutting.ts'
import { electrics } from './assortment/electrics.ts'
import { engine } from './assortment/engine.ts'
import { fasteners } from './assortment/fasteners.ts'
import { filters } from './assortment/filters.ts'
import { hydraulics } from './assortment/hydraulics.ts'
import { machineLines } from './assortment/machine-plans.ts'
import { oils } from './assortment/oils.ts'
import { pipeJoints } from './assortment/pipe-joints.ts'
import type { FamilyPlan, SectionPlan } from './assortment/plan.ts'
import { seals } from './assortment/seals.ts'
import { tools } from './assortment/tools.ts'
import { undercarriage } from './assortment/undercarriage.ts'
import { sectionIcon } from '../../drawings/section-icons.ts'
import type { SectionRecord } from './records.ts'
import { toCode } from './transliterate.ts'

const partSections = [
  filters,
  undercarriage,
  hydraulics,
  engine,
  cutting,
  seals,
  oils,
  electrics,
  cabin,
  fasteners,
  tools,
]

/** Their products are numbered after all others, so that these keep ids, prices and stock. */
const addedSections: ReadonlySet<SectionPlan> = new Set([pipeJoints])

function machineSections(): SectionPlan {
  const parents = new Map<number, { plan: SectionPlan; children: SectionPlan[] }>()
  for (const line of machineLines) {
    let parent = parents.get(line.parent.id)
    if (!parent) {
      const children: SectionPlan[] = []
      parent = {
        plan: { id: line.parent.id, name: line.parent.name, icon: line.parent.icon, children },
        children,
      }
      parents.set(line.parent.id, parent)
    }
    parent.children.push({ id: line.sectionId, name: line.sectionName, icon: line.kind })
  }
  return {
    id: 10,
    name: 'Дорожная техника',
    code: 'dorozhnaya-tekhnika',
    icon: 'excavator',
    about:
      'Экскаваторы, бульдозеры, катки, укладчики и другая дорожно-строительная техника: в наличии и на заказ.',
    children: [...parents.values()].map((parent) => parent.plan),
  }
}

/** A family together with the section that holds its products. */
export interface PlacedFamily {
  sectionId: number
  plan: FamilyPlan
}

const levels: readonly SectionRecord['level'][] = [1, 2, 3, 4, 5]

/** Lays out the tree; `countElements` is 0 until the products are counted. Codes are unique in the whole tree. */
export function buildSections(): {
  sections: SectionRecord[]
  families: PlacedFamily[]
  addedFamilies: PlacedFamily[]
} {
  const sections: SectionRecord[] = []
  const families: PlacedFamily[] = []
  const addedFamilies: PlacedFamily[] = []
  const codes = new Set<string>()
  const add = (
    plan: SectionPlan,
    parent: SectionRecord | null,
    sort: number,
    { isMachines, isAdded }: Record<'isMachines' | 'isAdded', boolean>,
  ) => {
    const level = levels[parent ? parent.level : 0]
    if (level === undefined) throw new Error(`Section ${plan.id} is deeper than five levels`)
    const code = plan.code ?? toCode(plan.name)
    if (codes.has(code)) throw new Error(`Section code ${code} is used twice`)
    codes.add(code)
    const path = parent ? [...parent.path, code] : []
    const section: SectionRecord = {
      id: plan.id,
      code,
      name: plan.name,
      parentId: parent?.id ?? null,
      level,
      path,
      url: `/catalog/${path.map((part) => `${part}/`).join('')}`,
      sort,
      iconContent: sectionIcon(plan.icon),
      countElements: 0,
      description: plan.about ?? '',
      picture: drawingAddress(`sections/${plan.id}`),
      isMachines,
    }
    sections.push(section)
    const placed = isAdded ? addedFamilies : families
    for (const family of plan.families ?? []) placed.push({ sectionId: plan.id, plan: family })
    for (const [index, child] of (plan.children ?? []).entries()) {
      add(child, section, (index + 1) * 10, {
        isMachines: isMachines || child.id === 10,
        isAdded: isAdded || addedSections.has(child),
      })
    }
  }
  const children = [machineSections(), ...partSections]
  add(
    {
      id: 1,
      name: 'Каталог',
      code: 'all',
      icon: 'excavator',
      about: 'Дорожно-строительная техника и запчасти',
      children,
    },
    null,
    10,
    { isMachines: false, isAdded: false },
  )
  return { sections, families, addedFamilies }
}
