import { company } from '../../lib/company.ts'

/** The footer of the shop. */
export function Footer() {
  return <footer>{company.name}</footer>
}
