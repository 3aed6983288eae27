import { partsKitsPath, partsModelPath, partsPath, productPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { onPlate, type PartsBook } from './parts-queries.ts'
import styles from './PartsBook.module.css'
import { SerialForm } from './SerialForm.tsx'
import { UnitTree } from './UnitTree.tsx'

/** The parts book of a model: its units and diagrams. */
export function PartsModelPage({ model, serial: judged, units, diagrams }: PartsBook) {
  const serial = onPlate(judged, model)
  return (
    <article className={styles.page}>
      <Breadcrumbs
        renderLink={renderSiteLink}
        items={[{ title: 'Подбор по чертежам', href: partsPath }, { title: model.name }]}
      />
      <h1 tabIndex={-1}>{`Запчасти по чертежам: ${model.name}`}</h1>
      <SerialForm
        key={serial?.serialNumber}
        action={partsModelPath(model.code)}
        model={model}
        serial={serial}
      />
      <UnitTree units={units} diagrams={diagrams} serialNumber={serial?.serialNumber} />
      <p>
        <Link to={productPath(model.productCode)}>Описание машины</Link>
      </p>
      <p>
        <Link to={partsKitsPath(model.productId)}>Комплекты ТО и изнашиваемых деталей</Link>
      </p>
    </article>
  )
}
