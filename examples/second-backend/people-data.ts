import { createHash } from 'node:crypto'
import type { Sql } from './sql.ts'

/** Who can log in. */
export const accounts = {
  buyer: { login: 'galiev@tatmost.example', password: 'Volga-2026!' },
  person: { login: 'nikitina@pochta.example', password: 'Volga-2026!' },
  blocked: { login: 'ushel@pochta.example', password: 'Volga-2026!' },
} as const

export const passwordOf = (user: number, password: string) =>
  createHash('sha256').update(`${user}:${password}`).digest('hex')

export const ownerRights = [
  'orders.viewAll',
  'orders.create',
  'orders.placeWithoutApproval',
  'orders.cancel',
  'prices.view',
  'invoices.request',
  'contracts.view',
  'contracts.confirm',
  'balance.view',
  'addresses.manage',
  'company.edit',
]

const [buyer, person, blocked] = [31, 32, 33]

export function fillPeople(sql: Sql): void {
  const user = (id: number, ...row: (string | number | null)[]) =>
    sql.run(`insert into users values (?${', ?'.repeat(row.length)})`, id, ...row)
  const secret = (id: number, { password }: { password: string }) => passwordOf(id, password)
  user(
    buyer,
    accounts.buyer.login,
    '+78435550101',
    secret(buyer, accounts.buyer),
    'Галиев',
    'Ринат',
    'Маратович',
    '1979-03-08',
    'Главный механик',
    1,
    61,
    0,
  )
  user(
    person,
    accounts.person.login,
    '+78465550102',
    secret(person, accounts.person),
    'Никитина',
    'Дарья',
    null,
    null,
    null,
    2,
    null,
    0,
  )
  user(
    blocked,
    accounts.blocked.login,
    '+78465550103',
    secret(blocked, accounts.blocked),
    'Ушаков',
    'Пётр',
    null,
    null,
    null,
    null,
    null,
    1,
  )
  const manager = JSON.stringify({
    title: 'Менеджер',
    name: 'Сафина Лейла Ильдаровна',
    phone: '+78435550177',
    email: 'safina@volga-spectech.example',
    socials: [],
  })
  sql.run(
    'insert into companies values (?, ?, ?, ?, ?)',
    61,
    'ТатМостОтряд',
    '1655123452',
    'verified',
    manager,
  )
  sql.run('insert into companies values (?, ?, ?, ?, ?)', 62, 'Волга-Монтаж', '1655987650', 'pending', null)
  sql.run('insert into members values (?, ?, ?, ?)', 61, buyer, 'owner', JSON.stringify(ownerRights))
  sql.run(
    'insert into members values (?, ?, ?, ?)',
    62,
    buyer,
    'buyer',
    JSON.stringify(['orders.viewOwn', 'orders.create']),
  )
  const contract = (...row: (string | number | null)[]) =>
    sql.run(`insert into contracts values (?${', ?'.repeat(row.length - 1)})`, ...row)
  contract(801, 61, 'П-17/26', '2026-02-02', null, 'active', 'Отсрочка 20 дней с отгрузки', 20, 90_000_000, 1)
  contract(802, 61, 'П-04/25', '2025-01-20', '2026-01-19', 'expired', 'Предоплата', null, 0, 0)
  // Newer than the default one, which comes first all the same.
  contract(803, 61, 'П-31/26', '2026-06-15', null, 'active', 'Предоплата', null, 0, 0)
  sql.run('insert into contract_prices values (?, ?, ?, ?)', 61, 4031, 1, 36_000)
  sql.run('insert into contract_prices values (?, ?, ?, ?)', 61, 4031, 10, 34_000)
  sql.run('insert into contract_prices values (?, ?, ?, ?)', 61, 4045, 1, 641_000)
  const address = (...row: (string | number | null)[]) =>
    sql.run(`insert into addresses values (?${', ?'.repeat(row.length - 1)})`, ...row)
  address(
    71,
    61,
    null,
    'База на Тэцевской',
    'Казань, ул. Тэцевская, 11',
    'Республика Татарстан',
    'Казань',
    'ул. Тэцевская',
    '11',
    '420108',
    14,
    55.86,
    49.09,
    1,
  )
  address(
    72,
    61,
    null,
    'Мост через Свиягу',
    'Зеленодольск, ул. Мостовая, 2',
    'Республика Татарстан',
    'Зеленодольск',
    'ул. Мостовая',
    '2',
    '422540',
    48,
    null,
    null,
    0,
  )
  address(
    73,
    null,
    person,
    'Дача',
    'Самара, 9-я просека, 40',
    'Самарская область',
    'Самара',
    '9-я просека',
    '40',
    '443029',
    9,
    53.25,
    50.2,
    1,
  )
  for (const id of [buyer, person])
    for (const type of ['personalData', 'offer'])
      sql.run('insert into consents values (?, ?, ?, ?)', id, type, '3', '2026-02-03T06:10:00Z')
}
