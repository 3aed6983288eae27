export const noBreakSpace = '\u00a0'

/** What belongs to the next word: prepositions, conjunctions and particles of at most three letters. */
const leaning = 'а|без|в|во|для|до|за|и|из|изо|или|к|ко|на|над|не|ни|но|о|об|обо|от|по|под|при|про|с|со|у'
const afterLeaning = new RegExp(`(?<=(?<![\\p{L}\\p{N}-])(?:${leaning}))\\s+(?=\\S)`, 'giu')
const atTheEnd = new RegExp(`(?<=(?<![\\p{L}\\p{N}-])(?:${leaning})) +$`, 'iu')
const beforeDash = /(?<=\S)\s+(?=[—–](?:\s|$))/g
const dashAtTheStart = /^ +(?=[—–](?:\s|$))/

/**
 * Running text whose lines neither end with a preposition nor begin with a dash. A part of a text that goes on beside
 * it may begin and end with a space; a line end there is left alone.
 */
export function tieWords(text: string): string {
  return text
    .replace(afterLeaning, noBreakSpace)
    .replace(atTheEnd, noBreakSpace)
    .replace(beforeDash, noBreakSpace)
    .replace(dashAtTheStart, noBreakSpace)
}

/** Whether a text ends with a word that belongs to what comes next. */
export function endsLeaning(text: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${leaning})$`, 'iu').test(text)
}
