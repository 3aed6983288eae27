import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readWorkflows } from '../flows/arazzo-document.ts'
import type { ReaderExtras } from './reader-document.ts'
import { readTitles } from './russian-titles.ts'

export const pageLanguages = ['en', 'ru'] as const
export type PageLanguage = (typeof pageLanguages)[number]

/** What stands beside a contract for its page: the flows and, for the Russian page, the titles. */
export function readerExtras(root: string, language: PageLanguage): ReaderExtras {
  const flows = join(dirname(root), 'flows/shop.arazzo.yaml')
  const titles = join(dirname(root), 'titles.ru.yaml')
  return {
    ...(existsSync(flows) && { workflows: readWorkflows(flows) }),
    ...(language === 'ru' && existsSync(titles) && { titles: readTitles(titles) }),
  }
}
