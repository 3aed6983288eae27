import { catalogPath, machinePickerPath } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { PopupButton } from '../../popups/PopupButton.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'
import { MAX_QUERY, type SearchOutcome } from './search-api.ts'
import { SearchForm } from './SearchForm.tsx'
import styles from './SearchPage.module.css'
import stateStyles from './SearchStates.module.css'

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

/** The text is longer than a search takes (O-14); it stays in the field. */
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

export interface SearchNothingProps extends Pick<
  SearchOutcome,
  'sections' | 'similar' | 'machine' | 'places'
> {
  text: string
}

/** A search that found no products: what it found besides, and what may help. */
export function SearchNothing({ text, sections, similar, machine, places }: SearchNothingProps) {
  const besides = machine
    ? 'Запчасти машины с\u00a0этим серийным номером\u00a0— по\u00a0ссылке выше.'
    : places?.length
      ? 'Посмотрите чертежи выше или измените запрос.'
      : sections.length > 0
        ? 'Посмотрите подходящие разделы или измените запрос.'
        : undefined
  return (
    <EmptyState
      icon="search"
      heading="h2"
      title={machine ? 'Найдена машина' : besides ? 'Товаров не найдено' : 'Ничего не найдено'}
      text={
        <>
          <p>
            {besides
              ? `По запросу «${text}» товаров нет. ${besides}`
              : `По запросу «${text}» нет ни товаров, ни разделов.`}
          </p>
          {similar && (
            <section aria-labelledby="similar-articles" className={stateStyles.similar}>
              <h3 id="similar-articles">Похожие артикулы</h3>
              <ul className={styles.advice}>
                {similar.map(({ id, article, name, url }) => (
                  <li key={id}>
                    <code>{article}</code> <Link to={url}>{name}</Link>
                  </li>
                ))}
              </ul>
              <p>У каждого товара на странице показаны аналоги.</p>
            </section>
          )}
          <SearchAdvice />
        </>
      }
      actions={
        <>
          {sections.slice(0, SHOWN_SECTIONS).map(({ id, name, url }) => (
            <Link key={id} to={url} className={buttonClass()}>
              {name}
            </Link>
          ))}
          <PopupButton
            variant="primary"
            popup="feedback"
            props={{ form: 'callback', topic: `Поиск: ${text}`.slice(0, MAX_TOPIC) }}
          >
            Спросить менеджера
          </PopupButton>
          <Link to={machinePickerPath} className={buttonClass()}>
            Подобрать по технике
          </Link>
          <Link to={catalogPath} className={buttonClass()}>
            Открыть каталог
          </Link>
        </>
      }
    />
  )
}

/** The rest stands at the head of the page. */
const SHOWN_SECTIONS = 3

/** Longest topic of a callback request. */
const MAX_TOPIC = 120

function SearchAdvice() {
  return (
    <ul className={styles.advice}>
      <li>Введите артикул или OEM-номер с таблички: пробелы, дефисы и раскладка не важны.</li>
      <li>Оставьте одно-два главных слова: «фильтр масляный», «зуб ковша».</li>
      <li>Если номера нет, откройте раздел каталога и выберите машину в фильтре.</li>
    </ul>
  )
}
