import { Link } from 'react-router'
import { company } from '../../lib/company.ts'
import { cartPath, catalogPath, homePath } from '../../lib/paths.ts'

/** The header of the shop. */
export function Header() {
  return (
    <header>
      <Link to={homePath}>{company.name}</Link> <Link to={catalogPath}>Каталог</Link>{' '}
      <Link to={cartPath}>Корзина</Link>
    </header>
  )
}
