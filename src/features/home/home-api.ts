import { extractQuery } from '../../api/api-query.ts'
import type { Data } from '../../api/operation.ts'
import { getMainPage } from '../../generated/operations.ts'
import { keepSmall } from '../../ui/small-picture.ts'

type MainPage = Data<typeof getMainPage>
type Block = MainPage['blocks'][number]
type ProductsBlock = Extract<Block, { type: 'products' }>
type Card = MainPage['sellout']['items'][number]

const isProducts = (block: Block): block is ProductsBlock => block.type === 'products'

/**
 * The home page as it is shown. @param keep what a list keeps of a card; the list belongs to the catalogue, so the
 * route hands it in
 */
export function homeQuery<Product>(keep: (card: Card) => Product) {
  return extractQuery(getMainPage, {}, 'page', (page) => ({
    title: page.title,
    meta: page.meta,
    searchHint: page.searchHint,
    sections: page.sections.map(({ name, link, countElements, picture }) => ({
      name,
      url: link,
      count: countElements,
      picture: picture ? keepSmall(picture) : undefined,
    })),
    sellout: { ...page.sellout, items: page.sellout.items.map(keep) },
    strips: page.blocks.filter(isProducts).map(({ title = 'Товары', link, items }) => ({
      title,
      link,
      items: items.map(keep),
    })),
    blocks: page.blocks.filter((block) => !isProducts(block)),
    promotions: page.promotions.slice(0, SHOWN_PROMOTIONS),
    machinePicker: page.machinePicker,
    branches: page.branches.items.map(({ id, name, type, address, phones }) => ({
      id,
      name,
      type,
      address,
      phone: phones[0],
    })),
    news: page.news ?? [],
  }))
}

/** A row of cards on a desktop; the rest is behind 'Все акции'. */
const SHOWN_PROMOTIONS = 4

export type MachinePickerData = MainPage['machinePicker']
export type HomeBranch = Pick<MainPage['branches']['items'][number], 'id' | 'name' | 'type' | 'address'> & {
  phone: string | undefined
}
