import { useMutation, useQuery } from '@tanstack/react-query'
import { apiMutation } from '../../api/api-mutation.ts'
import { isProblem } from '../../api/api-problem.ts'
import { completeMachineService } from '../../generated/operations.ts'
import { formatCalendarDay } from '../../lib/dates.ts'
import { formatNumber } from '../../lib/money.ts'
import { orderPath } from '../../lib/paths.ts'
import { tieWords } from '../../lib/no-break-space.ts'
import { countOf, positionForms } from '../../lib/plural.ts'
import { wordFor } from '../../lib/word-for.ts'
import { Link } from '../../links/Link.tsx'
import { usePopups } from '../../popups/use-popups.ts'
import { Button } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ErrorState } from '../../ui/State.tsx'
import { lookFor, StatusPill } from '../../ui/StatusPill.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import styles from './Equipment.module.css'
import { hoursWords, type Machine } from './machine-words.ts'
import { machineServiceQuery, type MachineServicePlan } from './service-queries.ts'
import { ServiceButtons } from './ServiceButtons.tsx'
import { packedQuantity, ServiceKit } from './ServiceKit.tsx'
import { dueWords, hourForms, noServiceWords, orderedWords, stateLooks } from './service-words.ts'
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
  const left = items.filter(
    ({ product, price, stockState }) => !product || price === null || stockState === 'none',
  ).length
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
      {service.ordered && (
        <p>
          <Link to={orderPath(service.ordered.orderId)}>
            {`${orderedWords(service)}, заказ № ${service.ordered.orderNumber}`}
          </Link>
        </p>
      )}
      <ServiceKit items={items} total={total} machine={service.machine} />
      {items.some(
        ({ product, price, quantity }) =>
          product && price !== null && packedQuantity(quantity, product) > quantity,
      ) && (
        <p className={styles.muted}>
          Часть деталей продаётся упаковками: в корзине их будет больше, чем нужно машине. Итог это учитывает.
        </p>
      )}
      {left > 0 && (
        <p className={styles.muted}>
          {`Не войдёт: ${countOf(left, positionForms)}. Нет цены или остатка, или исполнение зависит от серийного номера.`}
        </p>
      )}
      <div className={styles.tools}>
        <ServiceButtons
          key={due.dueAtHours}
          machines={[machine.id]}
          name={`${due.name} ${machine.name}`.slice(0, 80)}
          renderReport={renderReport}
        />
        {machine.allowedActions.includes('edit') && <DoneButton machine={machine} due={due} />}
      </div>
    </div>
  )
}

interface DoneButtonProps {
  machine: Machine
  due: NonNullable<MachineServicePlan['service']>
}

/** Tells that the service is done, so that the next one is planned. Nothing takes it back, so it asks first. */
function DoneButton({ machine, due }: DoneButtonProps) {
  const toast = useToast()
  const popups = usePopups()
  const { mutate, isPending } = useMutation({
    ...apiMutation(completeMachineService),
    onError: (error) =>
      toast({
        status: false,
        message: (isProblem(error) && error.errors[0]?.message) || 'Не удалось отметить ТО выполненным',
      }),
  })
  const ask = async () => {
    const hours = hoursWords(machine)
    const yes = await popups.confirm({
      title: `Отметить ${due.name} выполненным?`,
      text: tieWords(
        `${machine.name}: ${due.name} при ${countOf(due.dueAtHours, hourForms)}. ${
          hours === null ? '' : `Наработка сейчас: ${hours}. `
        }Снять отметку нельзя, дальше запланируем следующее ТО.`,
      ),
      confirm: 'Отметить',
    })
    if (yes)
      mutate(
        { path: { id: machine.id }, body: { dueAtHours: due.dueAtHours } },
        { onSuccess: () => toast({ message: `${due.name} отмечено` }) },
      )
  }
  return (
    <Button icon="check" loading={isPending} {...popups.intent('confirm')} onClick={() => void ask()}>
      {`Отметить ${due.name} выполненным`}
    </Button>
  )
}
