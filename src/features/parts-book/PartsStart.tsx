import { useEffect, useRef } from 'react'
import { diagramPath, homePath, partsModelPath, partsPath } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { type PartPlace, type PartsModel, rangeWords } from './parts-queries.ts'
import styles from './PartsBook.module.css'
import { SerialForm } from './SerialForm.tsx'

export interface PartsStartProps {
  models: readonly PartsModel[]
  /** A serial number that no model has. */
  unknownSerial: string | undefined
  /** The part that was asked for. */
  part?: number
  /** The machine that its places are of. */
  serial?: string | undefined
  /** Where the part stands. */
  places: readonly PartPlace[] | undefined
  /** Whether the machine doesn't have it, so that the places are those of others. */
  isMissing?: boolean
}

/** Where a parts book is chosen: by serial number, by model, by a part. */
export function PartsStart({ models, unknownSerial, part, serial, places, isMissing }: PartsStartProps) {
  const page = useRef<HTMLElement>(null)
  const judged = useRef(unknownSerial)
  // The path stays and the form is a new one: who has to correct the number would begin at the top of the page.
  useEffect(() => {
    if (judged.current === unknownSerial) return
    judged.current = unknownSerial
    if (unknownSerial !== undefined && document.activeElement === document.body)
      page.current?.querySelector<HTMLElement>('[name=serial]')?.focus({ preventScroll: true })
  }, [unknownSerial])
  return (
    <article ref={page} className={styles.page}>
      <Breadcrumbs
        renderLink={renderSiteLink}
        items={[{ title: 'Главная', href: homePath }, { title: 'Подбор по чертежам' }]}
      />
      <h1 tabIndex={-1}>{places ? 'Где стоит деталь' : 'Подбор запчастей по чертежам'}</h1>
      {isMissing && (
        <p className={styles.unjudged} role="status">
          {`На машине ${serial} этой детали нет. Она стоит здесь:`}
        </p>
      )}
      {places && <Places places={places} serial={isMissing ? undefined : serial} />}
      <SerialForm
        key={serial ?? unknownSerial}
        action={partsPath}
        part={part}
        {...(unknownSerial !== undefined && {
          serial: { serialNumber: unknownSerial, isOfModel: false },
          note: `Каталога для номера ${unknownSerial} нет. Проверьте номер или выберите модель.`,
        })}
        {...(serial !== undefined && { serial: { serialNumber: serial, isOfModel: true } })}
      />
      <h2>Модели</h2>
      <ul role="list" className={styles.models}>
        {models.map((model) => (
          <li key={model.id}>
            <Link to={partsModelPath(model.code)}>{model.name}</Link>{' '}
            <span className={styles.muted}>
              {`${model.brand}, ${countOf(model.diagramCount, ['чертёж', 'чертежа', 'чертежей'])}`}
            </span>
          </li>
        ))}
      </ul>
    </article>
  )
}

function Places({ places, serial }: { places: readonly PartPlace[]; serial: string | undefined }) {
  if (places.length === 0)
    return (
      <EmptyState
        icon="machine"
        title="На чертежах этой детали нет"
        text="Применяемость по машинам указана на странице товара."
      />
    )
  return (
    <ul role="list" aria-label="Чертежи с этой деталью" className={styles.models}>
      {places.map(({ model, diagram, position, name, quantity, variant }) => (
        <li key={`${diagram.id}/${position}/${variant.serialFrom ?? ''}`}>
          <Link to={diagramPath(model.code, diagram.id, { position, serial })}>
            {`${model.name}: ${diagram.title}, позиция ${position}`}
          </Link>{' '}
          <span className={styles.muted}>
            {[name, `${quantity}\u00a0на машину`, rangeWords(variant)].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
