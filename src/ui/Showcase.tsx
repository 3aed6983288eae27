import type { ReactNode } from 'react'
import { Container } from './Container.tsx'
import styles from './Showcase.module.css'
import { Actions } from './showcase/Actions.tsx'
import { Data } from './showcase/Data.tsx'
import { Feedback } from './showcase/Feedback.tsx'
import { Fields } from './showcase/Fields.tsx'
import { Foundations } from './showcase/Foundations.tsx'
import { Navigation } from './showcase/Navigation.tsx'

const parts = [
  { id: 'foundations', title: 'Основа', Part: Foundations },
  { id: 'actions', title: 'Действия', Part: Actions },
  { id: 'fields', title: 'Поля', Part: Fields },
  { id: 'data', title: 'Данные', Part: Data },
  { id: 'navigation', title: 'Навигация', Part: Navigation },
  { id: 'feedback', title: 'Отклик', Part: Feedback },
]

export interface ShowcaseProps {
  /** Popups and what else of the features is shown here, which stand above this layer; in a row or in a grid. */
  renderPopups: (row: string | undefined, grid: string | undefined) => ReactNode
}

/** Every component in every state, for the page `/ui` (O-08). */
export function Showcase({ renderPopups }: ShowcaseProps) {
  return (
    <Container className={styles.page}>
      <h1 tabIndex={-1}>Компоненты</h1>
      <nav aria-label="Разделы" className={styles.nav}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
        <a href="#popups">Окна и галерея</a>
      </nav>
      {parts.map(({ id, title, Part }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Part />
        </section>
      ))}
      <section id="popups" className={styles.section} aria-labelledby="popups-title">
        <h2 id="popups-title">Окна и галерея</h2>
        {renderPopups(styles.row, styles.grid)}
      </section>
    </Container>
  )
}
