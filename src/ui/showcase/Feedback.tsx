import { useState } from 'react'
import { Backdrop } from '../Backdrop.tsx'
import { Button } from '../Button.tsx'
import { GlobalLoader, LoadingBar, LocalLoader, Spinner } from '../Loader.tsx'
import { Panel } from '../Panel.tsx'
import styles from '../Showcase.module.css'
import { Skeleton } from '../Skeleton.tsx'
import { NoRightState } from '../NoRightState.tsx'
import { EmptyState, ErrorState } from '../State.tsx'
import { createToastStore } from '../toast/toast-store.ts'
import { ToastProvider, useToast } from '../toast/toast-context.ts'
import { ToastHost } from '../toast/ToastHost.tsx'

function ToastButtons() {
  const toast = useToast()
  return (
    <div className={styles.row}>
      <Button onClick={() => toast()}>Успех</Button>
      <Button onClick={() => toast({ message: 'Товар добавлен в корзину', type: 'small', time: 4000 })}>
        Малый
      </Button>
      <Button
        onClick={() =>
          toast({ message: 'Заказ ЗК-2026-070001 отправлен на согласование', type: 'large', time: 4000 })
        }
      >
        Большой
      </Button>
      <Button
        variant="danger"
        onClick={() =>
          toast({
            status: false,
            message: 'Нет соединения',
            action: { label: 'Повторить', onAction: () => toast() },
          })
        }
      >
        Ошибка
      </Button>
    </div>
  )
}

/** Loaders, toasts, and what is shown when there is nothing to show. */
export function Feedback() {
  const [toasts] = useState(createToastStore)
  const [busy, setBusy] = useState(false)
  const [dark, setDark] = useState(false)
  const [bar, setBar] = useState(false)
  return (
    <ToastProvider value={toasts}>
      <ToastButtons />
      <div className={styles.row}>
        <Button onClick={() => setBar(!bar)}>Полоса загрузки</Button>
        <Button
          onClick={() => {
            setBusy(true)
            setTimeout(() => setBusy(false), 1500)
          }}
        >
          Общий загрузчик
        </Button>
        <Button onClick={() => setDark(true)}>Затемнение</Button>
        <Spinner /> <Spinner large />
      </div>
      <div className={styles.grid}>
        <Panel>
          <LocalLoader />
        </Panel>
        <Panel>
          <Skeleton height="14rem" />
          <br />
          <Skeleton lines={3} />
        </Panel>
        <Panel>
          <ErrorState compact onRetry={() => {}} />
        </Panel>
        <Panel>
          <EmptyState
            icon="cart"
            title="Корзина пуста"
            text="Найдите деталь по артикулу или выберите её в каталоге."
            actions={<Button variant="primary">В каталог</Button>}
          />
        </Panel>
        <Panel>
          <ErrorState text="Проверьте соединение и попробуйте ещё раз." onRetry={() => {}} />
        </Panel>
        <Panel>
          <NoRightState />
        </Panel>
      </div>
      <LoadingBar active={bar} />
      {busy && <GlobalLoader />}
      <Backdrop visible={dark} onClick={() => setDark(false)} />
      <ToastHost />
    </ToastProvider>
  )
}
