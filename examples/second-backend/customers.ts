import type { Call, Customer, Operation } from './call.ts'
import { object, oneOf, orNull, text, whole } from './checks.ts'
import { type Branch, allBranches } from './branches.ts'
import { pageChecks, pageOf } from './offers.ts'
import { problem, refuse } from './problems.ts'

export interface Company {
  id: number
  name: string
  inn: string
  verification: 'pending' | 'verified' | 'rejected'
  manager: string | null
}

interface Member {
  company: number
  role: string
  rights: string
}

export interface Contract {
  id: number
  company: number
  number: string
  date: string
  valid_until: string | null
  status: string
  terms: string
  defer_days: number | null
  credit_limit: number
  is_default: 0 | 1
}

export interface Address {
  id: number
  company: number | null
  user: number | null
  title: string
  value: string
  region: string
  city: string
  street: string
  house: string
  postal_code: string
  km: number
  lat: number | null
  lon: number | null
  is_default: 0 | 1
}

/** @throws {Problem} 401 */
export function customerOfCall({ customer }: Call): Customer {
  if (!customer) throw problem(401)
  return customer
}

export const fullName = ({ surname, firstName, patronymic }: Customer) =>
  [surname, firstName, patronymic].filter(Boolean).join(' ')

export function rightsIn({ db }: Call, user: number, company: number | null): string[] {
  if (company === null) return []
  const member = db.one<Member>('select * from members where company = ? and user = ?', company, user)
  return member ? (JSON.parse(member.rights) as string[]) : []
}

/** A person may do everything with own things. */
export function may(call: Call, right: string, company: number | null): boolean {
  const { id } = customerOfCall(call)
  return company === null || rightsIn(call, id, company).includes(right)
}

export function companyById({ db }: Call, id: number): Company | undefined {
  return db.one<Company>('select * from companies where id = ?', id)
}

export const managerOf = (company: Company | undefined): unknown =>
  company?.manager == null ? null : JSON.parse(company.manager)

export function branchRef({ id, city, xml_id, store_id }: Branch) {
  return { id, name: city, xmlId: xml_id, storeId: store_id }
}

function getPersonal(call: Call) {
  const user = customerOfCall(call)
  const branch = allBranches(call).find(({ id }) => id === user.branch)
  const consents = call.db.all<{ type: string; version: string; at: string }>(
    'select * from consents where user = ? order by at desc',
    user.id,
  )
  return {
    user: {
      id: user.id,
      name: fullName(user),
      surname: user.surname,
      firstName: user.firstName,
      patronymic: user.patronymic,
      birthDate: user.birthDate,
      email: user.email,
      emailVerified: true,
      phone: user.phone,
      phoneVerified: true,
      position: user.position,
      roleCode: user.company === null ? 'individual' : 'user',
      scope: rightsIn(call, user.id, user.company),
      currentCompanyId: user.company,
      defaultBranch: branch ? branchRef(branch) : null,
      consents: consents.map(({ type, version, at }) => ({ type, docVersion: version, acceptedAt: at })),
    },
  }
}

function listCompanies(call: Call) {
  const user = customerOfCall(call)
  const rows = call.db.all<Company & Member>(
    `select companies.*, role, rights from members join companies on companies.id = members.company
     where members.user = ?`,
    user.id,
  )
  const order = (a: Company, b: Company) =>
    (call.wrong('currentCompanyLater') ? 0 : Number(b.id === user.company) - Number(a.id === user.company)) ||
    a.name.localeCompare(b.name, 'ru') ||
    a.id - b.id
  return {
    items: rows.toSorted(order).map((company) => {
      const current = company.id === user.company
      const edits = current && company.rights.includes('company.edit')
      return {
        id: company.id,
        name: company.name,
        inn: company.inn,
        current,
        manager: managerOf(company),
        myRole: company.role,
        verification: company.verification,
        allowedActions: [
          ...(edits ? ['edit', 'addBank'] : []),
          ...(edits || (current && company.rights.includes('addresses.manage')) ? ['addAddress'] : []),
          ...(current ? [] : ['switch']),
          ...(company.role === 'owner' ? [] : ['leave']),
        ],
      }
    }),
  }
}

/** What unpaid orders with a deferral take of the credit. */
export function creditUsed({ db, wrong }: Call, contract: number): number {
  return db.count(
    `select coalesce(sum(order_sums.total - ${wrong('creditUsedForgetsPaid') ? '0' : 'orders.paid'}), 0) from orders
     join order_sums on order_sums.order_id = orders.id
     where contract = ? and (status <> 'canceled' or ?) and (? or json_extract(payment, '$.type') = 'contractDeferred')`,
    contract,
    wrong('creditNotGivenBack') ? 1 : 0,
    wrong('creditCountsPrepaid') ? 1 : 0,
  )
}

