import type { Call } from './call.ts'

export const accountsSql = `select id, email, phone, surname, first_name as firstName, patronymic,
  birth_date as birthDate, position, branch, company from users`

const longestCart = 500

interface Line {
  product: number
  quantity: number
  price: number
}

/** The guest's cart and viewed products become the customer's; of one product the larger quantity stays. */
export function mergeAtLogin({ db, visitor, wrong }: Call, user: number): void {
  const [guest, own] = [`visitor ${visitor.id}`, `user ${user}`]
  const lines = db.all<Line>('select * from cart_lines where owner = ? order by place', guest)
  let changed = false
  if (lines.length > 0 && wrong('mergeReplaces')) db.run('delete from cart_lines where owner = ?', own)
  for (const { product, quantity, price } of lines) {
    const held = db.one<Line>('select * from cart_lines where owner = ? and product = ?', own, product)
    const merged =
      wrong('mergeAdds') && held ? held.quantity + quantity : Math.max(quantity, held?.quantity ?? 0)
    if (held && merged > held.quantity) {
      db.run(
        'update cart_lines set quantity = ?, merged = 1 where owner = ? and product = ?',
        merged,
        own,
        product,
      )
      changed = true
    } else if (!held && db.count('select count(*) from cart_lines where owner = ?', own) < longestCart) {
      const place = db.count('select coalesce(max(place), 0) + 1 from cart_lines where owner = ?', own)
      db.run('insert into cart_lines values (?, ?, ?, ?, ?, 1)', own, product, quantity, price, place)
      changed = true
    }
  }
  if (changed && !wrong('mergeVersionStands'))
    db.run('insert into carts values (?, 1) on conflict (owner) do update set version = version + 1', own)
  if (!wrong('mergeKeepsGuest')) db.run('delete from cart_lines where owner = ?', guest)
  db.run('delete from carts where owner = ?', guest)
  const last = db.count('select coalesce(max(place), 0) from viewed where owner = ?', own)
  db.run(
    'insert or replace into viewed select ?, product, place + ? from viewed where owner = ?',
    own,
    last,
    guest,
  )
  db.run('delete from viewed where owner = ?', guest)
}
