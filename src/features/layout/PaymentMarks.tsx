import styles from './PaymentMarks.module.css'

const systems = ['МИР', 'СБП', 'Visa', 'Mastercard']

/** The payment systems as one picture, made here of text marks (R-FOOT-17, O-39). */
export function PaymentMarks() {
  return (
    <div role="img" aria-label="Принимаем к оплате" className={styles.strip}>
      {systems.map((name) => (
        <span key={name} className={styles.mark}>
          {name}
        </span>
      ))}
    </div>
  )
}
