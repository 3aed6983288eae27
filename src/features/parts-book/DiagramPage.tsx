import { useState } from 'react'
import { diagramPath, partsModelPath, partsPath } from '../../lib/paths.ts'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import styles from './DiagramPage.module.css'
import { cx } from '../../ui/class-names.ts'
import { Drawing } from './Drawing.tsx'
import { type Diagram, type DiagramAnswer, onPlate } from './parts-queries.ts'
import { createMarks, MarksProvider } from './position-marks.ts'
import { PositionList } from './PositionList.tsx'
import type { RenderAction } from './PositionRow.tsx'
import { PrintedSheet } from './PrintedSheet.tsx'
import { SerialForm } from './SerialForm.tsx'

export interface DiagramPageProps extends DiagramAnswer {
  /** The position that the address names. */
  position: number | undefined
  renderAction: RenderAction
}

/** Positions that have room on the sheet in the usual size; more are printed smaller. */
const mostLarge = 44

/** An exploded diagram beside its positions; each side marks what the other points at (R-EQUIP-02). */
export function DiagramPage({ diagram: answered, serial: judged, position, renderAction }: DiagramPageProps) {
  const serial = onPlate(judged, answered.model)
  // Of a number that isn't of this model the backend still says that a part without a range fits, which tells nothing.
  const diagram: Diagram =
    serial?.isOfModel === false
      ? { ...answered, positions: answered.positions.map((one) => ({ ...one, fit: 'unknown' })) }
      : answered
  const { id, title, number, model, trail } = diagram
  const [marks] = useState(() => createMarks(position))
  const serialNumber = serial?.serialNumber
  const units = trail.filter(({ name }, index) => index < trail.length - 1 || name !== title)
  return (
    <article className={cx(styles.page, diagram.positions.length > mostLarge && styles.long)}>
      <div className={styles.top} data-print="no">
        <Breadcrumbs
          renderLink={renderSiteLink}
          items={[
            { title: 'Подбор по чертежам', href: partsPath },
            { title: model.name, href: partsModelPath(model.code, { serial: serialNumber }) },
            ...units.map(({ name, id: unit }) => ({
              title: name,
              href: `${partsModelPath(model.code, { serial: serialNumber })}#unit-${unit}`,
            })),
            { title },
          ]}
        />
        <h1 tabIndex={-1}>{title}</h1>
        <p className={styles.number}>{`${model.name} · ${number}`}</p>
        <SerialForm
          key={serialNumber}
          action={diagramPath(model.code, id)}
          model={model}
          serial={serial}
          unit={title}
        />
      </div>
      <noscript>
        <p>Чтобы положить детали в корзину, включите JavaScript в браузере.</p>
      </noscript>
      <MarksProvider value={marks}>
        <div className={styles.beside}>
          <div className={styles.drawing}>
            <Drawing diagram={diagram} />
          </div>
          <PositionList diagram={diagram} renderAction={renderAction} />
        </div>
      </MarksProvider>
      {/* A sheet without the form's words must not bear the number of another model. */}
      <PrintedSheet diagram={diagram} serialNumber={serial?.isOfModel ? serialNumber : undefined} />
    </article>
  )
}
