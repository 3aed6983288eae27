import { searchPath } from '../../lib/paths.ts'
import { GetForm } from '../../links/GetForm.tsx'
import { Link } from '../../links/Link.tsx'
import { Button } from '../../ui/Button.tsx'
import type { MachinePickerData } from './home-api.ts'
import styles from './HomeHero.module.css'
import { MachinePicker } from './MachinePicker.tsx'

export interface HomeHeroProps {
  title: string
  searchHint: string
  picker: MachinePickerData
}

/** The first screen: find by article on the left, by machine on the right. */
export function HomeHero({ title, searchHint, picker }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.find}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <GetForm action="/search/" role="search" aria-label="Поиск детали" className={styles.form}>
          <input
            type="search"
            name="query"
            className={styles.input}
            placeholder="Артикул или название"
            aria-label="Артикул, OEM-номер или название"
            autoComplete="off"
          />
          <Button type="submit" size="large" icon="search">
            Найти
          </Button>
        </GetForm>
        {searchHint !== '' && (
          <p className={styles.hint}>
            Ищите по артикулу, например{' '}
            <Link to={searchPath(searchHint)} className={styles.sample}>
              {searchHint}
            </Link>
            . Можно OEM-номер; пробелы, дефисы и раскладка не важны.
          </p>
        )}
      </div>
      {picker.types.length > 0 && <MachinePicker picker={picker} />}
    </section>
  )
}
