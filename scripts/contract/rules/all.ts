import { type ContractDocument, operationEntries } from '../bundle.ts'
import { examplesPresentAndValid } from './example-rules.ts'
import type { Finding } from './finding.ts'
import {
  extensionsKnown,
  linksResolve,
  naming,
  requirementsCited,
  securityStated,
  sessidWhereDue,
  trailingSlash,
} from './operation-rules.ts'
import { bounded, propertiesDescribed } from './schema-rules.ts'

const rules = [
  trailingSlash,
  naming,
  extensionsKnown,
  sessidWhereDue,
  securityStated,
  requirementsCited,
  linksResolve,
  propertiesDescribed,
  bounded,
  examplesPresentAndValid,
]

/** Breaches of the rules that Redocly doesn't know. */
export function checkRules(document: ContractDocument): Finding[] {
  const entries = operationEntries(document)
  return rules.flatMap((rule) => rule(document, entries))
}
