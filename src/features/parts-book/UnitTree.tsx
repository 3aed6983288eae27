import { diagramPath } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import type { PartsBook } from './parts-queries.ts'
import styles from './PartsBook.module.css'

export interface UnitTreeProps extends Pick<PartsBook, 'units' | 'diagrams'> {
  serialNumber: string | undefined
}

/** Units of a machine with their diagrams, the top ones as headings. */
export function UnitTree({ units, diagrams, serialNumber }: UnitTreeProps) {
  return (
    <>
      {units
        .filter(({ parentId }) => parentId === null)
        .map(({ id, name }) => {
          const below = unitsBelow(units, id)
          return (
            <section key={id} id={`unit-${id}`} aria-labelledby={`unit-${id}-title`} className={styles.unit}>
              <h2 id={`unit-${id}-title`}>{name}</h2>
              <ul role="list" className={styles.diagrams}>
                {diagrams
                  .filter(({ unitId }) => below.has(unitId))
                  .map((diagram) => (
                    <li key={diagram.id} className={styles.diagram}>
                      <img
                        src={diagram.picture.url}
                        alt=""
                        width={diagram.picture.width}
                        height={diagram.picture.height}
                        loading="lazy"
                        decoding="async"
                        className={styles.small}
                      />
                      <span className={styles.words}>
                        <Link to={diagramPath(diagram.modelCode, diagram.id, { serial: serialNumber })}>
                          {diagram.title}
                        </Link>
                        <span className={styles.muted}>
                          {`${diagram.number}, ${countOf(diagram.positionCount, ['позиция', 'позиции', 'позиций'])}`}
                        </span>
                      </span>
                    </li>
                  ))}
              </ul>
            </section>
          )
        })}
    </>
  )
}

/** A unit and all below it. */
function unitsBelow(units: PartsBook['units'], id: number): ReadonlySet<number> {
  const found = new Set([id])
  // A unit stands before those below it.
  for (const unit of units) if (unit.parentId !== null && found.has(unit.parentId)) found.add(unit.id)
  return found
}
