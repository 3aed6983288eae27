import { bypass, http, type HttpHandler } from 'msw'
import { type Answers, answerBy } from './answers.ts'

/** Mocks operations by answers of the contract; a call that they say nothing of goes to the next handler. */
export function mockOperations(answers: Answers): HttpHandler {
  return http.all('*', ({ request }) => answerBy(answers, request, () => fetch(bypass(request))))
}
