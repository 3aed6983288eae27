import { useEffect, useState } from 'react'
import { formatShortDayTime } from '../lib/dates.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import styles from './DevPanel.module.css'
import { SellerDesk } from './SellerDesk.tsx'
import type { SandboxTools, SellerOrder, SentMessage, WorldScenario } from './sandbox-tools.ts'

interface SandboxDeskProps {
  backend: string | undefined
  tools: SandboxTools
  reload: () => void
}

const hour = 3_600_000
const steps = [
  { label: '+1 час', advance: hour },
  { label: '+1 день', advance: 24 * hour },
  { label: '+30 дней', advance: 30 * 24 * hour },
]

/** Clock, prepared states, seller, outbox and reset of the sandbox; other backends have none of it. */
export function SandboxDesk({ backend, tools, reload }: SandboxDeskProps) {
  const hasSandbox = backend === 'sandbox' || backend === 'msw'
  const [desk, setDesk] = useState<Desk>()
  const [scenario, setScenario] = useState('')
  const [wanted, setWanted] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const [failure, setFailure] = useState<string>()

  const attempt = (work: () => Promise<void>) => {
    setFailure(undefined)
    work().catch((error: unknown) => setFailure(wordsOf(error)))
  }
  // The sandbox is an outside system: it is asked when the tab opens.
  useEffect(() => {
    let isLeft = false
    if (hasSandbox)
      readDesk(tools).then(
        (read) => !isLeft && setDesk(read),
        (error: unknown) => !isLeft && setFailure(wordsOf(error)),
      )
    return () => {
      isLeft = true
    }
  }, [hasSandbox, tools])

  if (!hasSandbox)
    return (
      <p>
        Часы, готовые состояния, продавец, исходящие и сброс есть только у песочницы. Сейчас отвечает{' '}
        {backend ?? 'неизвестно кто'}.
      </p>
    )

  const { now, messages = [], scenarios = [], orders = [] } = desk ?? {}
  const setClock = (change: { now?: string; advance?: number }) =>
    attempt(async () => {
      await tools.setClock(change)
      setDesk(await readDesk(tools))
    })

  return (
    <div className={styles.form}>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <section aria-labelledby="dev-clock" className={styles.section}>
        <h3 id="dev-clock" className={styles.subtitle}>
          Часы
        </h3>
        <p role="status">{now === undefined ? 'Узнаём время…' : `В песочнице ${formatShortDayTime(now)}`}</p>
        <div className={styles.actions}>
          {steps.map(({ label, advance }) => (
            <Button key={label} size="small" onClick={() => setClock({ advance })}>
              {label}
            </Button>
          ))}
          <Button size="small" onClick={() => setClock({})}>
            Настоящее время
          </Button>
        </div>
        <div className={styles.row}>
          <TextInput
            label="Остановить на"
            type="datetime-local"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
          <Button disabled={wanted === ''} onClick={() => setClock({ now: new Date(wanted).toISOString() })}>
            Поставить
          </Button>
        </div>
      </section>
      <section aria-labelledby="dev-scenario" className={styles.section}>
        <h3 id="dev-scenario" className={styles.subtitle}>
          Готовое состояние
        </h3>
        <div className={styles.row}>
          <Select
            label="Сценарий"
            options={scenarios.map(({ name, title, login }) => ({
              value: name,
              label: title,
              ...(login !== null && { hint: login }),
            }))}
            value={scenario}
            onChange={setScenario}
          />
          <Button
            disabled={scenario === ''}
            onClick={() =>
              attempt(async () => {
                await tools.enterScenario(scenario)
                reload()
              })
            }
          >
            Подготовить
          </Button>
        </div>
      </section>
      <SellerDesk
        orders={orders}
        onStep={({ id }, step) =>
          attempt(async () => {
            await tools.takeStep(id, step)
            setDesk(await readDesk(tools))
          })
        }
      />
      <section aria-labelledby="dev-outbox" className={styles.section}>
        <div className={styles.toolbar}>
          <h3 id="dev-outbox" className={styles.subtitle}>
            Исходящие
          </h3>
          <Button
            size="small"
            icon="refresh"
            onClick={() => attempt(async () => setDesk(await readDesk(tools)))}
          >
            Обновить
          </Button>
        </div>
        {messages.length === 0 ? (
          <p>Писем и СМС пока не было.</p>
        ) : (
          <ul className={styles.entries}>
            {messages.map(({ id, channel, to, subject, text, at }) => (
              <li key={id} className={styles.entry}>
                <h4 className={styles.operation}>{subject}</h4>
                <p className={styles.call}>
                  {channel === 'sms' ? 'СМС' : 'Письмо'} для {to} · {formatShortDayTime(at)}
                </p>
                <p className={styles.letter}>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="dev-reset" className={styles.section}>
        <h3 id="dev-reset" className={styles.subtitle}>
          Сброс
        </h3>
        {isAsking ? (
          <div className={styles.actions}>
            <p>Корзины, заказы и письма пропадут.</p>
            <Button
              variant="danger"
              onClick={() =>
                attempt(async () => {
                  await tools.reset()
                  reload()
                })
              }
            >
              Сбросить
            </Button>
            <Button onClick={() => setIsAsking(false)}>Отмена</Button>
          </div>
        ) : (
          <Button variant="danger" icon="history" onClick={() => setIsAsking(true)}>
            Вернуть песочницу к началу
          </Button>
        )}
      </section>
    </div>
  )
}

interface Desk {
  now: string
  messages: readonly SentMessage[]
  scenarios: readonly WorldScenario[]
  orders: readonly SellerOrder[]
}

async function readDesk(tools: SandboxTools): Promise<Desk> {
  const [now, messages, scenarios, orders] = await Promise.all([
    tools.now(),
    tools.outbox(),
    tools.scenarios(),
    tools.sellerOrders(),
  ])
  return { now, messages, scenarios, orders }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
