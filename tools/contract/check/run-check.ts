import { UsageError } from '../../command/usage-error.ts'
import { checkAccountWrites, deleteOneNotification } from './account-checks.ts'
import { checkAnyContract, showProof } from './any-contract.ts'
import { checkProperties } from './property-cases.ts'
import type { CheckReport } from './check-report.ts'
import { findNotBuilt, refuseMissing } from './built-operations.ts'
import { type Client, createClient } from './client.ts'
import { checkCompanyRights } from './company-rights.ts'
import { withOwnNames, withoutUnwritable } from './parameter-names.ts'
import type { Contract } from '../model/contract.ts'
import { allowAtBounds, refuseUnboundedWrites } from './bound-checks.ts'
import { askVariedCases } from './case-checks.ts'
import { checkCartWrites, fillCart } from './cart-checks.ts'
import { Coverage, percent } from '../coverage/contract-coverage.ts'
import { fillAndReadCart, followUp, readForUntried } from './follow-ups.ts'
import { explainUntested, providersOf, runFlow, runTheRest, takeAway } from './flow-runner.ts'
import { cleanUp, flows } from './flows.ts'
import { checkExports } from './export-checks.ts'
import { checkNamedFiles, checkUploads } from './file-checks.ts'
import { checkFilters } from './filter-checks.ts'
import { fillLists } from './full-lists.ts'
import { checkHttp } from './http-checks.ts'
import { awaitReports } from './later-reports.ts'
import { Journal, type Violation } from './journal.ts'
import type { CheckOptions } from './options.ts'
import { tryDestructiveActions, tryOrderActions } from './order-actions.ts'
import { checkOrderWrites } from './order-checks.ts'
import { checkOtherCustomer } from './other-customer.ts'
import { tryDestructive, tryOtherWrites } from './other-writes.ts'
import { checkPartsBooks } from './parts-checks.ts'
import {
  checkPaging,
  checkSidAlone,
  checkSlashes,
  refuseWithoutToken,
  refuseWrongRequests,
} from './read-checks.ts'
import { RunContext } from './run-context.ts'
import { withGivenProof } from './given-proof.ts'
import { refuseHeldBack } from './held-back.ts'
import { letOwnersIn } from './login-checks.ts'
import { endSession, logIn, readSessid, refuseStrangers } from './session-checks.ts'
import { operationReports, positiveOf, promisedNotes, verdictOf } from './run-verdicts.ts'
import { chooseAsGuest, chooseEachBranch } from './stories/branches.ts'
import { refuseActsInTheMaking, useActs } from './stories/act-actions.ts'
import { refuseActPeriods } from './stories/act-periods.ts'
import { checkCallLimits } from './stories/call-limits.ts'
import { correctQueries } from './stories/corrections.ts'
import { checkCredit } from './stories/credit.ts'
import { checkCarrierDays } from './stories/carrier-days.ts'
import { checkFreeDelivery } from './stories/free-delivery.ts'
import { countOtherSessions, endOthers } from './stories/other-sessions.ts'
import { addAndLeaveCompany } from './stories/lasting-company.ts'
import { compareFit } from './stories/machine-fit.ts'
import { checkMailed } from './stories/mailed.ts'
import { refuseNobodysCodes } from './stories/nobodys-codes.ts'
import { changePasswordAndBack } from './stories/other-password.ts'
import { checkImports } from './stories/import-rows.ts'
import { checkColleague, checkOwnCompany, resendInvitation } from './stories/own-company.ts'
import { checkOwnMachines } from './stories/own-machines.ts'
import { askForCallAgain, checkOwnPapers } from './stories/own-papers.ts'
import { acceptChangedTerms } from './stories/changed-terms.ts'
import { checkOwnThings } from './stories/own-things.ts'
import { lookAround } from './stories/one-product.ts'
import { judgeOrderOfPromotions } from './stories/promotions.ts'
import { checkReadsChangeNothing } from './stories/reads-only.ts'
import { checkSecondDevice } from './stories/second-device.ts'
import { checkSecondOrder } from './stories/second-order.ts'
import { checkTerminalOrder } from './stories/terminal-order.ts'
import { refuseUnknownSids } from './stories/unknown-sids.ts'
import { checkForms } from './stories/upload-forms.ts'
import { checkTokenAlone, findNearestBranch } from './stories/session-proofs.ts'
import { judgePaymentCalendar } from './stories/payment-calendar.ts'
import { checkLargerGuestCart, checkSessionCarts, checkViewed } from './stories/sessions.ts'
import { secretsOf } from './secrets.ts'
import { NothingProved } from './nothing-proved.ts'
import { refuseWrongReads } from './code-tries.ts'
import { unproved } from './unproved.ts'
import { unusableSchemas } from '../model/unusable-schemas.ts'
import { applyWaivers, type Waiver } from './waivers.ts'
import { refuseWrongSessid } from './write-checks.ts'

