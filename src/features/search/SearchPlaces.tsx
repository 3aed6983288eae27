import { diagramPath, partsModelPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import type { SearchOutcome } from './search-api.ts'
import styles from './SearchPlaces.module.css'

/** What a query names in the parts books: a machine by its serial number, places of a part, each with its diagram. */
export default function SearchPlaces({ machine, places }: Pick<SearchOutcome, 'machine' | 'places'>) {
  return (
    <nav className={styles.places} aria-labelledby="search-places">
      <h2 id="search-places">На чертежах</h2>
      <ul role="list">
        {machine && (
          <li>
            <Link to={partsModelPath(machine.modelCode, { serial: machine.serialNumber })}>
              {`Запчасти для машины ${machine.serialNumber}`}
            </Link>{' '}
            <span className={styles.where}>{machine.modelName}</span>
          </li>
        )}
        {places?.map(({ modelCode, modelName, diagramId, diagramTitle, position, name }) => (
          <li key={`${diagramId} ${position}`}>
            <Link to={diagramPath(modelCode, diagramId, { position })}>{name}</Link>{' '}
            <span className={styles.where}>{`${modelName}, «${diagramTitle}», позиция ${position}`}</span>
          </li>
        ))}
      </ul>
    </nav>
  )
}
