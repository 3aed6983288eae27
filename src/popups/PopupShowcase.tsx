import { useId, useMemo } from 'react'
import { Button } from '../ui/Button.tsx'
import { PopupContextProvider } from './popup-context.ts'
import { PopupStatus } from './PopupStatus.tsx'
import { usePopups } from './use-popups.ts'

const content = <p>Текст окна. Окно закрывают крестик, Escape, нажатие мимо него и «Назад».</p>

/** Opens each kind of popup and shows what stands there while its code loads, for the page `/ui` (O-08). */
export function PopupShowcase({ className }: { className?: string | undefined }) {
  const popups = usePopups()
  return (
    <div className={className}>
      <Button
        onClick={() => void popups.alert({ title: 'Сообщение', text: 'Одна кнопка: прочитано.' })}
        {...popups.intent('alert')}
      >
        Сообщение
      </Button>
      <Button
        onClick={() => void popups.confirm({ title: 'Вопрос', text: 'Две кнопки: ответ и отказ.' })}
        {...popups.intent('confirm')}
      >
        Вопрос
      </Button>
      <Button
        onClick={() =>
          void popups.confirm({
            title: 'Удалить?',
            text: 'Вернуть будет нельзя.',
            confirm: 'Удалить',
            danger: true,
          })
        }
        {...popups.intent('confirm')}
      >
        Опасный вопрос
      </Button>
      <Button
        onClick={() => void popups.open('default-info', { title: 'Окно с текстом', content })}
        {...popups.intent('default-info')}
      >
        Окно с текстом
      </Button>
      <Button
        onClick={() => void popups.open('default-bottom', { title: 'Лист снизу', content })}
        {...popups.intent('default-bottom')}
      >
        Лист снизу
      </Button>
      <Button onClick={() => void popups.open('feedback')} {...popups.intent('feedback')}>
        Панель справа
      </Button>
      {[false, true].map((failed) => (
        <StatusSample key={String(failed)} failed={failed} />
      ))}
    </div>
  )
}

/** What a popup shows before its code has come; there the buttons do nothing. */
function StatusSample({ failed }: { failed: boolean }) {
  const titleId = useId()
  const context = useMemo(() => ({ key: titleId, kind: 'centre' as const, titleId }), [titleId])
  return (
    <section aria-labelledby={titleId} style={{ maxWidth: '100%', overflowWrap: 'anywhere' }}>
      <PopupContextProvider value={context}>
        <PopupStatus failed={failed} retry={() => undefined} />
      </PopupContextProvider>
    </section>
  )
}
