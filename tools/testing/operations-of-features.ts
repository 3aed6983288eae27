import { globSync, readFileSync } from 'node:fs'
import { operationOf } from '../contract/coverage/imported-operations.ts'

/** Whose code an area is: folders of features, and modules of pages by the beginning of their names. */
interface Area {
  features: readonly string[]
  routes?: readonly string[]
}

/** An area has what its code calls and what it draws the answers of: pages of several areas share some modules. */
const areas: Readonly<Record<string, Area>> = {
  'catalogue, product, search': {
    features: ['catalogue', 'product', 'search', 'favorites'],
    routes: ['whole-product'],
  },
  'branches and pages': {
    features: ['branches', 'content', 'home', 'layout'],
    routes: ['branch', 'news', 'promotion', 'static-page'],
  },
  'registration and account': { features: ['auth', 'account'] },
  'orders, agreement, payment': { features: ['orders', 'checkout'] },
  'companies and their users': { features: ['companies', 'company-users', 'addresses'] },
  papers: { features: ['records'] },
  'machines and service': { features: ['equipment'] },
  'parts books': { features: ['parts-book'] },
  'lists and saved carts': { features: ['quick-order', 'saved-carts', 'cart'] },
  'requests to the seller': { features: ['requests'] },
  'notifications and hooks': { features: ['notifications', 'hooks'] },
}

/** What is called, yet by no area's own code: by the session, shared forms, uploads, the shop's server. */
const rest = 'any: session, company, branch, shared forms, files, sitemap'

const imported = /import (?:type )?\{([^}]*)\} from '(?:\.\.?\/)+generated\/operations\.ts'/g

/** The rows of the guide's table; together with `except` they name every operation that the shop calls. */
export function areaRows(except: readonly string[]): string[] {
  const named = new Map([...Object.keys(areas), rest].map((area) => [area, new Set<string>()] as const))
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|^src\/(?:testing|generated)\//.test(file)) continue
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(imported))
      for (const name of list.split(',')) named.get(areaOf(file))?.add(operationOf(name))
  }
  const owned = new Set(Object.keys(areas).flatMap((area) => [...(named.get(area) ?? [])]))
  return [...named].map(([area, names]) => {
    const told = [...names].filter(
      (name) => /^[a-z]/.test(name) && !except.includes(name) && !(area === rest && owned.has(name)),
    )
    const words = told.toSorted().map((name) => `\`${name}\``)
    return `| ${area} | ${words.join(', ')} |`
  })
}

/** @throws {Error} for a feature that no area has */
function areaOf(file: string): string {
  const [, folder = '', name = ''] = /^src\/(features|routes)\/([^/]+)/.exec(file) ?? []
  const owner = Object.entries(areas).find(([, { features, routes = [] }]) =>
    folder === 'features' ? features.includes(name) : routes.some((one) => name.startsWith(one)),
  )
  if (!owner && folder === 'features') throw new Error(`${file}: no area has the feature ${name}`)
  return owner?.[0] ?? rest
}
