import { diagramPath, homePath, partsModelPath, partsPath } from '../../lib/paths.ts'
import { countOf } from '../../lib/plural.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { EmptyState } from '../../ui/State.tsx'
import type { PartPlace, PartsModel } from './parts-queries.ts'
import styles from './PartsBook.module.css'
import { rangeWords } from './parts-words.ts'
import { SerialForm } from './SerialForm.tsx'

export interface PartsStartProps {
  models: readonly PartsModel[]
  /** A serial number that no model has. */
  unknownSerial: string | undefined
  /** Where the part that was asked for stands. */
  places: readonly PartPlace[] | undefined
}

/** Where a parts book is chosen: by serial number, by model, by a part. */
export function PartsStart({ models, unknownSerial, places }: PartsStartProps) {
  return (
    <article className={styles.page}>
      <Breadcrumbs
        renderLink={renderSiteLink}
        items={[{ title: 'Главная', href: homePath }, { title: 'Подбор по чертежам' }]}
      />
      <h1 tabIndex={-1}>{places ? 'Где стоит деталь' : 'Подбор запчастей по чертежам'}</h1>
      {places && <Places places={places} />}
      <SerialForm
        action={partsPath}
        {...(unknownSerial !== undefined && {
          serial: { serialNumber: unknownSerial, isOfModel: false },
        })}
      />
      {unknownSerial !== undefined && (
        <p className={styles.unjudged} role="status">
          {`Каталога для номера ${unknownSerial} нет. Проверьте номер или выберите модель.`}
        </p>
      )}
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

function Places({ places }: { places: readonly PartPlace[] }) {
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
          <Link to={diagramPath(model.code, diagram.id, { position })}>
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
