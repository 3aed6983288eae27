import { useMutation, useQuery } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { completeMachineService } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatNumber } from '../../lib/money.ts'
import { wordFor } from '../../lib/word-for.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './Equipment.module.css'
import type { Machine } from './machine-words.ts'
import { machineServiceQuery, type MachineServicePlan } from './service-queries.ts'
import { ServiceButtons } from './ServiceButtons.tsx'
import { ServiceKit } from './ServiceKit.tsx'
import { dueWords, noServiceWords, stateLooks } from './service-words.ts'
import type { RenderReport } from './use-service-to-cart.ts'

export interface MachineServicePanelProps {
  machine: Machine
  renderReport: RenderReport
}

/** The next service of one machine with its kit. */
export function MachineServicePanel({ machine, renderReport }: MachineServicePanelProps) {
  const answer = useQuery(machineServiceQuery(machine.id))
  const due = answer.data?.service.service
  return (
    <Panel title="Сервис" {...(due && { actions: <ServiceState state={due.state} /> })}>
      {answer.data ? (
        <Planned machine={machine} renderReport={renderReport} {...answer.data} />
      ) : answer.isError ? (
        <ErrorState
          compact
          title="Не удалось загрузить план ТО"
          retrying={answer.isFetching}
          onRetry={() => void answer.refetch()}
        />
      ) : (
        <Skeleton lines={6} />
      )}
    </Panel>
  )
}

export function ServiceState({ state }: Pick<NonNullable<MachineServicePlan['service']>, 'state'>) {
  const { label, tone, icon } = lookFor(stateLooks, state)
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
    </StatusPill>
  )
}

type PlannedProps = MachineServicePanelProps & {
  service: MachineServicePlan
  items: Parameters<typeof ServiceKit>[0]['items']
}

function Planned({ machine, renderReport, service, items }: PlannedProps) {
  const { service: due, noService, hoursPerDay, lastService, total } = service
  if (!due) return <p>{noService === null ? 'ТО не запланировано' : wordFor(noServiceWords, noService)}</p>
  return (
    <div className={styles.part}>
      <p>
        {dueWords(due)}
        <span className={styles.muted}>
          {`. Работает ${hoursPerDay} ч в день`}
          {lastService &&
            `, прошлое ТО при ${formatNumber(lastService.hours)} ч отмечено ${formatCalendarDay(lastService.at)}`}
        </span>
      </p>
      <ServiceKit items={items} total={total} machine={service.machine} />
      <div className={styles.tools}>
        <ServiceButtons
          machines={[machine.id]}
          name={`${due.name} ${machine.name}`.slice(0, 80)}
          renderReport={renderReport}
        />
        {machine.allowedActions.includes('edit') && <DoneButton id={machine.id} due={due} />}
      </div>
    </div>
  )
}

/** Tells that the service is done, so that the next one is planned. */
function DoneButton({ id, due }: { id: number; due: NonNullable<MachineServicePlan['service']> }) {
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    ...apiMutation(completeMachineService),
    onError: (error) => toast({ status: false, message: error.message }),
  })
  return (
    <Button
      icon="check"
      loading={isPending}
      onClick={() =>
        mutate(
          { path: { id }, body: { dueAtHours: due.dueAtHours } },
          { onSuccess: () => toast({ message: `${due.name} отмечено` }) },
        )
      }
    >
      {`Отметить ${due.name} выполненным`}
    </Button>
  )
}
