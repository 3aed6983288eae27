import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { fillCatalogue } from './catalogue-data.ts'
import { fillOrders } from './orders-data.ts'
import { fillPeople } from './people-data.ts'

const tables = `
  create table branches (id integer primary key, city text, xml_id text unique, store_id text unique, store_name text,
    kind text, address text, lat real, lon real, zone text, phone text, email text, district_id integer, district text,
    place integer);
  create table sections (id integer primary key, code text unique, name text, parent integer, place integer, about text);
  create table products (id integer primary key, code text unique, section integer references sections (id),
    article text, brand text, brand_code text, name text, price integer, before integer, vat integer, unit text,
    multiplicity integer, least integer, supplier_days integer, state text, weight_g integer, length integer,
    width integer, height integer, kind text, label text, warranty integer, about text, weight_rank integer,
    successor integer);
  create table properties (product integer references products (id), place integer, code text, name text, value text,
    unit text, grouping text, primary key (product, code));
  create table oem_numbers (product integer, number text);
  create table analogues (product integer, other integer, relation text, quality text);
  create table stock (product integer, branch integer, quantity integer, primary key (product, branch));
  create table users (id integer primary key, email text unique, phone text unique, password text, surname text,
    first_name text, patronymic text, birth_date text, position text, branch integer, company integer, blocked integer);
  create table companies (id integer primary key, name text, inn text, verification text, manager text);
  create table members (company integer, user integer, role text, rights text, primary key (company, user));
  create table contracts (id integer primary key, company integer, number text, date text, valid_until text, status text,
    terms text, defer_days integer, credit_limit integer, is_default integer);
  create table contract_prices (company integer, product integer, least integer, price integer);
  create table addresses (id integer primary key, company integer, user integer, title text, value text, region text,
    city text, street text, house text, postal_code text, km integer, lat real, lon real, is_default integer);
  create table consents (user integer, type text, version text, at text);
  create table visitors (id integer primary key, sid text unique, sessid text, branch integer, chosen integer);
  create table tokens (token text primary key, user integer, used_at integer);
  create table tries (login text primary key, count integer, until integer);
  create table carts (owner text primary key, version integer);
  create table cart_lines (owner text, product integer, quantity integer, price integer, place integer, merged integer,
    primary key (owner, product));
  create table viewed (owner text, product integer, place integer, primary key (owner, product));
  create table orders (id integer primary key, number text unique, version integer, created_at text, user integer,
    company integer, contract integer, status text, payment_status text, paid integer, delivery text, payment text,
    comment text, customer_number text, history text, cancel_told integer);
  create table order_lines (id integer primary key, order_id integer references orders (id), product integer,
    snapshot text, quantity integer, price integer, full_price integer, vat_rate integer, branch integer, eta text,
    state text);
  create view order_sums as select order_id, sum(price * quantity)
      + coalesce((select json_extract(delivery, '$.price') from orders where orders.id = order_id), 0) as total,
    count(*) as lines, sum(quantity) as units from order_lines group by order_id;
  create table reservations (order_id integer, product integer, branch integer, quantity integer);
  create table repeats (key text, sid text, operation text, body text, answer text, at integer,
    primary key (key, sid, operation));
  create table calls (who text, operation text, at integer);
`

/** SQL with named columns in and plain objects out. */
export class Database {
  #file = new DatabaseSync(':memory:')
  #statements = new Map<string, ReturnType<DatabaseSync['prepare']>>()
  readonly #fixed = new Map<string, readonly unknown[]>()

  constructor() {
    this.#file.exec(tables)
    this.transaction(() => {
      fillCatalogue(this)
      fillPeople(this)
      fillOrders(this)
    })
  }

  all<Row>(sql: string, ...values: SQLInputValue[]): Row[] {
    return this.#prepared(sql).all(...values) as Row[]
  }

  /** Rows of tables that nothing writes to once they are filled. They are read once, and nobody may change them. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the columns
  fixed<Row>(sql: string, ...values: (string | number)[]): readonly Row[] {
    const key = JSON.stringify([sql, values])
    const known = this.#fixed.get(key)
    if (known) return known as readonly Row[]
    const rows = this.all<Row>(sql, ...values)
    this.#fixed.set(key, rows)
    return rows
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the columns
  one<Row>(sql: string, ...values: SQLInputValue[]): Row | undefined {
    return this.#prepared(sql).get(...values) as Row | undefined
  }

  /** @returns the id of the row that was added, if one was */
  run(sql: string, ...values: SQLInputValue[]): number {
    return Number(this.#prepared(sql).run(...values).lastInsertRowid)
  }

  /** The first column of the first row as a number, 0 where there is none. */
  count(sql: string, ...values: SQLInputValue[]): number {
    const row = this.one<Record<string, unknown>>(sql, ...values)
    return row ? Number(Object.values(row)[0] ?? 0) : 0
  }

  /** All or nothing. */
  transaction<Result>(work: () => Result): Result {
    this.#file.exec('begin')
    try {
      const result = work()
      this.#file.exec('commit')
      return result
    } catch (error) {
      this.#file.exec('rollback')
      throw error
    }
  }

  close(): void {
    this.#file.close()
  }

  #prepared(sql: string) {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.#file.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }
}
