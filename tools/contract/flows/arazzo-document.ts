import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { isRecord, listOf, recordOf } from '../model/record.ts'

/** The parts of an Arazzo description that the runner reads. */
export interface Workflow {
  workflowId: string
  /** Empty where the file has none, and so is the description. */
  summary: string
  description: string
  /** Names of the inputs that it needs. */
  inputs: string[]
  steps: Step[]
  outputs: Record<string, string>
}

export interface Step {
  stepId: string
  /** Empty where the file has none. */
  description: string
  operationId: string
  parameters: { name: string; in: string; value: unknown }[]
  /** Payload of the body, with expressions in it; absent where there is no body. */
  payload?: unknown
  /** `expression == expression or literal`, joined by AND. */
  criteria: string[]
  /** What is done when a criterion fails; absent: the flow ends. */
  retry?: { afterSeconds: number; limit: number }
  outputs: Record<string, string>
}

/** Reads the workflows of an Arazzo file that Redocly's lint has found valid. */
export function readWorkflows(file: string): Workflow[] {
  const document: unknown = parse(readFileSync(file, 'utf8'))
  return listOf(recordOf(document)['workflows']).map((node) => {
    const { workflowId, summary = '', description = '', inputs, steps, outputs } = recordOf(node)
    return {
      workflowId: String(workflowId),
      summary: String(summary),
      description: String(description),
      inputs: listOf(recordOf(inputs)['required']).map(String),
      steps: listOf(steps).map(readStep),
      outputs: textsOf(outputs),
    }
  })
}

function readStep(node: unknown): Step {
  const whole = recordOf(node)
  const { stepId, description = '', operationId, parameters, requestBody } = whole
  const { successCriteria, onFailure, outputs } = whole
  const retry = listOf(onFailure)
    .map(recordOf)
    .find(({ type }) => type === 'retry')
  return {
    stepId: String(stepId),
    description: String(description),
    operationId: String(operationId),
    parameters: listOf(parameters)
      .map(recordOf)
      .map(({ name, in: place, value }) => ({ name: String(name), in: String(place), value })),
    ...(isRecord(requestBody) && { payload: requestBody['payload'] }),
    criteria: listOf(successCriteria).map((one) => String(recordOf(one)['condition'])),
    ...(retry && {
      retry: { afterSeconds: Number(retry['retryAfter']), limit: Number(retry['retryLimit']) },
    }),
    outputs: textsOf(outputs),
  }
}

function textsOf(node: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(recordOf(node)).map(([name, value]) => [name, String(value)]))
}
