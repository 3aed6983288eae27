import { type ContractDocument, operationEntries } from '../../model/document.ts'
import { actionsKnown } from './action-rules.ts'
import {
  casesPaired,
  neverCached,
  newVisitorReadsAnew,
  refusalsShown,
  refusalsTitled,
  rightsNamed,
  statusesDeclared,
} from './answer-rules.ts'
import { codesInDictionary } from './code-dictionary.ts'
import { codesCarryData, codesTold, envelopeKept } from './envelope-rules.ts'
import { examplesPresentAndValid } from './example-rules.ts'
import type { Finding } from './finding.ts'
import { httpFactsKnown } from './http-rules.ts'
import { linksResolve } from './link-rules.ts'
import {
  extensionsKnown,
  naming,
  requirementsCited,
  securityStated,
  sessidWhereDue,
  sessionsOpened,
  trailingSlash,
  limitsStated,
  uploadsBounded,
} from './operation-rules.ts'
import { webhooksComplete } from './webhook-rules.ts'
import { meaningRules } from './meaning-rules.ts'
import { bounded, extensionsElsewhere, propertiesDescribed } from './schema-rules.ts'
import { sentStringsEnd } from './sent-strings.ts'

const rules = [
  trailingSlash,
  naming,
  extensionsKnown,
  extensionsElsewhere,
  envelopeKept,
  codesInDictionary,
  codesTold,
  codesCarryData,
  sessidWhereDue,
  sessionsOpened,
  limitsStated,
  uploadsBounded,
  securityStated,
  requirementsCited,
  linksResolve,
  propertiesDescribed,
  bounded,
  meaningRules,
  sentStringsEnd,
  statusesDeclared,
  rightsNamed,
  actionsKnown,
  neverCached,
  refusalsShown,
  refusalsTitled,
  casesPaired,
  newVisitorReadsAnew,
  webhooksComplete,
  httpFactsKnown,
]

/**
 * Breaches of the rules that Redocly doesn't know.
 * @param examplesOf whose examples are checked against their schemas (by operationId), which is what takes the time
 */
export function checkRules(
  document: ContractDocument,
  examplesOf: (operationId: string) => boolean = () => true,
): Finding[] {
  const entries = operationEntries(document)
  const examined = entries.filter(({ operation }) => examplesOf(operation.operationId))
  return [...rules.flatMap((rule) => rule(document, entries)), ...examplesPresentAndValid(document, examined)]
}
