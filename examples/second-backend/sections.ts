import type { Call, Operation } from './call.ts'
import { listed } from './products.ts'

export interface Section {
  id: number
  code: string
  name: string
  parent: number | null
  place: number
  about: string
}

export function allSections({ db }: Pick<Call, 'db'>): readonly Section[] {
  return db.fixed<Section>('select * from sections order by place, id')
}

/** Ids of a section and of all below it. */
export function within(sections: readonly Section[], id: number): number[] {
  const below = sections.filter(({ parent }) => parent === id)
  return [id, ...below.flatMap((one) => within(sections, one.id))]
}

export function countIn(
  call: Pick<Call, 'db'>,
  sections: readonly Section[],
  id: number,
  which = listed,
): number {
  const ids = within(sections, id)
  return call.db.count(
    `select count(*) from products where ${which} and section in (${ids.map(() => '?').join(', ')})`,
    ...ids,
  )
}

export function wayTo(sections: readonly Section[], id: number | null): Section[] {
  const section = sections.find((one) => one.id === id)
  return section ? [...wayTo(sections, section.parent), section] : []
}

export const pathOf = (sections: readonly Section[], id: number) =>
  `/catalog/${wayTo(sections, id)
    .map(({ code }) => `${code}/`)
    .join('')}`

export function sectionLink(
  call: Call,
  sections: readonly Section[],
  { id, code, name }: Section,
  which = listed,
) {
  return {
    id,
    code,
    name,
    sectionPageUrl: pathOf(sections, id),
    level: wayTo(sections, id).length,
    countElements: countIn(call, sections, id, which),
  }
}

export const filled = (call: Call, sections: readonly Section[]) =>
  sections.filter(({ id }) => countIn(call, sections, id) > 0)

export const noMeta = { metaTitle: '', metaDescription: '', metaKeywords: '' }

interface MenuSection {
  id: number
  subSections: MenuSection[]
}

function catalogMenu(call: Call) {
  const sections = filled(call, allSections(call))
  const branch = (parent: number | null): MenuSection[] =>
    sections
      .filter((one) => one.parent === parent)
      .map((one) => ({
        id: one.id,
        code: one.code,
        name: one.name,
        sectionPageUrl: pathOf(sections, one.id),
        countElements: call.wrong('menuCountsDirect')
          ? call.db.count(`select count(*) from products where ${listed} and section = ?`, one.id)
          : countIn(call, sections, one.id),
        iconContent: '',
        sort: one.place,
        subSections: branch(one.id),
      }))
  return { items: branch(null) }
}

function catalogPage(call: Call) {
  const sections = filled(call, allSections(call))
  const which = call.wrong('catalogPageCountsWithdrawn') ? 'true' : listed
  return {
    title: 'Каталог',
    meta: noMeta,
    breadcrumbs: [
      { title: 'Главная', link: '/' },
      { title: 'Каталог', link: null },
    ],
    blocks: [],
    sections: sections
      .filter(({ parent }) => parent === null)
      .map((one) => ({
        ...sectionLink(call, sections, one, which),
        iconContent: '',
        sort: one.place,
        subSections: sections
          .filter(({ parent }) => parent === one.id)
          .map((below) => sectionLink(call, sections, below, which)),
      })),
  }
}

export const sectionOperations: Operation[] = [
  { id: 'getCatalogMenu', method: 'GET', path: '/api/catalogMenu/', who: 'anyone', answer: catalogMenu },
  { id: 'getCatalogPage', method: 'GET', path: '/web/catalog/', who: 'anyone', answer: catalogPage },
]
