import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { renderMedia } from '../mocks/sandbox/media.ts'
import { createSandboxServer, listen } from '../mocks/sandbox/node/http.ts'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import { readContractFile } from '../tools/contract/model/read-contract.ts'
import { answerLog } from '../tools/contract/coverage/answer-log.ts'
import { openContractProxy } from '../tools/contract/proxy/contract-proxy.ts'
import { ProxyReport } from '../tools/contract/proxy/report.ts'
import { ensureBrowser } from '../tools/testing/browser.ts'
import { journeyFiles } from '../tools/testing/journeys.ts'

const usage = `npm run contract:journey [-- e2e/FILE.e2e.ts … | playwright's options]

Browser tests with Prism as judge: shop → Prism's validating proxy → the sandbox alone. A violation fails the run.`

async function main() {
  const executable = ensureBrowser()
  const sandbox = openSandbox({
    dataDir: null,
    seed: worldSeed(),
    seedVersion,
    renderMedia,
    options: { ...answerLog(), onError: (error) => console.error(error) },
  })
  const backend = createSandboxServer(sandbox.answer)
  await listen(backend, { port: 0, host: '127.0.0.1', setting: 'port' })
  const target = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  const report = new ProxyReport((line) => console.log(line))
  let ended: string | undefined
  const proxy = await openContractProxy({
    contract: await readContractFile(),
    target,
    host: '127.0.0.1',
    port: 0,
    errors: false,
    onExchange: (exchange) => report.add(exchange),
    onEnd: (reason) => (ended = reason),
  })
  const files = chosen.length > 0 ? chosen : journeyFiles
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn('node_modules/.bin/playwright', ['test', ...files], {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: executable,
        E2E_BACKEND_URL: proxy.origin,
        E2E_SANDBOX_URL: target,
      },
    })
    child.on('error', reject)
    child.on('exit', (exitCode) => resolve(exitCode ?? 1))
  })
  await proxy.close()
  backend.close()
  backend.closeAllConnections()
  await sandbox.close()
  report.close()
  if (ended !== undefined) console.error(ended)
  const { errors, warnings, exchanges } = report.summary()
  return code === 0 && errors + warnings === 0 && exchanges > 0 && ended === undefined ? 0 : 1
}

const chosen = process.argv.slice(2)
if (chosen.some((one) => one === '--help' || one === '-h')) console.log(usage)
else process.exitCode = await main()
