/**
 * The page numbers that a pagination shows: first, last and the neighbours of the current one; null is a gap.
 * A gap never hides just one page.
 */
export function pageWindow(page: number, pageCount: number, around = 1): (number | null)[] {
  const shown = new Set([1, pageCount])
  for (let near = page - around; near <= page + around; near += 1) {
    if (near >= 1 && near <= pageCount) shown.add(near)
  }
  const sorted = [...shown].toSorted((a, b) => a - b)
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1]
    if (before === undefined || number === before + 1) return [number]
    return number === before + 2 ? [before + 1, number] : [null, number]
  })
}