interface CheckParts {
  contract: Contract
  options: CheckOptions
  waivers?: readonly Waiver[]
  /** Operations that failed last time, for `--failed`. */
  lastFailed?: readonly string[]
  client?: Client
  onProgress?: (text: string) => void
  /** Ends the run early; what it made is still taken away. */
  interrupted?: AbortSignal
  /** Hears of each violation once, when it is first seen; waivers and what isn't built are not looked at yet. */
  onViolation?: (violation: Violation) => void
  /** Waits for what is made in the background; absent: for as long. */
  pause?: (milliseconds: number) => Promise<void>
}

/**
 * Checks a live backend against the contract. Finds and reports; throws only for wrong usage.
 * @throws {UsageError} when the filters choose no operation
 */
export async function runCheck(parts: CheckParts): Promise<CheckReport> {
  const { waivers = [], lastFailed, interrupted, pause, onViolation, onProgress = () => {} } = parts
  const { contract: proven, options } = withGivenProof(parts.contract, parts.options)
  const { contract, leftOut } = withoutUnwritable(withOwnNames(proven))
  const started = new Date()
  const chosen = chooseOperations(contract, options, lastFailed)
  for (const { operationId } of waivers)
    if (operationId !== undefined && !contract.byId.has(operationId))
      throw new UsageError(`A waiver names ${operationId}, which is no operation of the contract`)
  const wanted = (id: string) => chosen.has(id)
  const unusable = unusableSchemas(contract)
    .map((one) => ({ ...one, operationIds: one.operationIds.filter(wanted) }))
    .filter(({ operationIds }) => operationIds.length > 0)
  const journal = new Journal(options.target, wanted, secretsOf(options), onViolation)
  const coverage = new Coverage(contract, wanted)
  const client =
    parts.client ??
    createClient({
      ...options,
      ...(contract.credential && { credential: contract.credential }),
      ...(interrupted && { interrupted }),
    })
  const run = new RunContext({
    contract,
    options,
    client,
    journal,
    coverage,
    wanted,
    onProgress,
    ...(interrupted && { interrupted }),
    ...(pause && { pause }),
  })

  let failure: string | undefined
  try {
    await (options.level === 'shape'
      ? checkShapes(run)
      : contract.houseRules
        ? checkAll(run)
        : checkAnyContract(run))
  } catch (error) {
    if (!(error instanceof NothingProved)) throw error
    failure = error.message
  }
  findNotBuilt(run)
  refuseMissing(run, options.built)
  // Of a backend that nobody reached nothing can be told.
  if (journal.requests > 0 || failure === undefined) explainUntested(run)
  for (const reason of leftOut) journal.notes.add(`not sent: ${reason}`)
  for (const note of promisedNotes(run)) journal.notes.add(note)
  for (const id of contract.doubledIds)
    journal.notes.add(
      `the operationId ${id} is that of several operations: each is told with method and path`,
    )
  const stranger = journal.stranger()
  if (stranger !== undefined) journal.notes.add(stranger)

  const counted = [...journal.violations, ...(options.allowUndocumented ? [] : journal.undocumented)]
  // A run of some operations tells nothing of waivers for others.
  const isPart = chosen.size < contract.operations.length
  const couldApply = (id: string | undefined) => (id === undefined ? !isPart : chosen.has(id))
  const { kept, waived, expired, unused } = applyWaivers(counted, waivers, started.toISOString().slice(0, 10))
  const report = coverage.report()
  if (kept.length === 0 && report.operations.seen === 0)
    failure ??= 'No operation was answered with 200: nothing is proved'
  return {
    verdict: verdictOf({
      failure,
      violations: kept.length,
      unusable: unusable.length,
      tooLittle: percent(report.operations) < options.minCoverage,
    }),
    target: options.target,
    proof: contract.houseRules
      ? 'login'
      : contract.credential?.basic && options.account
        ? 'password'
        : 'token',
    ...(options.tokenVariable !== undefined && { tokenVariable: options.tokenVariable }),
    contract: contract.file,
    level: options.level,
    seed: options.seed,
    startedAt: started.toISOString(),
    durationMs: Date.now() - started.getTime(),
    requests: journal.requests,
    checks: journal.checks,
    positive: positiveOf(journal),
    reached: journal.reached,
    operations: operationReports(run, new Set(kept.map(({ operationId }) => operationId)), unusable),
    violations: kept,
    built: contract.operations
      .map(({ id }) => id)
      .filter((id) => journal.operations.has(id) && !journal.notBuilt.has(id) && !journal.isAbsent(id)),
    unusable,
    waived,
    expiredWaivers: expired,
    unusedWaivers: unused.filter(({ operationId }) => couldApply(operationId)),
    undocumented: journal.undocumented,
    coverage: report,
    leftovers: journal.leftovers,
    notes: [...journal.notes],
    unproved: unproved(run, chosen.size === contract.operations.length),
    ...(failure !== undefined && { failure }),
  }
}

