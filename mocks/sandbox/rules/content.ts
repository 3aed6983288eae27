import type { components } from '../../../src/generated/api-types.ts'
import type { SandboxState } from '../operation.ts'
import type {
  CardRecord,
  NewsRecord,
  PageBlockRecord,
  PageCode,
  PageRecord,
  PromotionRecord,
} from '../seed/records.ts'
import { pictureOf } from './picture.ts'

type Schemas = components['schemas']
type ProductCards = (productIds: readonly number[]) => Schemas['ProductCard'][]

/** A page of the seed; a missing one is a bug of the seed. */
export function pageRecord({ pages }: SandboxState, code: PageCode): PageRecord {
  const page = pages.find((candidate) => candidate.code === code)
  if (!page) throw new Error(`The seed has no page ${code}`)
  return page
}

/** A page as the contract tells it; `cards` prices its products for whom the answer is made. */
export function pageView(state: SandboxState, page: PageRecord, cards: ProductCards): Schemas['Page'] {
  const { title, metaTitle, metaDescription, metaKeywords, blocks } = page
  return {
    title,
    meta: { metaTitle, metaDescription, metaKeywords },
    ...(page.url !== '/' && { breadcrumbs: trail(title) }),
    blocks: blocksView(state, blocks, cards),
  }
}

/** The way from the home page. */
export function trail(title: string, ...between: Schemas['Breadcrumb'][]): Schemas['Breadcrumb'][] {
  return [{ title: 'Главная', link: '/' }, ...between, { title, link: null }]
}

export function blocksView(
  state: SandboxState,
  blocks: readonly PageBlockRecord[],
  cards: ProductCards,
): Schemas['PageBlock'][] {
  return blocks.map((block) => blockView(state, block, cards))
}

function blockView(state: SandboxState, block: PageBlockRecord, cards: ProductCards): Schemas['PageBlock'] {
  switch (block.type) {
    case 'picture': {
      const { src, alt, width, height, caption } = block
      return {
        type: 'picture',
        picture: { ...pictureOf(src, alt), width, height },
        ...(caption !== undefined && { caption }),
      }
    }
    case 'cards':
      return { type: 'cards', title: block.title, items: block.items.map(cardView) }
    case 'contacts':
      return { type: 'contacts', title: block.title, items: block.items.map(contactView) }
    case 'products':
      return { type: 'products', title: block.title, items: cards(block.productIds.slice(0, 24)) }
    case 'map':
      return { type: 'map', title: block.title, points: pointsOf(state, block.storeIds) }
    case 'html':
    case 'table':
    case 'faq':
    case 'form':
      return block
  }
}

function cardView({ title, text, link, picture }: CardRecord): Schemas['PageCard'] {
  return {
    title,
    text,
    ...(link !== undefined && { link }),
    ...(picture !== undefined && { picture: pictureOf(picture, '') }),
  }
}

/** What a contact is, is told by its link: a phone, an e-mail, else an address. */
function contactView({
  label,
  value,
  link,
}: {
  label: string
  value: string
  link?: string
}): Schemas['PageContact'] {
  const contact = { title: label, phones: [], schedule: [] }
  if (link?.startsWith('tel:')) return { ...contact, phones: [link.slice(4)] }
  if (link?.startsWith('mailto:')) return { ...contact, email: link.slice(7) }
  return { ...contact, address: value }
}

function pointsOf({ stores }: SandboxState, ids: readonly number[]): Schemas['MapPoint'][] {
  return ids.flatMap((id) => {
    const store = stores.find((candidate) => candidate.id === id)
    if (!store) return []
    const { storeName, name, address, lat, lon } = store
    return [{ title: `${name}: ${storeName}`, address: `${name}, ${address}`, lat, lon, branchId: id }]
  })
}

/** News are published at nine in the morning, Moscow time. */
const publishedAt = (day: string) => `${day}T06:00:00Z`

/** Published news, the newest first, ties by id, larger first. */
export function publishedNews({ news }: SandboxState, now: number): NewsRecord[] {
  return news
    .filter(({ date }) => Date.parse(publishedAt(date)) <= now)
    .toSorted((left, right) => Date.parse(right.date) - Date.parse(left.date) || right.id - left.id)
}

export function newsCard({ id, code, title, date, previewText, picture }: NewsRecord): Schemas['NewsCard'] {
  return {
    id,
    code,
    title,
    previewText,
    link: `/news/${code}/`,
    publishedAt: publishedAt(date),
    picture: pictureOf(picture, title),
  }
}

export function promotionView(
  state: SandboxState,
  promotion: PromotionRecord,
  cards: ProductCards,
): Schemas['Promotion'] {
  const { id, code, name, previewText, activeFrom, activeTo, picture, pictureMobile, blocks } = promotion
  return {
    id,
    code,
    name,
    previewText,
    activeFrom,
    activeTo,
    picture: pictureOf(picture, name, pictureMobile),
    title: name,
    meta: {
      metaTitle: `${name} — Кран-Деталь`,
      metaDescription: previewText,
      metaKeywords: `${name.toLowerCase()}, акция, кран-деталь`,
    },
    breadcrumbs: trail(name, { title: 'Акции', link: '/stocks/' }),
    blocks: blocksView(state, blocks, cards),
  }
}
