/** The backend can't be reached or doesn't let the account in: nothing is proved, exit code 3. */
export class NothingProved extends Error {}
