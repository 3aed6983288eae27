import type { Fault } from '../../examples/second-backend/faults.ts'
import { operations } from '../../examples/second-backend/operations.ts'
import { accounts } from '../../examples/second-backend/people-data.ts'
import { type Backend, startBackend } from '../../examples/second-backend/server.ts'
import type { CheckReport } from '../contract/check/check-report.ts'
import { readOptions } from '../contract/check/options.ts'
import { runCheck } from '../contract/check/run-check.ts'
import type { Ending } from '../contract/check/testing/end-when-told.ts'
import type { Contract } from '../contract/model/contract.ts'
import { generatedContractFile } from '../contract/model/generated-contract.ts'
import { readContractFile } from '../contract/model/read-contract.ts'

const catalogue = [
  'getCatalogMenu',
  'getCatalogPage',
  'getMainPage',
  'listSectionProducts',
  'listSectionProductsFiltered',
  'getSmartFilter',
  'listProductsByIds',
  'getProduct',
  'getProductStores',
  'listViewedProducts',
  'searchSuggest',
  'searchProducts',
]
const cart = ['listCartProducts', 'getCart', 'addToCart', 'updateCart', 'removeFromCart', 'clearCart']
const session = [
  'getHeader',
  'getPersonal',
  'getCurrentStore',
  'setUserStore',
  'login',
  'logout',
  'listViewedProducts',
]
const orders = [
  'calculateOrder',
  'addOrder',
  'getOrder',
  'listOrders',
  'listOrderStatuses',
  'cancelOrder',
  'listContracts',
  'listAddresses',
  'listCompanies',
]
const groups = [
  {
    of: [...orders, 'getProductStores'],
    with: [...orders, 'getCart', 'addToCart', 'listSectionProducts', 'getProduct', 'getProductStores'],
  },
  {
    of: [...cart, ...session.filter((id) => id !== 'listViewedProducts')],
    with: [...cart, ...session, 'listSectionProducts', 'getProduct'],
  },
  { of: catalogue, with: [...catalogue, 'listCompanies'] },
]

/** The environment of a run against the second backend. */
export const environment = {
  CONTRACT_LOGIN: accounts.buyer.login,
  CONTRACT_PASSWORD: accounts.buyer.password,
  CONTRACT_LOGIN_2: accounts.person.login,
  CONTRACT_PASSWORD_2: accounts.person.password,
}

/** What the second backend does. */
export const built = operations.map(({ id }) => id)

/** What is checked for a fault: the operations that can show it, and nothing else. */
function operationsFor({ operation, kind }: Fault): readonly string[] {
  if (kind === 'http') return [operation, 'getHeader']
  return groups.find((group) => group.of.includes(operation))?.with ?? built
}

export interface SecondBackendRuns {
  backend: Backend
  /** Checks the sound backend with these options. */
  check: (args: readonly string[]) => Promise<CheckReport>
  /** Plants one fault and tells what the checker says of it: nothing when it is missed. */
  tryFault: (fault: Fault) => Promise<string[]>
  /** The same for several at once, with these arguments besides; `ending` ends the run when all is told. */
  tryFaults: (
    faults: readonly Fault[],
    args?: readonly string[],
    ending?: Ending,
  ) => Promise<CheckReport['violations']>
}

export async function openSecondBackend(): Promise<SecondBackendRuns> {
  const contract: Contract = await readContractFile(generatedContractFile)
  const backend = await startBackend()
  const check = (args: readonly string[], ending?: Ending) => {
    const options = readOptions(['--target', backend.origin, '--rate', '0', ...args], environment)
    if (!options) throw new Error('only help was asked for')
    return runCheck({ contract, options, ...ending })
  }
  const tryFaults = async (faults: readonly Fault[], args: readonly string[] = [], ending?: Ending) => {
    backend.plant(faults.map(({ name }) => name))
    const chosen = [...new Set(faults.flatMap(operationsFor))].flatMap((id) => ['--operation', id])
    return (await check(['--allow-writes', ...args, ...chosen], ending)).violations
  }
  return {
    backend,
    check: (args) => check(args),
    tryFaults,
    tryFault: async (fault) => toldOf(await tryFaults([fault])),
  }
}

export const told = ({ violations }: CheckReport): string[] => toldOf(violations)

const toldOf = (violations: CheckReport['violations']): string[] =>
  violations.map(
    ({ operationId, rule, pointer, message }) => `${operationId} [${rule}] ${pointer}: ${message}`,
  )
