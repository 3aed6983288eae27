import { actionTables } from '../model/action-table.ts'
import type { ContractDocument } from '../model/document.ts'

/** Source of `src/generated/action-tables.ts`: who may take which action, for the sandbox. */
export function actionTablesFile(document: ContractDocument): string {
  const tables = [...actionTables(document)].map(
    ([name, table]) => `  ${name}: {
${Object.entries(table)
  .map(([action, rule]) => `    ${action}: ${JSON.stringify(rule)},`)
  .join('\n')}
  },`,
  )
  return `// Made by \`npm run generate\` from openapi/. Never edit it by hand.

/** The action tables of the contract (\`x-actions\`) by the name of their schema. */
export const actionTables = {
${tables.join('\n')}
} as const
`
}
