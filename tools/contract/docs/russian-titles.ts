import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type ContractDocument, operationEntries } from '../model/document.ts'
import { recordOf } from '../model/record.ts'

/** Titles of sections by tag and of operations by operationId. */
export interface Titles {
  tags: Readonly<Record<string, string>>
  operations: Readonly<Record<string, string>>
}

/** @param file `titles.ru.yaml` beside the contract's root file */
export function readTitles(file: string): Titles {
  const titles: unknown = parse(readFileSync(file, 'utf8'))
  const { tags, operations } = recordOf(titles)
  return { tags: textsOf(tags), operations: textsOf(operations) }
}

/** Gives operations and sections these titles; the English title of an operation stays as the first line of its text. */
export function putTitles(document: ContractDocument, titles: Titles): void {
  for (const { operation } of operationEntries(document)) {
    const title = titles.operations[operation.operationId]
    if (title === undefined) continue
    operation.description = [operation.summary, operation.description]
      .filter((text) => text !== undefined)
      .join('.\n\n')
    operation.summary = title
  }
  for (const tag of document.tags ?? []) {
    const title = titles.tags[tag.name]
    if (title !== undefined) tag['x-displayName'] = title
  }
}

function textsOf(node: unknown): Record<string, string> {
  return Object.fromEntries(Object.entries(recordOf(node)).map(([name, text]) => [name, String(text)]))
}