export function contractOf({ db }: Call, id: number, company: number | null): Contract | undefined {
  return db.one<Contract>('select * from contracts where id = ? and company = ?', id, company)
}

export const isUsable = ({ status }: Contract) => status === 'active' || status === 'expiring'

function contractCard(call: Call, contract: Contract) {
  const used = creditUsed(call, contract.id)
  const left = contract.credit_limit - (call.wrong('creditNeverUsed') ? 0 : used)
  return {
    id: contract.id,
    contragentId: contract.company,
    number: contract.number,
    date: contract.date,
    validUntil: contract.valid_until,
    autoProlong: false,
    type: 'supply',
    status: contract.status,
    paymentTerms: contract.terms,
    deferDays: contract.defer_days,
    creditLimit: contract.credit_limit,
    creditUsed: used,
    creditLeft: left,
    manager: managerOf(companyById(call, contract.company)),
    files: [],
    isDefault: contract.is_default === 1,
    allowedActions: [
      'view',
      ...(isUsable(contract) && may(call, 'orders.create', contract.company) ? ['useInOrder'] : []),
      ...(may(call, 'acts.request', contract.company) ? ['requestAct'] : []),
    ],
  }
}

function listContracts(call: Call) {
  const { company } = customerOfCall(call)
  const { contragentId, status } = call.body
  if (company === null) throw refuse('companyRequired', 'Договоры есть у компаний.')
  if (contragentId != null && contragentId !== company)
    throw refuse('contragentMismatch', 'Сейчас выбрана другая компания.', 'contragentId')
  if (!may(call, 'contracts.view', company)) throw problem(403)
  const contracts = call.db
    .all<Contract>(
      `select * from contracts where company = ?
       order by ${call.wrong('defaultContractLater') ? '' : 'is_default desc,'} date desc, id`,
      company,
    )
    .filter(
      (contract) =>
        (status === undefined && (isUsable(contract) || !call.wrong('expiredHidden'))) ||
        contract.status === status ||
        call.wrong('contractStatusIgnored'),
    )
  const { items, pagination } = pageOf(call, contracts)
  return { items: items.map((contract) => contractCard(call, contract)), pagination }
}

/** Saved addresses of the current company, of the person when there is none. */
export function addressesOf(call: Call): Address[] {
  const { id, company } = customerOfCall(call)
  return call.db
    .all<Address>(
      'select * from addresses where company is ? and user is ?',
      company,
      company === null ? id : null,
    )
    .toSorted((a, b) => b.is_default - a.is_default || a.title.localeCompare(b.title, 'ru') || a.id - b.id)
}

export function addressCard({ db, wrong }: Call, address: Address) {
  const { id, title, value, region, city, street, house, lat, lon } = address
  return {
    id,
    version: 1,
    title,
    companyId: address.company,
    value,
    components: { region, city, street, house, flat: '', postalCode: address.postal_code },
    lat,
    lon,
    contact: null,
    note: '',
    workHours: '',
    craneNeeded: false,
    isDefault: address.is_default === 1,
    usedInOpenOrders: db.count(
      `select count(*) from orders where (status not in ('completed', '${wrong('usedStillCounted') ? '' : 'canceled'}') or ?)
       and json_extract(delivery, '$.address.id') = ?`,
      wrong('usedInClosedOrders') ? 1 : 0,
      id,
    ),
  }
}

function listAddresses(call: Call) {
  const part = (call.query.get('query') ?? '').toLowerCase()
  const found = addressesOf(call).filter(
    ({ title, value }) =>
      title.toLowerCase().includes(part) ||
      (value.toLowerCase().includes(part) && !call.wrong('addressTitleOnly')),
  )
  const { items, pagination } = pageOf(call, found)
  const shown = call.wrong('addressesUnpaged') ? found : items
  return { items: shown.map((address) => addressCard(call, address)), pagination }
}

export const customerOperations: Operation[] = [
  { id: 'getPersonal', method: 'GET', path: '/web/personal/', who: 'customer', answer: getPersonal },
  { id: 'listCompanies', method: 'GET', path: '/web/contractors/', who: 'customer', answer: listCompanies },
  {
    id: 'listContracts',
    method: 'POST',
    path: '/web/contracts/',
    who: 'customer',
    query: pageChecks,
    body: object(
      {},
      {
        contragentId: orNull(whole(1)),
        status: oneOf('draft', 'active', 'expiring', 'expired', 'terminated'),
      },
    ),
    answer: listContracts,
  },
  {
    id: 'listAddresses',
    method: 'GET',
    path: '/web/address/',
    who: 'customer',
    query: { ...pageChecks, query: text(1, 100) },
    answer: listAddresses,
  },
]
