import { spawn } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { renderMedia } from '../mocks/sandbox/media.ts'
import { createSandboxServer, listen } from '../mocks/sandbox/node/http.ts'
import { openSandbox } from '../mocks/sandbox/node/open-sandbox.ts'
import { seedVersion, worldSeed } from '../mocks/sandbox/world-seed.ts'
import type { Contract } from '../tools/contract/model/contract.ts'
import { readContractFile } from '../tools/contract/model/read-contract.ts'
import { answerLog } from '../tools/contract/coverage/answer-log.ts'
import { openContractProxy } from '../tools/contract/proxy/contract-proxy.ts'
import { ProxyReport } from '../tools/contract/proxy/report.ts'
import { ensureBrowser } from '../tools/testing/browser.ts'
import { journeyLanes } from '../tools/testing/journeys.ts'
import { joinedReport, type PlaywrightReport } from '../tools/testing/test-counts.ts'

const usage = `npm run contract:journey [-- e2e/FILE.e2e.ts … | playwright's options]

Browser tests with Prism as judge: shop → Prism's validating proxy → the sandbox alone. A violation fails the run.`

/** Runs side by side, each with a world of its own: its tests run one after another. */
const lanes = journeyLanes.length
const firstPort = Number(process.env['E2E_PORT'] ?? 4710)

async function main() {
  const executable = ensureBrowser()
  const report = new ProxyReport((line) => console.log(line))
  const contract = await readContractFile()
  const played = await Promise.all(
    Array.from({ length: lanes }, (_unused, index) => playLane(index + 1, { executable, report, contract })),
  )
  await joinReports()
  report.close()
  for (const { ended } of played) if (ended !== undefined) console.error(ended)
  const { errors, warnings, exchanges } = report.summary()
  const isPlayed = played.every(({ code, ended }) => code === 0 && ended === undefined)
  return isPlayed && errors + warnings === 0 && exchanges > 0 ? 0 : 1
}

interface Surroundings {
  executable: string
  report: ProxyReport
  contract: Contract
}

/** One part of the tests: a shop before Prism before a sandbox, all its own. */
async function playLane(lane: number, { executable, report, contract }: Surroundings) {
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
  let ended: string | undefined
  const proxy = await openContractProxy({
    contract,
    target,
    host: '127.0.0.1',
    port: 0,
    errors: false,
    onExchange: (exchange) => report.add(exchange),
    onEnd: (reason) => (ended = reason),
  })
  const given =
    chosen.length > 0
      ? [...chosen, `--shard=${lane}/${lanes}`, '--pass-with-no-tests']
      : (journeyLanes[lane - 1] ?? [])
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn('node_modules/.bin/playwright', ['test', ...given], {
      stdio: 'inherit',
      env: {
        ...process.env,
        CHROMIUM_PATH: executable,
        E2E_LANE: String(lane),
        E2E_PORT: String(firstPort + (lane - 1) * 5),
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
  return { code, ended }
}

/** One report of all lanes, where `npm test` looks for it. */
async function joinReports() {
  const reports = await Promise.all(
    Array.from({ length: lanes }, async (_unused, index) => {
      const file = `.cache/playwright-${index + 1}.json`
      const report = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport
      await rm(file)
      return report
    }),
  )
  await writeFile('.cache/playwright.json', JSON.stringify(joinedReport(reports)))
}

const chosen = process.argv.slice(2)
if (chosen.some((one) => one === '--help' || one === '-h')) console.log(usage)
else process.exitCode = await main()
