import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { countOf } from '../../lib/plural.ts'
import { isList } from '../../lib/quick-order.ts'
import { takeLists } from './take-lists.ts'
import { Button } from '../../ui/Button.tsx'
import { FileInput } from '../../ui/FileInput.tsx'
import { onIntent } from '../../ui/on-demand.ts'
import { ErrorState } from '../../ui/State.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { keepListDraft, type ListDraft, readListDraft } from './list-draft.ts'
import { type ListRow, stateOf } from './list-row.ts'
import styles from './QuickOrder.module.css'
import { type ListLine, mostLines, readListText } from './read-list.ts'
import { ListFileFault, listFileTypes, loadWorkbooks, readListFile } from './read-list-file.ts'
import { Review } from './Review.tsx'
import { useListAddition } from './use-list-addition.ts'
import { useListCheck } from './use-list-check.ts'

/** Milliseconds of the toast: long enough to undo a mistake. */
const undoTime = 6000

let lastKey = 0
const asRow = ({ chosen, asked, ...line }: ListDraft['rows'][number]): ListRow => {
  lastKey += 1
  return {
    ...line,
    key: lastKey,
    ...(chosen !== undefined && { chosen }),
    ...(asked !== undefined && { asked }),
  }
}

/** The list of articles: typed, pasted or from a file, then reviewed row by row, then put into the cart. */
export default function ArticleList() {
  const [draft] = useState(readListDraft)
  const [text, setText] = useState(draft.text)
  const [rows, setRows] = useState(() => draft.rows.map(asRow))
  const [fault, setFault] = useState<string>()
  const [reading, setReading] = useState(false)
  const status = useRef<HTMLParagraphElement>(null)
  const part = useRef<HTMLDivElement>(null)
  const { progress, failure, check } = useListCheck(setRows)
  const addition = useListAddition(setRows)
  const toast = useToast()

  const review = async (list: readonly ListRow[]) => {
    await check(list)
    // Who is correcting a row already is left alone.
    if (!part.current?.querySelector('ol')?.contains(document.activeElement))
      status.current?.focus({ preventScroll: true })
  }
  /** Puts lines under review; says why not. */
  const take = (lines: readonly ListLine[]): boolean => {
    const isTooLong = rows.length + lines.length > mostLines
    if (lines.length === 0) setFault('В списке нет ни одного артикула или названия.')
    else if (isTooLong) setFault(`В списке больше ${mostLines} строк. Разделите его.`)
    else {
      const added = lines.map((line) => asRow(line))
      setFault(undefined)
      addition.forget()
      setRows((current) => [...current, ...added])
      void review(added)
      return true
    }
    return false
  }
  const takeText = (list: string) => {
    setText(take(readListText(list)) ? '' : list)
  }
  const takeFile = async (file: File | undefined) => {
    if (!file || reading) return
    setReading(true)
    try {
      take(await readListFile(file))
    } catch (error) {
      setFault(
        error instanceof ListFileFault ? error.message : 'Не удалось открыть файл. Попробуйте ещё раз.',
      )
    }
    setReading(false)
  }
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text/plain')
    const [file] = event.clipboardData.files
    if (pasted === '' && file) void takeFile(file)
    // One line is typed on; a list with something before it is put together first.
    else if (text.trim() !== '' || !isList(pasted)) return
    else takeText(pasted)
    event.preventDefault()
  }

  // What was under review before a reload is read again: prices and stock may be others.
  const start = useRef(() => {
    if (rows.length > 0) void review(rows)
    else part.current?.querySelector('textarea')?.focus()
  })
  useEffect(() => start.current(), [])
  const takeHandedOver = (list: string | File) => {
    if (typeof list === 'string') takeText(list)
    else void takeFile(list)
  }
  const taking = useRef(takeHandedOver)
  useEffect(() => {
    taking.current = takeHandedOver
  })
  useEffect(() => keepListDraft({ text, rows }), [text, rows])
  useEffect(() => takeLists((list) => taking.current(list)), [])

  /** Puts a cleared list before the one of now, as far as there is room; says what is left out. */
  const giveBack = useRef<(list: readonly ListRow[]) => void>(() => undefined)
  useEffect(() => {
    giveBack.current = (list) => {
      const room = Math.max(0, mostLines - rows.length)
      const left = list.length - room
      setRows([...list.slice(0, room), ...rows])
      if (left > 0)
        setFault(
          `${countOf(left, ['строка не вернулась', 'строки не вернулись', 'строк не вернулись'])}: в списке помещается ${mostLines}. Это последние строки очищенного списка.`,
        )
    }
  })
  const clear = () => {
    setRows([])
    addition.forget()
    part.current?.querySelector('textarea')?.focus({ preventScroll: true })
    toast({
      message: 'Список очищен',
      time: undoTime,
      action: {
        label: 'Вернуть',
        // Another list may stand there by now.
        onAction: () => giveBack.current(rows),
      },
    })
  }
  const waiting = rows.filter((row) => stateOf(row) === 'waiting')
  return (
    <div ref={part} data-list="" className={styles.list}>
      <div className={styles.list}>
        <form
          className={styles.typed}
          onSubmit={(event) => {
            event.preventDefault()
            takeText(text)
          }}
        >
          <TextArea
            label="Список артикулов"
            subtext={`Артикул и количество в каждой строке, до ${mostLines} строк. Можно вставить таблицу целиком.`}
            placeholder={'FM-2040; 2\nZK-35S; 10 шт'}
            rows={4}
            spellCheck={false}
            autoComplete="off"
            error={fault}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setFault(undefined)
            }}
            onPaste={onPaste}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              takeText(text)
            }}
          />
          <Button
            type="submit"
            variant={rows.length === 0 ? 'primary' : 'secondary'}
            loading={progress !== null}
          >
            Проверить список
          </Button>
        </form>
        <div {...onIntent(loadWorkbooks)}>
          <FileInput
            label="Файл CSV или XLSX"
            accept={listFileTypes.map((type) => `.${type}`).join(',')}
            hint={reading ? 'читаем…' : 'или перетащите его сюда, до 10 МБ'}
            onFiles={([file]) => void takeFile(file)}
          />
        </div>
      </div>
      {failure !== null && waiting.length > 0 && (
        <ErrorState
          compact
          title={failure}
          text="Список сохранён."
          retrying={progress !== null}
          onRetry={() => void review(waiting)}
        />
      )}
      <Review
        rows={rows}
        setRows={setRows}
        check={check}
        progress={progress}
        addition={addition}
        status={status}
        onClear={clear}
      />
    </div>
  )
}
