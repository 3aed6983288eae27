import { valueAt } from '../../model/json-pointer.ts'
import { isRecord, listOf } from '../../model/record.ts'
import { outcomeOf } from '../refusal-code.ts'
import type { RunContext } from '../run-context.ts'
import { sendAs } from '../send-as.ts'
import { latin, russian } from './import-rows.ts'

/** Russian letters that everybody writes in the same Latin ones. */
const [spoken, spelt] = ['абвгдзиклмнопрстуф', 'abvgdziklmnoprstuf']
/** In the names of no product. */
const wrongLetter = 'щ'

const replaced = (text: string, from: string, to: string) =>
  [...text].map((letter) => to.charAt(from.indexOf(letter))).join('')

/** A word that finds products is found in the wrong keyboard layout, in Latin letters, and with a wrong letter. */
export async function correctQueries(run: RunContext): Promise<void> {
  const given = run.accepted.get('listSectionProducts')?.values
  if (!given || !run.wanted('searchProducts')) return
  const ask = async (operationId: string, values: Record<string, unknown>, purpose: string) =>
    sendAs(run, run.guest, operationId, { values, purpose })
  const list = await ask('listSectionProducts', { ...given, PAGE_SIZE: 100 }, 'words to mistype')
  const words = listOf(valueAt(list?.json, '/data/items'))
    .filter(isRecord)
    .map(({ name }) => String(name).split(' ')[0]?.toLowerCase() ?? '')
  // Its keys are letters in both layouts.
  const isTyped = (word: string) => /^[а-я]{5,}$/.test(word) && !/[хъжэбю]/.test(word)
  const isSpelt = (word: string) => isTyped(word) && [...word].every((letter) => spoken.includes(letter))
  const word = words.find(isSpelt) ?? words.find(isTyped)
  if (word === undefined) return
  const search = (query: string, more: Record<string, unknown> = {}) =>
    ask('searchProducts', { query, ...more }, `search for «${query}»`)
  const totalOf = (answer: unknown) => Number(valueAt(answer, '/data/pagination/total'))
  const found = await search(word, { asTyped: true })
  if (!(totalOf(found?.json) > 0)) return
  const mistakes = [
    { what: 'in the wrong keyboard layout', query: replaced(word, russian, latin), type: 'layout' },
    ...(isSpelt(word)
      ? [{ what: 'in Latin letters', query: replaced(word, spoken, spelt), type: 'translit' }]
      : []),
    {
      what: 'with a wrong letter',
      query: `${word.slice(0, -2)}${wrongLetter}${word.slice(-1)}`,
      type: 'fuzzy',
    },
  ]
  for (const { what, query, type } of mistakes) {
    const typed = await search(query, { asTyped: true })
    // What finds something as typed is not corrected.
    if (!typed || !run.succeeded(typed) || totalOf(typed.json) !== 0) continue
    const exchange = await search(query)
    if (!exchange) continue
    const [corrected, why] = ['correctedQuery', 'correctionType'].map((name) =>
      valueAt(exchange.json, `/data/${name}`),
    )
    const total = totalOf(exchange.json)
    run.state(exchange, total > 0 && why === type, {
      rule: 'correction',
      pointer: '/data/correctedQuery',
      message: `«${word}» ${what}, «${query}», finds nothing as typed: it must be corrected (${type}) and find something, got ${outcomeOf(exchange)} with ${total} products, correctedQuery ${JSON.stringify(corrected ?? null)}, correctionType ${JSON.stringify(why ?? null)}`,
    })
    if (type !== 'layout' || why !== type) continue
    run.state(exchange, String(corrected).toLowerCase() === word && total === totalOf(found?.json), {
      rule: 'correction',
      pointer: '/data/pagination/total',
      message: `«${query}» in the other keyboard layout is «${word}», which finds ${totalOf(found?.json)} products, got «${String(corrected)}» with ${total}`,
    })
  }
}
