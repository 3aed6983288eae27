interface ProblemParts {
  /** What to do; absent: start over. */
  advice?: string
  cause?: unknown
}

/** The database can't be used; the message says why and what to do. */
export class DatabaseProblem extends Error {
  constructor(file: string, reason: string, { advice = beginAgain(file), cause }: ProblemParts = {}) {
    super(`The sandbox can't use its database ${file}: ${reason}\nNothing was changed. ${advice}`, { cause })
    this.name = 'DatabaseProblem'
  }
}

const beginAgain = (file: string) =>
  `To begin again with the seed, stop the sandbox and delete ${file}, ${file}-wal and ${file}-shm, ` +
  'or choose another folder by DATA_DIR.'

/** An error of SQLite or of the file system as a problem of this database. */
export function asProblem(file: string, error: unknown): Error {
  if (error instanceof DatabaseProblem) return error
  const message = error instanceof Error ? error.message : String(error)
  const problem = (reason: string, advice?: string) =>
    new DatabaseProblem(file, reason, { cause: error, ...(advice && { advice }) })
  if (/database or disk is full|ENOSPC|EDQUOT/i.test(message))
    return problem(`the disk is full (${message}).`, 'Make room on it, or choose another folder by DATA_DIR.')
  if (/readonly|read-only|EACCES|EROFS|EPERM/i.test(message))
    return problem(
      `it can't be written (${message}).`,
      'Allow this user to write there, or choose another folder by DATA_DIR.',
    )
  if (/unable to open/i.test(message))
    return problem(`it can't be made or opened there (${message}).`, 'Choose another folder by DATA_DIR.')
  if (/not a database|malformed|corrupt/i.test(message))
    return problem(`it is damaged or no SQLite database (${message}).`)
  if (/locked|busy/i.test(message))
    return problem(
      `another program uses it (${message}). Is a second sandbox running?`,
      'Stop that one, or choose another folder by DATA_DIR.',
    )
  return problem(message)
}
