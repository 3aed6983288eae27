import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { parseDocument } from 'yaml'
import { UsageError } from '../../command/usage-error.ts'
import { bundleContract } from '../model/bundle.ts'
import { type ContractDocument, ContractError } from '../model/document.ts'
import { inDialect31 } from '../model/openapi-dialect.ts'
import { readDocument } from '../model/read-contract.ts'

const run = promisify(execFile)
const folder = 'openapi'
const rootFile = `${folder}/openapi.yaml`

/**
 * A bundled contract from a YAML or JSON file, or from a git revision of the repository in `directory`.
 * @throws {UsageError} when it is neither
 * @throws {ContractError} when it can't be read as a contract
 */
export async function readVersion(name: string, directory: string): Promise<ContractDocument> {
  if (name.trim() === '') throw new UsageError('the name of a contract is empty')
  // A revision may be called like a folder.
  const file = [name, join(directory, name)].find((one) => statSync(one, { throwIfNoEntry: false })?.isFile())
  return file === undefined ? await readRevision(name, directory) : await readDocument(file)
}

async function readRevision(revision: string, directory: string): Promise<ContractDocument> {
  const commit = await git(directory, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${revision}^{commit}`,
  ]).catch(() => {
    throw new UsageError(`${revision} is neither a contract's root file nor a revision of this repository`)
  })
  const temporary = await mkdtemp(join(tmpdir(), 'contract-'))
  try {
    const archive = join(temporary, 'contract.tar')
    await git(directory, ['archive', '--output', archive, commit.trim(), folder]).catch(() => {
      throw new UsageError(`${revision} has no folder ${folder}`)
    })
    await run('tar', ['-xf', archive, '-C', temporary])
    // Redocly's own configuration of the working tree must not speak into an older contract.
    await writeFile(join(temporary, 'redocly.yaml'), '')
    return inDialect31(await bundleContract(join(temporary, rootFile)), revision)
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    throw new ContractError(error.message.replaceAll(`${temporary}/`, `${revision}:`))
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

/**
 * The contract as it was first published under a version: the first commit with that version that can be read.
 * @throws {UsageError} when there is none
 */
export async function readPublished(version: string, directory: string): Promise<ContractDocument> {
  const commits = await git(directory, ['log', '--reverse', '--format=%H', '--', rootFile]).catch(() => {
    throw new UsageError('--since-version needs a git repository')
  })
  for (const commit of commits.split('\n').filter((line) => line !== '')) {
    const root = parseDocument(await git(directory, ['show', `${commit}:${rootFile}`]).catch(() => ''))
    if (root.errors.length > 0 || root.getIn(['info', 'version']) !== version) continue
    const contract = await readRevision(commit, directory).catch((error: unknown) => {
      if (error instanceof ContractError) return undefined
      throw error
    })
    if (contract) return contract
  }
  throw new UsageError(`no readable commit has the version ${version}`)
}

async function git(directory: string, args: string[]): Promise<string> {
  const { stdout } = await run('git', args, { cwd: directory, maxBuffer: 64 * 1024 * 1024 })
  return stdout
}
