import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { generateFrom } from '../tools/contract/generate/generate-all.ts'
import type { ContractDocument } from '../tools/contract/model/document.ts'

const root = resolve(import.meta.dirname, '..')

/** One user of each kind, and the code that it names. */
const users: readonly [file: string, code: string][] = [
  ['mocks/sandbox/rules/order-checks.ts', 'cartChanged'],
  ['mocks/sandbox/rules/order-change.ts', 'conflict'],
  ['mocks/sandbox/rules/cart-quantity.ts', 'quantityInvalid'],
  ['mocks/sandbox/operations/cart.ts', 'notInCart'],
  ['mocks/sandbox/perform.ts', 'sessidInvalid'],
  ['src/api/client.ts', 'sessidInvalid'],
  ['src/features/checkout/use-place-order.ts', 'cartChanged'],
  ['src/features/checkout/CheckoutFailure.tsx', 'contragentMismatch'],
  ['src/features/cart/use-cart-failure.ts', 'conflict'],
  ['src/routes/generic-page.tsx', 'companyRequired'],
  ['src/features/product/ProductPage.test.tsx', 'productUnavailable'],
]

test('R-API-07 a refusal code that is renamed in the contract breaks every user of it at compile time', async () => {
  const codes = new Set(users.map(([, code]) => code))
  const contract = readFileSync(`${root}/src/generated/contract.json`, 'utf8')
  const renamed = contract.replaceAll(/"(\w+)"/g, (text, code: string) =>
    codes.has(code) ? `"${code}Renamed"` : text,
  )
  const program = programOver(await generateFrom(JSON.parse(renamed) as ContractDocument))
  for (const [file, code] of users) {
    const broken = program.getSemanticDiagnostics(program.getSourceFile(`${root}/${file}`))
    const messages = broken.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
    expect.soft(messages.join('\n'), file).toContain(`"${code}"`)
  }
})

/** The sources with other generated files in place of those that stand on the disk. */
function programOver(generated: Readonly<Record<string, string>>): ts.Program {
  const { config } = ts.readConfigFile(`${root}/tsconfig.json`, (path) => ts.sys.readFile(path)) as {
    config: object
  }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const host = ts.createCompilerHost(options)
  const readFile = host.readFile.bind(host)
  host.readFile = (path) => {
    const name = /\/src\/generated\/([^/]+)$/.exec(path)?.[1]
    return (name === undefined ? undefined : generated[name]) ?? readFile(path)
  }
  return ts.createProgram({ rootNames: users.map(([file]) => `${root}/${file}`), options, host })
}
