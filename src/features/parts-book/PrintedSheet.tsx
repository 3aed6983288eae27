import { company } from '../../lib/company.ts'
import { type Diagram, offeredVariants, rangeWords } from './parts-queries.ts'
import styles from './PrintedSheet.module.css'

const roles = ['Разраб.', 'Пров.', 'Т. контр.', '\u00a0', 'Н. контр.', 'Утв.']
const changes = ['Изм.', 'Лист', '№ докум.', 'Подп.', 'Дата']

export interface PrintedSheetProps {
  diagram: Diagram
  serialNumber: string | undefined
}

/** On paper only: the list of positions and the main title block below the drawing, on one sheet of A4. */
export function PrintedSheet({ diagram, serialNumber }: PrintedSheetProps) {
  const { positions, title, number, model } = diagram
  return (
    <div className={styles.sheet} aria-hidden>
      <ol className={styles.positions}>
        {positions.map((position) => {
          const { offered } = offeredVariants(position)
          return (
            <li key={position.number}>
              <span className={styles.number}>{position.number}</span>
              <span className={styles.article}>
                {offered.length === 0 && '–'}
                {offered.map((variant) => (
                  <span key={variant.productId}>{variant.article}</span>
                ))}
              </span>
              <span className={styles.name}>
                {position.name}
                {offered.length > 1 && (
                  // In the order of the articles beside it.
                  <small>{offered.map((variant) => rangeWords(variant) ?? 'все машины').join('; ')}</small>
                )}
              </span>
              <span>{position.quantity}</span>
            </li>
          )
        })}
      </ol>
      <div className={styles.block}>
        <div className={styles.changes}>
          <span className={styles.heading}>
            {changes.map((name) => (
              <span key={name}>{name}</span>
            ))}
          </span>
          {roles.map((role) => (
            <span key={role} className={styles.role}>
              {role}
            </span>
          ))}
        </div>
        <div className={styles.designation}>{number}</div>
        <div className={styles.title}>
          <b>{title}</b>
          <span>{model.name}</span>
          {serialNumber && <span>{`№ ${serialNumber}`}</span>}
        </div>
        <div className={styles.facts}>
          <span>Лит.</span>
          <span>Масса</span>
          <span>Масштаб</span>
          <span />
          <span>–</span>
          <span>–</span>
          <span className={styles.sheets}>Лист 1</span>
          <span className={styles.total}>Листов 1</span>
        </div>
        <div className={styles.company}>{company.name}</div>
      </div>
    </div>
  )
}
