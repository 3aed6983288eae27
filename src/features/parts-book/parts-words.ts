import { wordFor } from '../../lib/word-for.ts'
import type { Position } from './parts-queries.ts'

const kindNames: Readonly<Record<Position['kind'], string>> = {
  wear: 'изнашивается',
  oil: 'масло',
  filter: 'фильтр',
  seal: 'уплотнение',
  fastener: 'крепёж',
  part: 'деталь',
  assembly: 'узел в сборе',
}

export const kindWords = ({ kind }: Position) => wordFor(kindNames, kind)
