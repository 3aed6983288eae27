import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { appContext } from '../api/app-context.ts'
import { loadPage } from '../api/page-load.ts'
import { useAtTabStore } from '../api/tab-store.ts'
import { AddToCart } from '../features/cart/AddToCart.tsx'
import { type ListedProduct, toListed } from '../features/catalogue/listed-product.ts'
import { ProductStrip } from '../features/catalogue/ProductStrip.tsx'
import { SectionTiles } from '../features/catalogue/SectionTiles.tsx'
import { NewsCards } from '../features/content/NewsCards.tsx'
import { PageBlocks } from '../features/content/PageBlocks.tsx'
import { PromotionCards } from '../features/content/PromotionCards.tsx'
import { BranchStrip } from '../features/home/BranchStrip.tsx'
import { homeQuery } from '../features/home/home-api.ts'
import { HomeHero } from '../features/home/HomeHero.tsx'
import { HomePage } from '../features/home/HomePage.tsx'
import { HomePart } from '../features/home/HomePart.tsx'
import { SearchBox } from '../features/layout/SearchBox.tsx'
import { company } from '../lib/company.ts'
import { formatNumber } from '../lib/money.ts'
import { branchesPath, catalogPath, homePath, newsPath, promotionsPath } from '../lib/paths.ts'
import { HazardStripe } from '../ui/HazardStripe.tsx'
import { loadBlocks } from './content-page.ts'
import { PageHead } from './PageHead.tsx'

const query = () => homeQuery((card) => toListed(card))

/** R-ROUTE-01 */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const app = context.get(appContext)
  const { blocks } = await loadPage(app, query())
  await loadBlocks(app, blocks)
  return null
}

export function Component() {
  const { data } = useSuspenseQuery(useAtTabStore(query()))
  const { title, meta, sellout, strips, promotions, branches, news, blocks } = data
  return (
    <>
      <PageHead
        title={meta.metaTitle}
        description={meta.metaDescription || company.defaultDescription}
        keywords={meta.metaKeywords}
        canonical={homePath}
      />
      <HomePage blocks={<PageBlocks blocks={blocks} />}>
        <HomeHero
          title={title}
          searchHint={data.searchHint}
          search={<SearchBox />}
          picker={data.machinePicker}
        />
        <HomePart title="Каталог" link={{ href: catalogPath, text: 'Все разделы' }}>
          <SectionTiles sections={data.sections} label="Разделы каталога" large />
        </HomePart>
        {strips.map((strip) => (
          <HomePart
            key={strip.title}
            title={strip.title}
            {...(strip.link !== undefined && { link: { href: strip.link, text: 'Показать все' } })}
          >
            <ProductStrip products={strip.items} label={strip.title} renderActions={renderActions} />
          </HomePart>
        ))}
        {sellout.items.length > 0 && (
          <HomePart
            title={sellout.title}
            link={{ href: sellout.link, text: `Вся распродажа, ${formatNumber(sellout.total)}` }}
          >
            <HazardStripe />
            <ProductStrip products={sellout.items} label={sellout.title} renderActions={renderActions} />
          </HomePart>
        )}
        {promotions.length > 0 && (
          <HomePart title="Акции" link={{ href: promotionsPath, text: 'Все акции' }} row>
            <PromotionCards items={promotions} heading="h3" />
          </HomePart>
        )}
        {branches.length > 0 && (
          <HomePart title="Склады и филиалы" link={{ href: branchesPath, text: 'Все филиалы' }} row>
            <BranchStrip branches={branches} />
          </HomePart>
        )}
        {news.length > 0 && (
          <HomePart title="Новости" link={{ href: newsPath, text: 'Все новости' }} row>
            <NewsCards items={news} heading="h3" />
          </HomePart>
        )}
      </HomePage>
    </>
  )
}

const renderActions = (product: ListedProduct) => <AddToCart product={product} size="card" />
