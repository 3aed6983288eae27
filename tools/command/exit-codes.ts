import { ContractError } from '../contract/model/document.ts'
import { UsageError } from './usage-error.ts'

/** How a command is called, and where its words go. */
export interface Caller {
  /** `npm run contract:diff --`, or the name of a packed executable. */
  command: string
  print: (text: string) => void
  /** Where it tells what its caller did wrong; with the rest when there is no place of its own. */
  complain?: (text: string) => void
}

/** Runs a command. What its caller did wrong, a broken contract included, is told and answered with exit code 2. */
export async function exitCodeOf<Code extends number | void>(
  { command, print, complain = print }: Caller,
  run: () => Promise<Code>,
): Promise<Code | 2> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof ContractError)) throw error
    complain(error.message)
    if (error instanceof UsageError) complain(`${command} --help tells the options`)
    return 2
  }
}
