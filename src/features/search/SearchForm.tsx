import { GetForm } from '../../links/GetForm.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './SearchPage.module.css'

export interface SearchFormProps {
  /** Its text: the visitor's own, even if the search corrected it. */
  text: string
  placeholder?: string
  /** Why the text can't be searched. */
  error?: string
}

/** A search of the page's own: a GET form, so it works without scripts. */
export function SearchForm({
  text,
  placeholder = 'Артикул, OEM-номер или название',
  error,
}: SearchFormProps) {
  return (
    <GetForm action="/search/" role="search" aria-label="Поиск по каталогу" className={styles.form}>
      <input
        key={text}
        type="search"
        name="query"
        className={styles.input}
        defaultValue={text}
        placeholder={placeholder}
        aria-label="Что найти"
        autoComplete="off"
        {...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': 'search-error' })}
      />
      <Button type="submit" size="large" icon="search">
        Найти
      </Button>
      {error !== undefined && (
        <p id="search-error" className={styles.error} role="alert">
          {error}
        </p>
      )}
    </GetForm>
  )
}
