import { useQuery } from '@tanstack/react-query'
import { companiesQuery } from '../../api/frame-queries.ts'
import { sessionQuery } from '../../api/session.ts'

/** A reminder or a colleague's link may be of another company of the same person, whose things are 404 here. */
export function OtherCompany() {
  // The header, which every page has loaded.
  const session = useQuery({ ...sessionQuery(), enabled: false })
  const isAuthorized = session.data?.userData.isAuthorized === true
  const companies = useQuery({ ...companiesQuery(), enabled: isAuthorized }).data?.items
  if (!companies || companies.length < 2) return null
  const current = companies.find((company) => company.current)
  return (
    <p>
      {`${current ? `Сейчас выбрана компания ${current.name}.` : 'Сейчас не выбрана ни одна компания.'} Если вы открывали машину, заказ или документ другой вашей компании, выберите её вверху страницы и откройте ссылку ещё раз.`}
    </p>
  )
}
