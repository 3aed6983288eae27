import { personalPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { PageHead } from '../../routes/PageHead.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import styles from './ErrorPage.module.css'

/** inside the personal area, something that this user may not see in this company. */
export function ForbiddenPage() {
  return (
    <div className={styles.page}>
      <PageHead title="Недостаточно прав" robots="noindex" />
      <h1 tabIndex={-1}>Недостаточно прав</h1>
      <p>
        У вас нет доступа к этому разделу. Обратитесь к администратору компании или выберите другую компанию.
      </p>
      <Link className={buttonClass({ variant: 'primary' })} to={personalPath}>
        В личный кабинет
      </Link>
    </div>
  )
}
