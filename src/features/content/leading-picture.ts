/** Cards of the first row on a wide screen. */
const firstRow = 4

/** How the picture of a card loads on a page that begins with the cards (R-SEO-07): the first one before all else. */
export function leadingPicture(index: number): boolean | 'high' {
  return index === 0 ? 'high' : index < firstRow
}
