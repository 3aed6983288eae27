import { branches, columnsOf, sections } from './places-data.ts'
import { type Article, belts, hoses, seals } from './article-series.ts'
import { others } from './single-articles.ts'
import type { Sql } from './sql.ts'

// What is sold: hoses, pumps, belts and more. Prices in kopecks, VAT included.

const brandCodes: Record<string, string> = {
  Гидротех: 'gidroteh',
  Поволжье: 'povolzhye',
  Ремтяга: 'remtyaga',
  Искра: 'iskra',
  Ёлкин: 'elkin',
  Каток: 'katok',
  Лубри: 'lubri',
}

export function fillCatalogue(sql: Sql): void {
  for (const branch of branches)
    sql.run('insert into branches values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)', ...branch)
  for (const section of sections) sql.run('insert into sections values (?, ?, ?, ?, ?, ?)', ...section)
  const articles = [...hoses, ...belts, ...seals, ...others]
  const ids = new Map(articles.map(({ code }, index) => [code, 4001 + index]))
  for (const one of articles) fillArticle(sql, one, ids)
  const relate = (product: string, other: string, relation: string, quality: string) =>
    sql.run(
      'insert into analogues values (?, ?, ?, ?)',
      ids.get(product) ?? 0,
      ids.get(other) ?? 0,
      relation,
      quality,
    )
  relate('katok-opornyy-kt-190', 'katok-opornyy-kt-190-a', 'crossReference', 'economy')
  relate('katok-opornyy-kt-190-a', 'katok-opornyy-kt-190', 'oem', 'original')
  relate('nasos-nsh-50', 'nasos-nsh-50-l', 'replacement', 'premium')
  relate('nasos-nsh-50', 'nasos-nsh-100', 'replacement', 'economy')
  // The cheaper one of the two is farther away.
  relate('nasos-nsh-100', 'nasos-nsh-50', 'replacement', 'economy')
  relate('nasos-nsh-100', 'nasos-nsh-50-l', 'replacement', 'economy')
  relate('nasos-nsh-32-u', 'nasos-nsh-32', 'replacement', 'original')
}

function fillArticle(sql: Sql, one: Article, ids: ReadonlyMap<string, number>): void {
  const id = ids.get(one.code) ?? 0
  sql.run(
    `insert into products values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    id,
    one.code,
    one.section,
    one.article,
    one.brand,
    brandCodes[one.brand] ?? '',
    one.name,
    one.price,
    one.before ?? null,
    one.vat ?? 22,
    one.unit ?? 'шт',
    one.multiplicity ?? 1,
    one.least ?? one.multiplicity ?? 1,
    one.supplierDays ?? null,
    one.state ?? 'sale',
    one.grams ?? null,
    one.size?.[0] ?? null,
    one.size?.[1] ?? null,
    one.size?.[2] ?? null,
    one.kind ?? 'original',
    one.label ?? null,
    12,
    one.about ?? '',
    (id * 37) % 101,
    one.successor === undefined ? null : (ids.get(one.successor) ?? null),
  )
  for (const [place, [code, value]] of Object.entries(one.props).entries()) {
    const [name = code, unit = null] = columnsOf[code] ?? []
    sql.run(
      'insert into properties values (?, ?, ?, ?, ?, ?, ?)',
      id,
      place,
      code,
      name,
      value,
      unit,
      'Основные',
    )
  }
  for (const number of one.oem ?? []) sql.run('insert into oem_numbers values (?, ?)', id, number)
  for (const [index, quantity] of (one.stock ?? []).entries())
    if (quantity > 0) sql.run('insert into stock values (?, ?, ?)', id, index + 1, quantity)
}
