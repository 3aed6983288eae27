import { useState } from 'react'
import { formatMoney } from '../../lib/money.ts'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { Code } from '../CopyButton.tsx'
import { FileLink } from '../FileLink.tsx'
import { HazardStripe } from '../HazardStripe.tsx'
import { IconButton } from '../IconButton.tsx'
import { Panel } from '../Panel.tsx'
import { Picture } from '../Picture.tsx'
import { Price } from '../Price.tsx'
import { PropertyList } from '../PropertyList.tsx'
import styles from '../Showcase.module.css'
import { StatusPill } from '../StatusPill.tsx'
import type { StatusTone } from '../StatusPill.tsx'
import type { IconName } from '../icon-names.ts'
import { Stepper } from '../Stepper.tsx'
import { StockMark } from '../StockMark.tsx'
import { Table } from '../Table.tsx'
import { Tag } from '../Tag.tsx'
import { TitleBlock } from '../TitleBlock.tsx'

const pills: readonly { tone: StatusTone; icon: IconName; words: string }[] = [
  { tone: 'blue', icon: 'plus', words: 'Новый' },
  { tone: 'amber', icon: 'contract', words: 'Согласование' },
  { tone: 'teal', icon: 'check', words: 'Согласован' },
  { tone: 'violet', icon: 'wrench', words: 'В работе' },
  { tone: 'amberOutline', icon: 'ruble', words: 'Ожидает оплаты' },
  { tone: 'green', icon: 'truck', words: 'Готов к отгрузке' },
  { tone: 'grey', icon: 'success', words: 'Выполнен' },
  { tone: 'red', icon: 'close', words: 'Отменён' },
]

const rows = [
  { article: 'FM-2040', name: 'Фильтр масляный FM-2040', stock: 'in', price: 124_000 },
  { article: 'FT-1105', name: 'Фильтр топливный тонкой очистки FT-1105', stock: 'elsewhere', price: 189_000 },
  { article: 'ZK-35S', name: 'Зуб ковша скальный ZK-35S', stock: 'order', price: 435_000 },
] as const

const stockWords = { in: '24 шт', elsewhere: 'Казань, 8 шт', order: 'Под заказ' }

