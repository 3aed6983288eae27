import { chromium } from '@playwright/test'
import { type Backend, startBackend } from '../examples/second-backend/server.ts'
import { npmCommand } from '../tools/command/npm-command.ts'
import { browserLaunch, ensureBrowser } from '../tools/testing/browser.ts'
import { makeFirstSale, startShopOn } from '../tools/testing/first-sale.ts'
import { guides, writeFirstSaleList } from '../tools/testing/first-sale-list.ts'

const usage = `npm run second-backend:first-sale

Finds the operations without which the shop makes no first sale, and writes them into ${guides.join(' and ')}.
It buys in a browser on the second backend and notes what the shop asks. Then it leaves out one operation after another:
what the sale is made without does not belong to the list. It takes some minutes.`

/** Milliseconds that a step of the purchase may take before the sale counts as not made. */
const patience = 10_000

await npmCommand({ usage }, async () => {
  const executable = ensureBrowser()
  const backend = await startBackend()
  const browser = await chromium.launch(browserLaunch(executable))
  /** A fresh shop each time: a running one keeps documents that it drew with the operation that is left out now. */
  const buyOn = async (only: readonly string[] | undefined): Promise<void> => {
    backend.plant([])
    backend.build(only)
    const shop = await startShopOn(backend.origin)
    const context = await browser.newContext()
    context.setDefaultTimeout(patience)
    try {
      await makeFirstSale(await context.newPage(), shop.origin)
    } finally {
      await context.close()
      await shop.close()
    }
  }
  try {
    await buyOn(undefined)
    const needed = await leaveOut(backend, buyOn)
    await buyOn(needed)
    writeFirstSaleList(needed)
    console.log(`${needed.length} operations are written into ${guides.join(' and ')}`)
  } finally {
    await browser.close()
    await backend.close()
  }
})

/** The asked operations less each that the sale is made without. */
async function leaveOut(
  backend: Backend,
  buyOn: (only: readonly string[]) => Promise<void>,
): Promise<string[]> {
  const asked = backend.asked()
  let needed = asked
  for (const id of asked) {
    const rest = needed.filter((other) => other !== id)
    try {
      await buyOn(rest)
      needed = rest
      console.log(`without  ${id}: sold`)
    } catch (error) {
      if (!isStepMissed(error)) throw error
      const [reason = ''] = String(error).split('\n')
      console.log(`without  ${id}: not sold. ${reason}`)
    }
  }
  return needed
}

/** A step of the purchase didn't come to its end; anything else is a fault of this command. */
function isStepMissed(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.message.includes('expect('))
}
