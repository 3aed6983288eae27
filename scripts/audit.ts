import { spawnSync } from 'node:child_process'
import { npmCommand } from '../tools/command/npm-command.ts'
import { isShippable, lockedPackages } from '../tools/dependencies/licences.ts'

const usage = `npm run audit

Asks the npm registry for known vulnerabilities of what is shipped, and prints the licences of all dependencies.
Ends with 1 for a vulnerability or a licence that may not be shipped, with 2 when the registry gives no answer.`

await npmCommand({ usage }, async () => {
  const packages = await lockedPackages()
  for (const isDev of [false, true]) {
    console.log(isDev ? '\nFor building and testing only:' : 'Shipped:')
    const some = packages.filter((one) => one.isDev === isDev)
    const byLicence = [...Map.groupBy(some, ({ licence }) => licence ?? 'none named')]
    for (const [licence, { length }] of byLicence.toSorted(([, a], [, b]) => b.length - a.length))
      console.log(`  ${String(length).padStart(4)}  ${licence}`)
  }
  const refused = packages.filter(({ isDev, licence }) => !isDev && !isShippable(licence))
  for (const { name, version, licence } of refused)
    console.log(`${name} ${version}: ${licence ?? 'no licence'} may not be shipped`)

  console.log('\nKnown vulnerabilities of what is shipped:')
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--audit=true', '--json'], { encoding: 'utf8' })
  const report = readReport(stdout)
  if (!report) {
    console.log('  not known: the registry gave no answer')
    return 2
  }
  for (const [name, { severity, range }] of Object.entries(report.vulnerabilities))
    console.log(`  ${name} ${range}: ${severity}`)
  const count = Object.keys(report.vulnerabilities).length
  console.log(`  ${count === 0 ? 'none' : `${count}; npm audit tells more`}`)
  return count > 0 || refused.length > 0 ? 1 : 0
})

interface AuditReport {
  vulnerabilities: Record<string, { severity: string; range: string }>
}

function readReport(text: string): AuditReport | undefined {
  try {
    const report = JSON.parse(text) as Partial<AuditReport>
    return report.vulnerabilities && { vulnerabilities: report.vulnerabilities }
  } catch {
    return undefined
  }
}
