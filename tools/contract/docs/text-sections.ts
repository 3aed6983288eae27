import type { Workflow } from '../flows/arazzo-document.ts'
import type { ContractDocument } from '../model/document.ts'
import { httpFacts } from '../model/http-facts.ts'
import { listOf, recordOf } from '../model/record.ts'

/** A section of the page without operations. */
export interface TextSection {
  name: string
  'x-displayName': string
  'x-traitTag': true
  description: string
}

/** One section for each flow: its steps in order, each with its call, what is checked and what it hands on. */
export function flowSections(
  workflows: readonly Workflow[],
  links: ReadonlyMap<string, string>,
): TextSection[] {
  return workflows.map(({ workflowId, summary, description, steps, inputs }) => ({
    name: `flow-${workflowId}`,
    'x-displayName': `Flow: ${summary}`,
    'x-traitTag': true,
    description: [
      description,
      `Inputs: ${inputs.map((name) => `\`${name}\``).join(', ')}. The description for tools is openapi/flows/shop.arazzo.yaml.`,
      [
        '| | step | call | checks | hands on |',
        '|---|---|---|---|---|',
        ...steps.map((step, index) =>
          [
            '',
            String(index + 1),
            step.description || step.stepId,
            links.get(step.operationId) ?? `\`${step.operationId}\``,
            step.criteria.map(asCode).join('<br>'),
            Object.keys(step.outputs).map(asCode).join(', '),
            '',
          ]
            .join(' | ')
            .trim(),
        ),
      ].join('\n'),
    ]
      .filter((text) => text !== '')
      .join('\n\n'),
  }))
}

/** What HTTP asks of every operation (`x-http`). */
export function httpSections(document: ContractDocument): TextSection[] {
  const facts = httpFacts(document)
  if (facts.length === 0) return []
  return [
    {
      name: 'http',
      'x-displayName': 'HTTP',
      'x-traitTag': true,
      description: ['Each is tried by `contract:check`.', '', ...facts.map(({ says }) => `- ${says}`)].join(
        '\n',
      ),
    },
  ]
}

/** Every code with its Russian title and what it means. */
export function codesSection(document: ContractDocument): TextSection {
  const rows = Object.entries(document['x-refusal-codes'] ?? {}).map(([code, told]) => {
    const { title, meaning, rules, tries } = recordOf(told)
    const words = [meaning, ...[...listOf(tries), ...listOf(rules)].map((one) => recordOf(one)['says'])]
      .map(String)
      .join('<br>')
    return `| ${asCode(code)} | ${String(title)} | ${words.replaceAll('|', String.raw`\|`)} |`
  })
  return {
    name: 'codes',
    'x-displayName': 'Codes of refusals and problems',
    'x-traitTag': true,
    description: [
      'One meaning has one code, in every operation.',
      '',
      '| code | title | meaning |',
      '|---|---|---|',
    ]
      .concat(rows)
      .join('\n'),
  }
}

const asCode = (text: string) => `\`${text.replaceAll('|', String.raw`\|`)}\``
