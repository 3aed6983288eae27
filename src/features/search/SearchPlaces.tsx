import { diagramPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import type { SearchOutcome } from './search-api.ts'
import styles from './SearchPlaces.module.css'

/** The places of a part on diagrams; each link opens its diagram at the part. */
export default function SearchPlaces({ places }: { places: NonNullable<SearchOutcome['places']> }) {
  return (
    <nav className={styles.places} aria-labelledby="search-places">
      <h2 id="search-places">На чертежах</h2>
      <ul role="list">
        {places.map(({ modelCode, modelName, diagramId, diagramTitle, position, name }) => (
          <li key={`${diagramId} ${position}`}>
            <Link to={diagramPath(modelCode, diagramId, { position })}>{name}</Link>{' '}
            <span className={styles.where}>{`${modelName}, «${diagramTitle}», позиция ${position}`}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
