import { data, type LoaderFunctionArgs } from 'react-router'
import { companyQuery } from '../features/companies/company-api.ts'
import { CompanyView } from '../features/companies/CompanyView.tsx'
import { companiesPath } from '../lib/paths.ts'
import { genericPage, type Place } from './generic-page.tsx'

const idOf = ({ params }: Pick<Place, 'params'>) => Number(params['id'])

const page = genericPage({
  title: 'Компания',
  above: [{ title: 'Компании', href: companiesPath }],
  query: (place) => companyQuery(idOf(place)),
  titleOf: ({ company }) => company.shortName,
  draw: ({ company }) => <CompanyView company={company} />,
})

/** One company of the customer (R-COMP-10); another's is 404, and so is what can't be the id of one. */
export const companyPage = {
  Component: page.Component,
  loader(args: LoaderFunctionArgs) {
    if (!/^[1-9]\d{0,14}$/.test(args.params['id'] ?? '')) throw data(null, { status: 404 })
    return page.loader(args)
  },
}
