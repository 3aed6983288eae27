import type { CheckOptions } from './options.ts'

/** What no report may tell: the value, and the variable of the environment that it came from. */
export type Secrets = readonly { value: string; variable: string }[]

/** Shorter values are words that a report can't do without. */
const shortest = 4

/** The other password of an account, while its own is changed. */
export const backwards = (password: string) => [...password].toReversed().join('')

/** The accounts and the token that a run was given. */
export function secretsOf(options: Partial<CheckOptions>): Secrets {
  const { account, otherAccount, token, tokens, allowLasting } = options
  const all = [
    ...(allowLasting && account
      ? [{ value: backwards(account.password), variable: 'CONTRACT_PASSWORD_BACKWARDS' }]
      : []),
    { value: account?.password, variable: 'CONTRACT_PASSWORD' },
    { value: account?.login, variable: 'CONTRACT_LOGIN' },
    { value: otherAccount?.password, variable: 'CONTRACT_PASSWORD_2' },
    { value: otherAccount?.login, variable: 'CONTRACT_LOGIN_2' },
    { value: token, variable: 'CONTRACT_TOKEN' },
    ...Object.entries(tokens ?? {}).map(([name, value]) => ({ value, variable: `CONTRACT_TOKEN_${name}` })),
  ]
  return all.flatMap(({ value, variable }) =>
    value !== undefined && value.length >= shortest ? [{ value, variable }] : [],
  )
}

/** A text in which each secret is the name of its variable, also as JSON and as a part of a URL. */
export function withoutSecrets(text: string, secrets: Secrets): string {
  return secrets.reduce((left, { value, variable }) => {
    const json = JSON.stringify(value)
    // A login such as `user` is a word of many paths: only where it is the whole value does it tell anything.
    if (variable.startsWith('CONTRACT_LOGIN') && /^\w+$/.test(value))
      return left.replaceAll(json, () => `"$${variable}"`)
    return [value, json.slice(1, -1), encodeURIComponent(value)].reduce(
      (rest, form) => rest.replaceAll(form, () => `$${variable}`),
      left,
    )
  }, text)
}
