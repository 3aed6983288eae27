import { expect, test } from 'vitest'
import { introduceFirst } from './introduce-first.ts'

/** A backend that answers when told to. */
function slowBackend() {
  const asked: string[] = []
  const answers: PromiseWithResolvers<Response>[] = []
  const fetch = introduceFirst(async ({ url }) => {
    asked.push(new URL(url).pathname)
    const answer = Promise.withResolvers<Response>()
    answers.push(answer)
    return answer.promise
  })
  return { asked, answers, call: async (path: string) => fetch(new Request(`http://shop.example${path}`)) }
}

test('O-122 the first call of an unknown visitor goes alone, the others after its answer, together', async () => {
  const { asked, answers, call } = slowBackend()
  const calls = [call('/a/'), call('/b/'), call('/c/')]
  await expect.poll(() => asked).toEqual(['/a/'])
  answers[0]?.resolve(new Response())
  await expect.poll(() => asked).toEqual(['/a/', '/b/', '/c/'])
  for (const answer of answers) answer.resolve(new Response())
  await Promise.all(calls)
})

test('O-122 a call without an answer introduces nobody: the next one goes alone', async () => {
  const { asked, answers, call } = slowBackend()
  const first = call('/a/')
  const others = [call('/b/'), call('/c/')]
  await expect.poll(() => asked).toEqual(['/a/'])
  answers[0]?.reject(new TypeError('fetch failed'))
  await expect(first).rejects.toThrow('fetch failed')
  await expect.poll(() => asked).toEqual(['/a/', '/b/'])
  answers[1]?.resolve(new Response())
  await expect.poll(() => asked).toEqual(['/a/', '/b/', '/c/'])
  answers[2]?.resolve(new Response())
  await Promise.all(others)
})