function chooseOperations(
  { operations, byId }: Contract,
  { tags, operations: ids, failed }: CheckOptions,
  lastFailed: readonly string[] | undefined,
): Set<string> {
  for (const id of ids) if (!byId.has(id)) throw new UsageError(`The contract has no operation ${id}`)
  for (const tag of tags)
    if (!operations.some((one) => one.tag === tag)) throw new UsageError(`The contract has no tag ${tag}`)
  if (failed && (lastFailed ?? []).length === 0) throw new UsageError('Nothing failed in the last run')
  const chosen = operations.filter(
    ({ id, tag }) =>
      (ids.length === 0 && tags.length === 0 ? true : ids.includes(id) || tags.includes(tag)) &&
      (!failed || (lastFailed ?? []).includes(id)),
  )
  if (chosen.length === 0) throw new UsageError('The filters choose no operation')
  return new Set(chosen.map(({ id }) => id))
}

async function checkShapes(run: RunContext): Promise<void> {
  if (!run.contract.houseRules) {
    showProof(run)
    return runTheRest(run)
  }
  const providers = providersOf(run, Object.values(flows))
  await runFlow(run, flows.guestReading, providers)
  await logIn(run, run.customer, run.options.account ?? { login: 'shape@example.invalid', password: 'shape' })
  await runFlow(run, flows.customerReading, providers)
  await runTheRest(run)
}

async function checkAll(run: RunContext): Promise<void> {
  const { customer, options } = run
  const providers = providersOf(run, Object.values(flows))
  await runFlow(run, flows.guestReading, providers)
  if (options.allowWrites && options.account) {
    await readSessid(run, run.guest)
    await checkCartWrites(run, run.guest)
  }
  await checkViewed(run)
  await findNearestBranch(run)
  await correctQueries(run)
  await refuseStrangers(run)
  let staleSessid: string | undefined
  if (options.account) {
    await readSessid(run, customer)
    staleSessid = customer.sessid
    await logIn(run, customer, options.account)
    await readSessid(run, customer)
    if (options.allowWrites && customer.token !== undefined) await countOtherSessions(run)
  }
  const loggedIn = customer.token !== undefined
  try {
    if (loggedIn) {
      await runFlow(run, flows.customerReading, providers)
      await checkCompanyRights(run)
    }
    if (loggedIn && options.allowWrites) {
      await checkCartWrites(run, customer)
      await checkOrderWrites(run)
      await checkSecondOrder(run)
      await checkTerminalOrder(run)
      await checkCredit(run)
      await checkSessionCarts(run)
      await checkLargerGuestCart(run)
      await checkSecondDevice(run)
      await checkFreeDelivery(run)
      await tryOrderActions(run)
      // An empty cart can't be saved.
      if (run.wanted('createSavedCart')) await fillCart(run, customer)
      await runFlow(run, flows.customerWriting, providers)
      await chooseEachBranch(run)
      await chooseAsGuest(run)
      await checkAccountWrites(run)
      await checkOwnThings(run)
      await checkOwnMachines(run)
      await checkOwnCompany(run)
      await checkOwnPapers(run)
      await refuseActPeriods(run)
      await refuseActsInTheMaking(run)
      await refuseHeldBack(run)
      await resendInvitation(run)
      await changePasswordAndBack(run)
      await letOwnersIn(run)
      await tryOtherWrites(run)
      await askForCallAgain(run)
      await checkForms(run)
      await checkUploads(run)
      await checkImports(run)
      await refuseNobodysCodes(run)
      await checkMailed(run)
    }
    await runTheRest(run)
    if (loggedIn) await refuseWrongReads(run, customer)
    await askVariedCases(run)
    await lookAround(run)
    await checkCarrierDays(run)
    await judgeOrderOfPromotions(run)
    await checkFilters(run)
    if (loggedIn && options.allowWrites) await awaitReports(run)
    if (loggedIn && options.allowWrites) await judgePaymentCalendar(run)
    if (loggedIn && options.allowWrites) await useActs(run)
    if (options.allowWrites) await readForUntried(run)
    // What they read is followed up, too: a backend with other ids than the examples is asked for its parts by them.
    await checkPartsBooks(run)
    if (loggedIn) await compareFit(run)
    await followUp(run, [run.guest, customer])
    await checkReadsChangeNothing(run)
    await checkNamedFiles(run)
    await checkExports(run)
    await checkSlashes(run)
    await checkHttp(run)
    await fillLists(run)
    await checkPaging(run)
    if (loggedIn && options.allowWrites) await runFlow(run, flows.customerReadsNotifications, providers)
    await refuseWithoutToken(run)
    await refuseWrongRequests(run)
    if (loggedIn && options.allowWrites) await refuseUnboundedWrites(run)
    await allowAtBounds(run)
    await checkCallLimits(run)
    await checkProperties(run)
    if (loggedIn) {
      if (options.allowWrites) await fillAndReadCart(run)
      await checkSidAlone(run)
      await checkTokenAlone(run)
      await checkOtherCustomer(run)
      if (options.allowWrites) {
        await checkColleague(run)
        await addAndLeaveCompany(run)
        await acceptChangedTerms(run)
        await refuseUnknownSids(run)
        await refuseWrongSessid(run, staleSessid)
        await tryDestructiveActions(run)
        await deleteOneNotification(run)
        await tryDestructive(run)
        await endOthers(run)
      }
    }
  } finally {
    run.isCleaning = true
    if (loggedIn) await takeAway(run, cleanUp)
  }
  if (loggedIn) await endSession(run)
}
