import type { components } from '../../../src/generated/api-types.ts'
import { actionTables } from '../../../src/generated/action-tables.ts'
import type { SandboxState } from '../operation.ts'
import type { CompanyRight } from '../seed/company-member-record.ts'
import type { ActFigures, ActRecord } from '../seed/act-records.ts'
import { pdfFile } from './document-file.ts'
import { dayIn } from './days.ts'
import { offeredActions } from './offered-actions.ts'

type Act = components['schemas']['Act']
type Job = components['schemas']['Job']

/** How acts are named. */
export const actKinds: Readonly<Record<ActRecord['kind'], string>> = {
  reconciliation: 'Акт сверки',
  upd: 'Сводный УПД',
  services: 'Акт услуг',
}
/** How long a job is kept after its end, milliseconds. */
export const jobLifetime = 24 * 3_600_000

export function actView(
  state: Pick<SandboxState, 'contracts'>,
  act: ActRecord,
  rights: readonly CompanyRight[],
): Act {
  const { id, kind, companyId, contractId, periodFrom, periodTo, status, figures } = act
  const contract = contractId === undefined ? undefined : state.contracts.get(contractId)
  const files = figures ? [actFile(act, figures)] : []
  return {
    id,
    kind,
    number: figures?.number ?? null,
    date: dayIn('Europe/Moscow', Date.parse(act.endedAt ?? act.requestedAt)),
    periodFrom,
    periodTo,
    contragentId: companyId,
    contract: contract ? { id: contract.id, number: contract.number } : null,
    opening: figures?.opening ?? 0,
    debit: figures?.debit ?? 0,
    credit: figures?.credit ?? 0,
    closing: figures?.closing ?? 0,
    rows: figures?.rows ?? [],
    status,
    files,
    allowedActions: offeredActions(actionTables.ActAction, status, rights),
  }
}

/** The PDF of an act. It is filled up to a size that its rows fit in. */
export const actFile = ({ id, kind }: ActRecord, { number, rows }: ActFigures) =>
  pdfFile(`f-act-${id}`, `${actKinds[kind]} ${number}.pdf`, 84_213 + 500 * Math.max(0, rows.length - 50))

export function actJob({ id, status, requestedAt, endedAt, failReason }: ActRecord): Job {
  return {
    id: `job-act-${id}`,
    kind: 'act',
    status: status === 'queued' || status === 'failed' ? status : 'ready',
    requestedAt,
    readyAt: status === 'failed' ? null : (endedAt ?? null),
    failReason: failReason ?? null,
  }
}
