import { isRecord } from '../model/record.ts'

/** The list and its place in the whole, as an answer's `data` tells them. */
export interface PageOfList {
  items: unknown[]
  /** Name of the list's field in `data`. */
  field: string
  page: number
  pageSize: number
  total: number
  pages: number
}

/** The page in `data`; `undefined` when the answer isn't a paged list of success. */
export function pageOf(answer: unknown): PageOfList | undefined {
  const data = isRecord(answer) && answer['status'] === 'success' ? answer['data'] : undefined
  if (!isRecord(data) || !isRecord(data['pagination'])) return undefined
  const { page, pageSize, total, pages } = data['pagination']
  const field = ['items', 'products'].find((name) => Array.isArray(data[name]))
  if (field === undefined || ![page, pageSize, total, pages].every((one) => Number.isInteger(one)))
    return undefined
  return {
    items: data[field] as unknown[],
    field,
    page: page as number,
    pageSize: pageSize as number,
    total: total as number,
    pages: pages as number,
  }
}

/** Contradictions of one page with itself and with what was asked (`undefined`: the backend's own choice). */
export function pageContradictions(
  { items, field, page, pageSize, total, pages }: PageOfList,
  asked: { page?: number; pageSize?: number },
): { pointer: string; message: string }[] {
  const found: { pointer: string; message: string }[] = []
  if (asked.page !== undefined && page !== asked.page)
    found.push({
      pointer: '/data/pagination/page',
      message: `must be the page that was asked for, got ${page}`,
    })
  if (asked.pageSize !== undefined && pageSize !== asked.pageSize)
    found.push({
      pointer: '/data/pagination/pageSize',
      message: `must be the size that was asked for, got ${pageSize}`,
    })
  const expectedPages = Math.ceil(total / pageSize)
  if (pages !== expectedPages)
    found.push({
      pointer: '/data/pagination/pages',
      message: `must be total / pageSize rounded up (${expectedPages}), got ${pages}`,
    })
  const expected = Math.max(0, Math.min(pageSize, total - (page - 1) * pageSize))
  if (items.length !== expected)
    found.push({
      pointer: `/data/${field}`,
      message: `must hold what total, page and pageSize say (${expected} items), got ${items.length}`,
    })
  return found
}

/** What tells items of a list apart: `id`, else `code`; `undefined` for items without either. */
export function itemKey(item: unknown): string | undefined {
  if (!isRecord(item)) return undefined
  const key = item['id'] ?? item['code']
  return typeof key === 'string' || typeof key === 'number' ? String(key) : undefined
}
