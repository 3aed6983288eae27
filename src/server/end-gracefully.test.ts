import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const module = JSON.stringify(new URL('end-gracefully.ts', import.meta.url).href)

/** A program that is ended by `endGracefully`, once it runs. */
async function program(end: string, options = '{}') {
  const code = `
    const { endGracefully } = await import(${module})
    const work = setInterval(() => {}, 1000)
    endGracefully(async () => { console.log('ending'); ${end} }, ${options})
    console.log('running')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const ended = once(child, 'exit')
  const says = async (text: string) => {
    await expect.poll(() => output).toContain(text)
  }
  await says('running')
  return { child, ended, says, output: () => output }
}
const short = 'await new Promise((resolve) => setTimeout(resolve, 50)); console.log("ended")'
const endless = 'await new Promise(() => {})'

test('the first signal finishes what is under way, whichever it is', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { child, ended, output } = await program(short)
    child.kill(signal)
    expect(await ended).toEqual([0, null])
    expect(output()).toContain('ended')
  }
})

test('a second signal waits for nothing', async () => {
  const { child, ended, says } = await program(endless)
  child.kill('SIGTERM')
  await says('ending')
  child.kill('SIGINT')
  expect(await ended).toEqual([1, null])
})

test('an end that fails is told by the exit code', async () => {
  const { child, ended } = await program('throw 0')
  child.kill('SIGTERM')
  expect(await ended).toEqual([1, null])
})

test('the end of the standard input is one only for whoever wished so', async () => {
  const attached = await program(short, '{ withStdin: true }')
  attached.child.stdin.end()
  expect(await attached.ended).toEqual([0, null])

  const alone = await program(short)
  alone.child.stdin.end()
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(alone.output()).not.toContain('ending')
  alone.child.kill('SIGTERM')
  expect(await alone.ended).toEqual([0, null])
})
