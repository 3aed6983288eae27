import { httpFactProblems } from '../../model/http-facts.ts'
import type { Rule } from './finding.ts'

/** `x-http` is written in the words that its readers know. */
export const httpFactsKnown: Rule = (document) =>
  httpFactProblems(document).map(({ pointer, message }) => ({
    rule: 'http-facts',
    place: pointer,
    message,
    pointer,
  }))
