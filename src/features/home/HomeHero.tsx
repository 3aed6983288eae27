import type { ReactNode } from 'react'
import { searchPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import type { MachinePickerData } from './home-api.ts'
import styles from './HomeHero.module.css'
import { MachinePicker } from './MachinePicker.tsx'

export interface HomeHeroProps {
  title: string
  searchHint: string
  /** The field of a phone, where the header has none. */
  search: ReactNode
  picker: MachinePickerData
}

/** The first screen: find by article on the left, by machine on the right. */
export function HomeHero({ title, searchHint, search, picker }: HomeHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.find}>
        <h1 tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        <div className={styles.search}>{search}</div>
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
