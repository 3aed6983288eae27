import { relative } from 'node:path'
import { ContractError } from '../model/document.ts'
import { contractProblems } from './contract-problems.ts'

/**
 * Redocly's rules and ours over one contract, each problem at its file and line; a warning counts as an error.
 * Answers the exit code: 1 for problems, 2 when the contract can't be read at all.
 * @param root path of the root YAML file
 */
export async function lintContract(root: string, print: (text: string) => void): Promise<0 | 1 | 2> {
  try {
    const { problems } = await contractProblems(root, () => true)
    for (const { rule, message, file, line, column, frame } of problems)
      print(
        [`${relative(process.cwd(), file)}:${line}:${column} ${rule}`, `  ${message}`, frame, '']
          .filter((text, index) => text !== '' || index === 3)
          .join('\n'),
      )
    print(
      problems.length === 0
        ? 'The contract has no problems.'
        : `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`,
    )
    return problems.length === 0 ? 0 : 1
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    print(error.message)
    return 2
  }
}
