import { type Contract, contractOf } from '../model/contract.ts'
import { variableOf } from './further-proofs.ts'
import type { CheckOptions } from './options.ts'

/**
 * Takes the token of a security scheme that stands alone from the variable of its own name. Where `CONTRACT_TOKEN` and an
 * account are missing, a scheme whose variable is set becomes the one that customers are known by.
 */
export function withGivenProof<Options extends Pick<CheckOptions, 'token' | 'tokens' | 'account'>>(
  contract: Contract,
  options: Options,
): { contract: Contract; options: Options & Pick<CheckOptions, 'tokenVariable'> } {
  if (contract.houseRules) return { contract, options }
  const tokenOf = (scheme: string) => options.tokens[variableOf(scheme).slice('CONTRACT_TOKEN_'.length)]
  const hasMain = options.token !== undefined || (contract.credential?.basic === true && options.account)
  const chosen = hasMain
    ? contract
    : contractOf(contract.document, contract.file, (scheme) => tokenOf(scheme) !== undefined)
  const { credentialScheme } = chosen
  const token = credentialScheme === undefined ? undefined : tokenOf(credentialScheme)
  if (token === undefined || credentialScheme === undefined) return { contract: chosen, options }
  return { contract: chosen, options: { ...options, token, tokenVariable: variableOf(credentialScheme) } }
}
