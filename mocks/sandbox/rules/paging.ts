import type { components } from '../../../src/generated/api-types.ts'

/** One page of a list; beyond the last it is empty with the same totals. */
export function pageOf<T>(
  list: readonly T[],
  page: number,
  pageSize: number,
): { items: T[]; pagination: components['schemas']['Pagination'] } {
  const total = list.length
  return {
    items: list.slice((page - 1) * pageSize, page * pageSize),
    pagination: { page, pageSize, total, pages: Math.ceil(total / pageSize) },
  }
}