/** Tables, properties, prices, marks, pictures, the title block and the stripe. */
export function Data() {
  const [quantities, setQuantities] = useState([4, 1, 5])
  const lines = rows.map((row, index) => {
    const quantity = quantities[index] ?? 1
    const setQuantity = (next: number) => setQuantities(quantities.with(index, next))
    return { ...row, quantity, setQuantity, sum: row.price * quantity }
  })
  const total = formatMoney(lines.reduce((all, { sum }) => all + sum, 0))
  const pieces = quantities.reduce((all, quantity) => all + quantity, 0)
  return (
    <>
      <TitleBlock
        caption="Заказ"
        title="Заказ от 20.11.2026"
        heading="h2"
        items={[
          { name: 'Номер', value: 'ЗК-2026-070001', mono: true },
          { name: 'Дата', value: '20.11.2026' },
          { name: 'Лист', value: '1 из 2' },
          {
            name: 'Статус',
            value: (
              <StatusPill tone="violet" icon="wrench">
                В работе
              </StatusPill>
            ),
          },
        ]}
      />
      <div className={styles.row}>
        {pills.map(({ tone, icon, words }) => (
          <StatusPill key={tone} tone={tone} icon={icon}>
            {words}
          </StatusPill>
        ))}
      </div>
      <div className={styles.row}>
        <Tag>Оригинал</Tag>
        <Tag tone="yellow">Новинка</Tag>
        <Tag onRemove={() => {}} removeLabel="Убрать фильтр «Бренд: Ремас»">
          Бренд: Ремас
        </Tag>
        <Badge value={3} /> <Badge value={120} tone="yellow" /> <Badge value={1} tone="error" />{' '}
        <Badge value="новое" tone="ink" />
        <Code copyLabel="Скопировать артикул FM-2040">FM-2040</Code>
      </div>
      <div className={styles.row}>
        <Price value="1 240 ₽" unit="/ шт" />
        <Price value="3 480 ₽" old="4 350 ₽" note="с НДС" size="large" />
        <Price value="980 ₽" size="small" />
        <Price value="Цена по запросу" words />
      </div>
      <div className={styles.row}>
        <StockMark tone="in" term="сегодня">
          24 шт в Екатеринбурге
        </StockMark>
        <StockMark tone="elsewhere" term="2–3 дня">
          8 шт в Казани
        </StockMark>
        <StockMark tone="order" term="14 дней">
          Под заказ
        </StockMark>
        <StockMark tone="none">Нет в наличии</StockMark>
      </div>
      <Panel
        title="Позиции заказа"
        actions={
          <Button size="small" icon="download">
            Скачать
          </Button>
        }
        flush
      >
        <Table
          caption="Позиции заказа"
          rows={lines}
          rowKey={(row) => row.article}
          columns={[
            {
              id: 'article',
              title: 'Артикул',
              width: '12rem',
              card: 'head',
              cell: (row) => <Code copyLabel={`Скопировать артикул ${row.article}`}>{row.article}</Code>,
            },
            {
              id: 'name',
              title: 'Наименование',
              card: 'title',
              sort: 'ascending',
              cell: (row) => <a href="#data">{row.name}</a>,
            },
            {
              id: 'stock',
              title: 'Наличие',
              card: 'headEnd',
              cell: (row) => <StockMark tone={row.stock}>{stockWords[row.stock]}</StockMark>,
            },
            { id: 'price', title: 'Цена', number: true, cell: (row) => formatMoney(row.price) },
            {
              id: 'quantity',
              title: 'Количество',
              titleHidden: true,
              card: 'plain',
              width: '14rem',
              cell: ({ quantity, setQuantity }) => (
                <Stepper size="small" value={quantity} onChange={setQuantity} />
              ),
            },
            {
              id: 'sum',
              title: 'Сумма',
              number: true,
              card: 'end',
              cell: (row) => <b>{formatMoney(row.sum)}</b>,
            },
            {
              id: 'remove',
              title: 'Удалить',
              titleHidden: true,
              width: '4rem',
              card: 'away',
              cell: (row) => <IconButton icon="trash" size="small" label={`Удалить ${row.article}`} />,
            },
          ]}
          totals={[{ name: 'Итого', sum: total }]}
        />
      </Panel>
      <div className={styles.grid}>
        <Panel title="Характеристики">
          <PropertyList
            items={[
              { name: 'Наружный диаметр', value: '93 мм' },
              { name: 'Высота', value: '142 мм' },
              { name: 'Резьба', value: 'M20 × 1,5' },
              { name: 'Тонкость фильтрации', value: '15 мкм' },
            ]}
          />
        </Panel>
        <Panel title="Сумма заказа" sunken>
          <PropertyList
            end
            items={[
              { name: `Товары, ${pieces}\u00a0шт`, value: total },
              { name: 'Доставка', value: 'бесплатно' },
              { name: 'Итого', value: total, total: true },
            ]}
          />
        </Panel>
        <div>
          <HazardStripe>Машина стоит: срочная заявка</HazardStripe>
          <br />
          <HazardStripe />
        </div>
        <FileLink file={{ name: 'Договор Д-2026-118.pdf', size: 412_880, url: '#popups' }} />
      </div>
      <div className={styles.row}>
        <div className={styles.card}>
          <Picture
            alt="Фильтр масляный"
            width={400}
            height={300}
            desktopImage={{ standard: drawing }}
            eager
          />
          <span className={styles.caption}>есть картинка</span>
        </div>
        <div className={styles.card}>
          <Picture alt="Зуб ковша" width={400} height={300} />
          <span className={styles.caption}>нет картинки</span>
        </div>
      </div>
    </>
  )
}

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" fill="none" stroke="#1F4E79" stroke-width="2"><rect width="400" height="300" fill="#F4F8FB" stroke="none"/><ellipse cx="200" cy="80" rx="70" ry="24"/><path d="M130 80v130a70 24 0 0 0 140 0V80"/><path d="M130 210a70 24 0 0 1 140 0" stroke-width="1" stroke-dasharray="6 5"/><path d="M310 80v130M302 80h16M302 210h16" stroke-width="1"/></svg>',
)}`
