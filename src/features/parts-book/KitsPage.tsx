import type { ReactNode } from 'react'
import { partsKitsPath, partsPath, withQuery } from '../../lib/paths.ts'
import { serialOnPlate } from '../../lib/serial-number.ts'
import { Link } from '../../links/Link.tsx'
import { renderSiteLink } from '../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/State.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { Kit } from './Kit.tsx'
import type { PartsKit } from './kits-queries.ts'
import styles from './PartsBook.module.css'
import { SerialForm } from './SerialForm.tsx'

export interface KitsPageProps {
  /** The part, or the machine. */
  productId: number
  /** Absent when the product could not be read. */
  product: ReactNode
  kits: readonly PartsKit[]
  serial: string | undefined
}

/** Of more sets only the first is open: all of a machine would be eight screens. */
const openAtOnce = 2

/** Sets of parts that are bought together (R-EQUIP-02). */
export function KitsPage({ productId, product, kits, serial: read }: KitsPageProps) {
  const [first] = kits
  const own = read === undefined ? undefined : kits.find(({ model }) => isNumberOf(model, read))
  const serial = read !== undefined && own ? serialOnPlate(read, own.model) : read
  const groups = [
    { id: 'service', title: 'Для ТО', items: kits.filter(({ planId }) => planId !== null) },
    { id: 'wear', title: 'Изнашиваемые детали', items: kits.filter(({ planId }) => planId === null) },
  ].filter(({ items }) => items.length > 0)
  const isOneModel = first && kits.every(({ model }) => model.id === first.model.id)
  const isJudged = own !== undefined
  return (
    <article className={styles.page}>
      <Breadcrumbs
        renderLink={renderSiteLink}
        items={[{ title: 'Подбор по чертежам', href: partsPath }, { title: 'Комплекты' }]}
      />
      <h1 tabIndex={-1}>Комплекты запчастей</h1>
      {product && <p>{product}</p>}
      {(kits.length > 0 || serial !== undefined) && (
        <SerialForm
          key={serial}
          action={partsKitsPath(productId)}
          narrows
          // With the model the form would tell that all variants are shown, which only diagrams do.
          {...(isOneModel && (serial === undefined || isJudged) && { model: first.model })}
          {...(serial !== undefined && {
            serial: {
              serialNumber: serial,
              isOfModel: isJudged,
            },
          })}
        />
      )}
      {serial !== undefined && first && !(isOneModel && isJudged) && (
        <p className={isJudged ? styles.judged : styles.unjudged} role="status">
          <Icon name={isJudged ? 'success' : 'warning'} size="small" />
          {isJudged ? (
            <span>
              <Unbroken text={`Показаны детали для машины ${serial}.`} part={serial} />
            </span>
          ) : (
            <span>
              {isOneModel
                ? `${serial} не похож на номер ${first.model.model}: он пишется как ${first.model.serialExample}. `
                : `${serial} не похож на номер этих моделей. `}
              {'Исполнение не выбрано. '}
              <Link to={withQuery(partsPath, { serial })}>Найти машину с этим номером</Link>
            </span>
          )}
        </p>
      )}
      {kits.length === 0 && (
        <EmptyState
          icon="machine"
          title="Комплектов нет"
          text={
            serial === undefined
              ? 'Эту деталь покупают отдельно: применяемость указана на странице товара.'
              : `Для машины ${serial} комплектов с этой деталью нет.`
          }
        />
      )}
      {groups.length > 1 && (
        <nav aria-label="Содержание" data-print="no">
          <ul role="list" className={styles.contents}>
            {groups.map(({ id, title, items }) => (
              <li key={id}>
                <a href={`#${id}`}>{`${title}: ${items.length}`}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {groups.map(({ id, title, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.kits}>
          <h2 id={`${id}-title`}>{title}</h2>
          {items.map((kit) => (
            <Kit
              key={`${kit.planId ?? ''}/${kit.diagramId ?? ''}`}
              kit={kit}
              serial={serial}
              isOpen={kits.length <= openAtOnce || kit === first}
            />
          ))}
        </section>
      ))}
    </article>
  )
}

/** As the plate writes it: the prefix of the model and digits. */
function isNumberOf({ serialPrefix }: PartsKit['model'], serial: string): boolean {
  const own = serial.replaceAll('-', '').toUpperCase()
  const prefix = serialPrefix.replaceAll('-', '').toUpperCase()
  return own.startsWith(prefix) && /^\d{1,6}$/.test(own.slice(prefix.length))
}
