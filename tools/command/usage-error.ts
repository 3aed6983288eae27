/** A wrong option, a file that can't be read or written: exit code 2, and where the options are told. */
export class UsageError extends Error {}
