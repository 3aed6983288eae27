import { formatMoney } from '../lib/money.ts'
import { keptAttribute, offlineNoticeId } from '../lib/offline-names.ts'
import { cartPath } from '../lib/paths.ts'
import type { KeptPage } from './kept-pages.ts'
import { keptLines } from './kept-cart.ts'
import { keptText, keptTime, noticeLinkStyle, noticeStyle, priceTime, queueText } from './notice.ts'

/**
 * A kept page, which says when it was kept: over the page, and behind each price by the property `--kept`
 * (src/ui/Price.module.css). React's root stays as the server has drawn it.
 * @param queued additions that wait
 */
export async function keptDocument({ response, time }: KeptPage, queued: number): Promise<Response> {
  const html = await response.text()
  const notice =
    `<div id="${offlineNoticeId}" role="status" style="${noticeStyle}">` +
    `<span>${[keptText(time), queueText(queued)].join(' ').trim()}</span>` +
    `<a href="" style="${noticeLinkStyle}">Обновить страницу</a></div>`
  const marked = html
    .replace('<html ', `<html ${keptAttribute}="${time}" style="--kept:'\u00a0${priceTime(time)}'" `)
    .replace('<div id="root">', `${notice}$&`)
  return new Response(marked, { headers: response.headers })
}

/** The page for an address that was not seen before: the telephone, the cart's last state, and what can be opened. */
export async function offlineDocument(
  cart: KeptPage | undefined,
  pages: readonly KeptPage[],
  queued: number,
  phoneLink: string | undefined,
): Promise<Response> {
  const lines = cart ? keptLines(await cart.response.text()) : []
  const links = await Promise.all(
    pages.map(async ({ path, response, time }) => {
      const [, title = path] = /<title>([^<]*)<\/title>/.exec(await response.text()) ?? []
      return `<li><a href="${escapeHtml(path)}">${title}</a> <small>${keptTime(time)}</small></li>`
    }),
  )
  const body = [
    '<h1>Нет соединения</h1><p>Эту страницу вы ещё не открывали, поэтому без сети её не показать.</p>',
    '<p><a class="button" href="">Повторить</a></p>',
    phoneLink ? `<p>Заказать можно по\u00a0телефону ${phoneLink}</p>` : '',
    queued > 0 ? `<p>${queueText(queued)}</p>` : '',
    cart && lines.length > 0 ? cartMarkup(cart.time, lines) : '',
    links.length > 0 ? `<h2>Можно открыть без сети</h2><ul>${links.join('')}</ul>` : '',
  ].join('')
  return new Response(documentMarkup(body), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      // Its only style is its own.
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'",
    },
  })
}

function cartMarkup(time: number, lines: ReturnType<typeof keptLines>): string {
  const rows = lines.map(
    ({ name, quantity, unit, sum }) =>
      `<li>${escapeHtml(name)}: ${quantity}\u00a0${escapeHtml(unit)}, ${formatMoney(sum)} <small>${priceTime(time)}</small></li>`,
  )
  return `<h2><a href="${cartPath}">Корзина</a>, сохранена ${keptTime(time)}</h2><ul>${rows.join('')}</ul>`
}

function documentMarkup(body: string): string {
  return `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>Нет соединения</title><style>body{max-width:44rem;margin:0 auto;padding:8vh 24px;background:#f4f5f2;color:#14181b;font:1rem/1.45 sans-serif}li{padding:8px 0}a{color:inherit}small{color:#565f64;white-space:nowrap}.phone{display:inline-block;padding:12px 0;white-space:nowrap;font-weight:700}.button{display:inline-block;padding:12px 20px;background:#ffc400;font-weight:700;text-decoration:none}</style></head><body><main>${body}</main></body></html>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
