import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAtTabStore } from '../../api/tab-store.ts'
import { catalogPath, homePath, selloutPath } from '../../lib/paths.ts'
import { Link } from '../../links/Link.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/State.tsx'
import { filtersOnly, hasChosenFilters, type ListAddress } from './list-address.ts'
import type { ListedProduct } from './listed-product.ts'
import type { ListView } from '../../lib/list-view.ts'
import { ProductListing } from './ProductListing.tsx'
import { sectionListingQuery } from './section-api.ts'
import { SectionHead } from './SectionHead.tsx'
import styles from './SectionPage.module.css'
import { SectionTiles } from './SectionTiles.tsx'
import { useMalformedToast } from './use-malformed-toast.ts'

export interface SectionPageProps {
  code: string
  address: ListAddress
  /** What the visitor chose; null: the section's own default. */
  view: ListView | null
  renderActions: (product: ListedProduct) => ReactNode
}

/** A section of the catalogue, or its sellout: head, sections below, products with filters, text. */
export function SectionPage({ code, address, view, renderActions }: SectionPageProps) {
  const { data: listing } = useSuspenseQuery(useAtTabStore(sectionListingQuery(code, address)))
  const { section, pagination } = listing
  useMalformedToast(address)
  const title = sectionTitle(section, address, listing.machine)
  const below = section.level > 0 && !address.selloutForced ? section.subSections : []
  const tiles = listing.matching?.map((tile) => ({ ...tile, url: tile.url + filtersOnly(address) })) ?? below
  const isPlain = !hasChosenFilters(address)
  return (
    <article className={styles.page}>
      <SectionHead
        title={title}
        breadcrumbs={sectionBreadcrumbs(section, address)}
        total={pagination.total}
        sellout={address.selloutForced}
      />
      <SectionTiles sections={tiles} label="Подразделы" />
      <ProductListing
        address={address}
        listing={listing}
        target={{ sectionId: section.id }}
        view={view ?? section.defaultView}
        renderActions={renderActions}
        empty={
          <EmptyState
            heading="h2"
            title="Здесь пока нет товаров"
            text="Посмотрите соседние разделы или найдите деталь по артикулу."
            actions={
              <Link to={catalogPath} className={buttonClass({ variant: 'primary' })}>
                В каталог
              </Link>
            }
          />
        }
      />
      {section.description !== '' && isPlain && pagination.page === 1 && !address.selloutForced && (
        // Cleaned by the API client at the places that the contract marks as HTML (O-108).
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: section.description }} />
      )}
    </article>
  )
}

type TitledSection = {
  name: string
  level: number
  breadcrumbs: Parameters<typeof SectionHead>[0]['breadcrumbs']
}

/** The heading: 'Распродажа' for the whole sellout, with the section's name in one of its sections; the machine that all is chosen for. */
export function sectionTitle(
  { name, level }: TitledSection,
  { selloutForced }: ListAddress,
  machine: string | undefined,
): string {
  if (machine !== undefined) return `${level === 0 ? 'Запчасти' : name} для\u00a0${machine}`
  if (!selloutForced) return name
  return level === 0 ? 'Распродажа' : `Распродажа: ${name}`
}

/** The way to a section; in the sellout its steps stay in the sellout's path. */
export function sectionBreadcrumbs(section: TitledSection, address: ListAddress) {
  if (!address.selloutForced) return section.breadcrumbs
  const isWhole = section.level === 0
  if (!isWhole && !address.pathname.startsWith('/sellout/')) return section.breadcrumbs
  const sections = section.breadcrumbs.filter(({ link }) => link !== homePath && link !== catalogPath)
  return [
    { title: 'Главная', link: homePath },
    { title: 'Каталог', link: catalogPath },
    { title: 'Распродажа', link: isWhole ? null : selloutPath },
    ...(isWhole
      ? []
      : sections.map(({ title, link }) => ({ title, link: link && link.replace(/^\/catalog/, '/sellout') }))),
  ]
}
