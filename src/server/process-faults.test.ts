import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const moduleUrl = (name: string) => JSON.stringify(new URL(name, import.meta.url).href)

/** A program that watches its faults. @returns its log and its exit code */
async function program(code: string) {
  const source = `
    const { watchFaults } = await import(${moduleUrl('process-faults.ts')})
    const { endGracefully } = await import(${moduleUrl('end-gracefully.ts')})
    const work = setInterval(() => {}, 1000)
    const end = endGracefully(async () => console.log(JSON.stringify({ event: 'ended' })))
    watchFaults((entry) => console.log(JSON.stringify(entry)), () => 0, end)
    ${code}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const [exitCode] = (await once(child, 'close')) as [number | null]
  const entries = output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as object)
  return { exitCode, entries }
}

test('R-ERR-21 a rejection without a handler is logged, and the process goes on', async () => {
  const { exitCode, entries } = await program(`
    Promise.reject(new TypeError('nobody holds me'))
    setTimeout(() => { console.log('{"event":"goes on"}'); process.exit(0) }, 50)`)
  expect(entries).toMatchObject([
    { level: 'error', event: 'unhandledRejection', error: 'TypeError: nobody holds me' },
    { event: 'goes on' },
  ])
  expect(exitCode).toBe(0)
})

test('R-ERR-21 an exception that nobody caught is logged and ends the process in order', async () => {
  const { exitCode, entries } = await program(`setTimeout(() => { throw new TypeError('broken') }, 0)`)
  expect(entries).toMatchObject([
    { level: 'error', event: 'uncaughtException', error: 'TypeError: broken' },
    { event: 'ended' },
  ])
  expect(exitCode).toBe(1)
})
