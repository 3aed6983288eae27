import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeText } from '../../command/write-text.ts'
import { contractText } from '../model/bundle.ts'
import { ContractError } from '../model/document.ts'
import { contractDiff, type Surroundings } from './command.ts'
import { readVersion } from './contract-version.ts'
import { releasedContract, releasedFolder } from './released.ts'
import { withEntry } from './reports/changelog.ts'

const changelog = 'openapi/CHANGELOG.md'

/**
 * Releases the contract as it stands: its entry in the changelog, and the copy that later changes are held against.
 * Answers the exit code: 1 when the version was not raised enough for what changed, 2 when it can't be read.
 */
export async function releaseContract(surroundings: Surroundings): Promise<0 | 1 | 2> {
  const { directory, print, day } = surroundings
  const last = releasedContract(directory)
  const text = join(directory, changelog)
  const root = join(directory, 'openapi/openapi.yaml')
  if (last) {
    const code = await contractDiff(['--released', '--strict', '--head', root], surroundings)
    if (code !== 0) return code
  }
  const contract = await readVersion(root, directory).catch((error: unknown) => {
    if (!(error instanceof ContractError)) throw error
    print(error.message)
  })
  if (!contract) return 2
  const { version } = contract.info
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    print(`info.version “${version}” is not of the form 1.2.3`)
    return 2
  }
  if (last?.version === version) {
    print(`${version} is released already, and nothing changed since.`)
    return 0
  }
  if (last)
    await contractDiff(['--released', '--head', root, '--changelog', text], {
      ...surroundings,
      print: () => {},
    })
  else writeText(text, withEntry('', `## ${version} — ${day}\n\nThe first released version.`))
  mkdirSync(join(directory, releasedFolder), { recursive: true })
  writeText(join(directory, releasedFolder, `${version}.json`), contractText(contract))
  // Only the last one is a base; older ones stay in the history.
  if (last) rmSync(last.file)
  print(`Released ${version}: commit ${releasedFolder}/ and ${changelog}.`)
  return 0
}
