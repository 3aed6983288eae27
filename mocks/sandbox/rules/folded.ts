/** Text as searches compare it: whatever the case, «ё» as «е». */
export const folded = (text: string) => text.toLowerCase().replaceAll('ё', 'е')
