import { globSync, readFileSync } from 'node:fs'

/** What the pages of an area call beyond the first sale, by the folders of its code. */
const areas: Readonly<Record<string, readonly string[]>> = {
  'catalogue, product, search': ['catalogue', 'product', 'search', 'favorites'],
  'branches and pages': ['branches', 'content', 'home', 'layout'],
  'registration and account': ['auth', 'account'],
  'orders, agreement, payment': ['orders', 'checkout'],
  'companies and their users': ['companies', 'company-users', 'addresses'],
  papers: ['records'],
  'machines and service': ['equipment'],
  'parts books': ['parts-book'],
  'lists and saved carts': ['quick-order', 'saved-carts', 'cart'],
  'requests to the seller': ['requests'],
  'notifications and hooks': ['notifications', 'hooks'],
}

const imported = /import \{([^}]*)\} from '(?:\.\.\/)+generated\/operations\.ts'/g

/** Operations that the code of these features calls, except for those given, by name. */
function operationsOf(features: readonly string[], except: readonly string[]): string[] {
  const files = features
    .flatMap((name) => globSync(`src/features/${name}/**/*.{ts,tsx}`))
    .filter((file) => !file.includes('.test.'))
  const names = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(imported)].flatMap(([, list = '']) =>
      list.split(',').map((name) =>
        name
          .replace(/^\s*(type )?/, '')
          .replace(/ as .*/s, '')
          .trim(),
      ),
    ),
  )
  return [...new Set(names)].filter((name) => /^[a-z]/.test(name) && !except.includes(name)).toSorted()
}

/** The rows of the guides' table, an area each. */
export function areaRows(except: readonly string[]): string[] {
  return Object.entries(areas).map(([area, features]) => {
    const names = operationsOf(features, except).map((name) => `\`${name}\``)
    return `| ${area} | ${names.join(', ')} |`
  })
}
