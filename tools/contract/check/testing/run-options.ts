import { demoPassword, seedIds } from '../../../../mocks/sandbox/seed/named.ts'

/** The environment of a run against the sandbox: a buyer with companies, and a person as the other customer. */
export const accounts = {
  CONTRACT_LOGIN: seedIds.users.buyer.email,
  CONTRACT_PASSWORD: demoPassword,
  CONTRACT_LOGIN_2: seedIds.users.person.email,
  CONTRACT_PASSWORD_2: demoPassword,
}

/** The contract that the sandbox of the tests answers by. */
