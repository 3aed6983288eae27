import { Link } from 'react-router'
import { catalogPath } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'
import { MAX_QUERY } from './search-api.ts'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchPage.module.css'

/** Nothing was typed yet. */
export function SearchStart() {
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>Поиск</h1>
      <SearchForm text="" />
      <SearchAdvice />
    </article>
  )
}

/** The text is longer than a search takes (O-14); it stays in the field, to be cut by whoever typed it. */
export function SearchTooLong({ text }: { text: string }) {
  const over = countOf(text.length - MAX_QUERY, ['символ', 'символа', 'символов'])
  return (
    <article className={styles.page}>
      <h1 tabIndex={-1}>Слишком длинный запрос</h1>
      <SearchForm
        text={text}
        error={`Запрос длиннее ${MAX_QUERY} символов. Сократите его на ${over}: обычно хватает артикула или двух-трёх слов.`}
      />
    </article>
  )
}

/** A search without results, and what may help. */
export function SearchNothing({ text }: { text: string }) {
  return (
    <EmptyState
      icon="search"
      heading="h2"
      title="Ничего не найдено"
      text={
        <>
          <p>По запросу «{text}» нет ни товаров, ни разделов.</p>
          <SearchAdvice />
        </>
      }
      actions={
        <Link to={catalogPath} className={buttonClass({ variant: 'primary' })}>
          Открыть каталог
        </Link>
      }
    />
  )
}

function SearchAdvice() {
  return (
    <ul className={styles.advice}>
      <li>Введите артикул или OEM-номер с таблички: пробелы, дефисы и раскладка не важны.</li>
      <li>Оставьте одно-два главных слова: «фильтр масляный», «зуб ковша».</li>
      <li>Если номера нет, откройте раздел каталога и выберите машину в фильтре.</li>
    </ul>
  )
}
