/** A wrong option, a file that can't be read, a contract that isn't one: exit code 2. */
export class UsageError extends Error {}

/** The backend can't be reached or doesn't let the account in: nothing is proved, exit code 3. */
export class NothingProved extends Error {}
