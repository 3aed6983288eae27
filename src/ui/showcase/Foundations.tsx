import { Badge, Dot } from '../Badge.tsx'
import { Icon } from '../Icon.tsx'
import { IconButton } from '../IconButton.tsx'
import { iconNames } from '../icon-names.ts'
import { Logo } from '../Logo.tsx'
import styles from '../Showcase.module.css'

const colours = [
  'ink',
  'secondary',
  'muted',
  'ground',
  'sunken',
  'line',
  'border',
  'header',
  'yellow',
  'yellow-pale',
  'link',
  'error',
  'success',
  'warning',
  'blueprint',
  'blueprint-line',
]

/** Colours, type, icons and the dark surface. */
export function Foundations() {
  return (
    <>
      <div className={styles.grid}>
        {colours.map((name) => (
          <span key={name} className={styles.swatch} style={{ ['--swatch' as string]: `var(--${name})` }}>
            <code>--{name}</code>
          </span>
        ))}
      </div>
      <div>
        <h1>Запчасти для дорожной техники — 28</h1>
        <h2>Фильтры и элементы — 22</h2>
        <h3>Наличие на складах — 18</h3>
        <p>
          Основной текст 14: «Фильтр масляный FM-2040», ≥ 98 %, ⌀ 80 × 120 мм, −40…+60 °C, № 118, 1 240 ₽.{' '}
          <a href="#foundations">Ссылка в тексте</a>
        </p>
        <p>
          <code>FM-2040 · EG210-004417 · № Д-2026/118</code>
        </p>
      </div>
      <ul className={styles.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} /> {name}
          </li>
        ))}
      </ul>
      <div className={`${styles.dark} ${styles.row} on-dark`}>
        <Logo name="Кран-Деталь" />
        <IconButton icon="search" label="Поиск" />
        <IconButton icon="bell" label="Уведомления" corner={<Dot label="Есть новые" />} />
        <IconButton
          icon="cart"
          label="Корзина, 12"
          corner={<Badge value={12} tone="yellow" label="12 товаров" />}
        />
      </div>
    </>
  )
}
