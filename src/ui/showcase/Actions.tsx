import { Button } from '../Button.tsx'
import type { ButtonVariant } from '../button-class.ts'
import { buttonClass } from '../button-class.ts'
import { CopyButton } from '../CopyButton.tsx'
import { IconButton } from '../IconButton.tsx'
import { Popover } from '../Popover.tsx'
import styles from '../Showcase.module.css'

const variants: readonly { variant: ButtonVariant; words: string }[] = [
  { variant: 'primary', words: 'В корзину' },
  { variant: 'secondary', words: 'Сравнить' },
  { variant: 'ghost', words: 'Очистить' },
  { variant: 'danger', words: 'Отменить заказ' },
  { variant: 'link', words: 'Показать ещё' },
]

/** Buttons of every kind, size and state, and what opens by them. */
export function Actions() {
  return (
    <>
      {variants.map(({ variant, words }) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant} size="large">
            {words}
          </Button>
          <Button variant={variant} icon={variant === 'primary' ? 'cart' : 'refresh'}>
            {words}
          </Button>
          <Button variant={variant} size="small" iconAfter="chevron-right">
            {words}
          </Button>
          <Button variant={variant} loading>
            {words}
          </Button>
          <Button variant={variant} disabled>
            {words}
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <a href="#actions" className={buttonClass({ variant: 'primary' })}>
          Ссылка-кнопка
        </a>
        <IconButton icon="trash" label="Удалить" />
        <IconButton icon="edit" label="Изменить" variant="secondary" />
        <IconButton icon="close" label="Закрыть" size="small" />
        <IconButton icon="print" label="Печать" disabled />
        <CopyButton text="FM-2040" label="Скопировать артикул" />
        <Popover
          label="Уведомления"
          trigger={(props) => (
            <Button icon="bell" {...props}>
              Открыть панель
            </Button>
          )}
        >
          {(close) => (
            <div style={{ padding: '1.6rem' }}>
              <p>Нет непрочитанных уведомлений</p>
              <Button variant="link" onClick={close}>
                Закрыть
              </Button>
            </div>
          )}
        </Popover>
      </div>
    </>
  )
}
