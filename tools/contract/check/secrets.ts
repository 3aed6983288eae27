import type { CheckOptions } from './options.ts'

/** What no report may tell: the value, and the variable of the environment that it came from. */
export type Secrets = readonly { value: string; variable: string }[]

/** Shorter values, and logins of one word, stand in other words too: only a whole JSON value of them is replaced. */
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
    value !== undefined && value !== '' ? [{ value, variable }] : [],
  )
}

/** What an answer hands out once, by the names of its fields: whoever has it can act as somebody else. */
const handedOut: Readonly<Record<string, string>> = {
  secret: 'CONTRACT_MADE_SECRET',
  checkword: 'CONTRACT_CHECKWORD',
}
const handedOutFields = new RegExp(`"(${Object.keys(handedOut).join('|')})"\\s*:\\s*"([^"\\\\]{8,})"`, 'g')

/** The secrets that stand in the text of an answer. */
export function secretsIn(text: string): Secrets {
  return [...text.matchAll(handedOutFields)].map(([, name = '', value = '']) => ({
    value,
    variable: handedOut[name] ?? '',
  }))
}

/** A text in which each secret is the name of its variable, also as JSON and as a part of a URL. */
export function withoutSecrets(text: string, secrets: Secrets): string {
  return secrets.reduce((left, { value, variable }) => {
    const json = JSON.stringify(value)
    const isWord = variable.startsWith('CONTRACT_LOGIN') && /^\w+$/.test(value)
    if (isWord || value.length < shortest) return left.replaceAll(json, () => `"$${variable}"`)
    return [value, json.slice(1, -1), encodeURIComponent(value)].reduce(
      (rest, form) =>
        rest.replaceAll(form, (_form, at: number, whole: string) =>
          // A letter after it would belong to the name.
          /^\w/.test(whole.slice(at + form.length)) ? `\${${variable}}` : `$${variable}`,
        ),
      left,
    )
  }, text)
}
