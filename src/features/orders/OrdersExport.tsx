import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNow } from '../../api/app-context.ts'
import { formatNumber } from '../../lib/money.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { onDemand, onIntent } from '../../ui/on-demand.ts'
import { useToast } from '../../ui/toast/toast-context.ts'
import type { ExportFormat } from './export-orders.ts'
import type { OrdersAddress } from './orders-address.ts'
import styles from './Orders.module.css'

const code = onDemand(() => import('./export-orders.ts'))
const intent = onIntent(async () => code.load())

interface Progress {
  format: ExportFormat
  done: number
  /** 0 until the first page has come. */
  total: number
}

/** Saves the whole list under its filters as a file, with progress and a way to stop. */
export function OrdersExport({ address }: { address: OrdersAddress }) {
  const queryClient = useQueryClient()
  const toast = useToast()
  const now = useNow()
  const [progress, setProgress] = useState<Progress>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (format: ExportFormat) => {
    const stop = new AbortController()
    running.current = stop
    setProgress({ format, done: 0, total: 0 })
    try {
      const { exportOrders } = await code.load()
      const { name, content, leftOut } = await exportOrders(queryClient, address, format, now, {
        signal: stop.signal,
        onProgress: (done, total) => setProgress({ format, done, total }),
      })
      saveFile(name, content)
      toast(
        leftOut > 0
          ? { status: false, message: `В файл не вошло заказов: ${formatNumber(leftOut)}. Сузьте период.` }
          : { message: `Файл «${name}» готов`, time: 4000 },
      )
    } catch {
      if (!stop.signal.aborted) toast({ status: false, message: 'Не удалось выгрузить заказы' })
    } finally {
      if (!stop.signal.aborted) setProgress(undefined)
    }
  }
  const cancel = () => {
    running.current?.abort()
    setProgress(undefined)
  }

  return (
    <div className={styles.export} data-print="no">
      {/* First, so that the buttons stay where they are. */}
      {progress && (
        <>
          <progress
            aria-label="Выгрузка заказов"
            {...(progress.total > 0 && { max: progress.total, value: progress.done })}
          />
          <span role="status">
            {progress.total > 0 && `${formatNumber(progress.done)} из ${formatNumber(progress.total)}`}
          </span>
          <Button size="small" variant="ghost" onClick={cancel}>
            Остановить
          </Button>
        </>
      )}
      <Button size="small" variant="ghost" icon="print" onClick={() => window.print()}>
        Печать
      </Button>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="small"
          icon="download"
          loading={progress?.format === format}
          disabled={progress !== undefined && progress.format !== format}
          {...intent}
          onClick={() => void start(format)}
        >
          {`Скачать ${format.toUpperCase()}`}
        </Button>
      ))}
    </div>
  )
}
