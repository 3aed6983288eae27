import { type FormEvent, useId, useState } from 'react'
import type { OperationAnswers } from '../../tools/contract/drift/operation-answers.ts'
import { faultNames, isFaultName } from '../../mocks/sandbox/faults.ts'
import { Button } from '../ui/Button.tsx'
import { Select, type SelectOption } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import styles from './DevPanel.module.css'
import { faultWords, type PlayRule, type PlayRules, readRules, rulesCookie, ruleWords } from './play-rules.ts'

/** Statuses to try where no operation is chosen. */
const commonStatuses = [401, 403, 404, 422, 429, 500, 523]
/** Longest delay that the sandbox takes, seconds. */
const longestWait = 60

/** Chooses what operations answer from the next call on: an example of the contract, a status, a broken answer, a delay. */
export function PlayForm({
  operations,
  reload,
}: {
  operations: readonly OperationAnswers[]
  reload: () => void
}) {
  const listId = useId()
  const [rules, setRules] = useState<PlayRules>(() => readRules(document.cookie))
  const [id, setId] = useState('')
  const [answer, setAnswer] = useState('')
  const [wait, setWait] = useState('')
  const [errors, setErrors] = useState<{ id?: string; answer?: string; wait?: string }>({})

  const operation = operations.find((one) => one.id === id.trim())
  const put = (next: PlayRules): boolean => {
    const cookie = rulesCookie(next)
    if (cookie === undefined) return false
    document.cookie = cookie
    setRules(next)
    return true
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const seconds = Number(wait.replace(',', '.') || 0)
    const rule: PlayRule = { ...readAnswer(answer), ...(seconds > 0 && { wait: seconds }) }
    const found = {
      ...(id.trim() !== '' && !operation && { id: 'Такой операции в контракте нет.' }),
      ...(!(seconds >= 0 && seconds <= longestWait) && { wait: `Число от 0 до ${longestWait}.` }),
      ...(Object.keys(rule).length === 0 && { answer: 'Выберите ответ или задержку.' }),
    }
    setErrors(found)
    if (Object.keys(found).length > 0) return
    if (!put({ ...rules, [operation?.id ?? '*']: rule }))
      setErrors({ answer: 'Правил слишком много для одной cookie: уберите часть.' })
  }
  const names = Object.keys(rules)

  return (
    <>
      <form className={styles.form} onSubmit={submit} noValidate>
        <TextInput
          label="Операция"
          placeholder="все операции"
          list={listId}
          value={id}
          error={errors.id}
          subtext={
            operation
              ? `${operation.method} ${operation.path}`
              : 'operationId; пусто — все, у которых нет своего правила'
          }
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setId(event.target.value)
            setAnswer('')
          }}
        />
        <datalist id={listId}>
          {operations.map((one) => (
            <option key={one.id} value={one.id}>{`${one.method} ${one.path}`}</option>
          ))}
        </datalist>
        <Select
          label="Ответ"
          placeholder="как обычно"
          options={answerOptions(operation)}
          value={answer}
          error={errors.answer}
          onChange={setAnswer}
        />
        <TextInput
          label="Задержка, секунд"
          inputMode="decimal"
          placeholder="0"
          value={wait}
          error={errors.wait}
          onChange={(event) => setWait(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            Применить
          </Button>
          <Button icon="refresh" onClick={reload}>
            Обновить страницу
          </Button>
        </div>
      </form>
      <h3 className={styles.subtitle}>Действует со следующего запроса</h3>
      {names.length === 0 ? (
        <p>Все операции отвечают как обычно.</p>
      ) : (
        <>
          <ul className={styles.rules} aria-label="Правила ответов">
            {names.map((name) => (
              <li key={name}>
                <span>
                  <code>{name === '*' ? 'все операции' : name}</code>: {ruleWords(rules[name] ?? {})}
                </span>
                <Button
                  size="small"
                  icon="close"
                  aria-label={`Убрать правило: ${name === '*' ? 'все операции' : name}`}
                  onClick={() =>
                    put(Object.fromEntries(Object.entries(rules).filter(([one]) => one !== name)))
                  }
                >
                  Убрать
                </Button>
              </li>
            ))}
          </ul>
          <Button variant="danger" size="small" onClick={() => put({})}>
            Убрать все
          </Button>
        </>
      )}
      <p className={styles.note}>
        Работает с любым бэкендом: ответы из примеров контракта, поломки и задержку играет песочница или
        сервер разработки, настоящий бэкенд о них не узнаёт.
      </p>
    </>
  )
}

function answerOptions(operation: OperationAnswers | undefined): SelectOption[] {
  const played = operation
    ? operation.answers.flatMap(({ status, examples }) =>
        examples.length === 0
          ? [{ value: `code ${status}`, label: String(status) }]
          : examples.map((name) => ({ value: `example ${status} ${name}`, label: `${status} ${name}` })),
      )
    : commonStatuses.map((status) => ({ value: `code ${status}`, label: String(status) }))
  const faults = faultNames.map((name) => ({ value: `fault ${name}`, label: `Сломать: ${faultWords[name]}` }))
  return [...played, ...faults]
}

function readAnswer(value: string): PlayRule {
  const [kind, first = '', example = ''] = value.split(' ')
  if (kind === 'fault' && isFaultName(first)) return { fault: first }
  if (kind === 'code') return { code: Number(first) }
  return kind === 'example' ? { code: Number(first), example } : {}
}
