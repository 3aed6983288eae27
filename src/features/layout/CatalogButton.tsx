import { useQueryClient } from '@tanstack/react-query'
import { catalogPath } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Icon } from '../../ui/Icon.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { catalogMenuQuery } from './catalog-menu/catalog-menu-query.ts'
import { PanelButton } from './PanelButton.tsx'

const menu = onDemand(() => import('./catalog-menu/CatalogMenu.tsx'))

/** 'Каталог': toggles the catalogue menu (R-HEAD-20). Without scripts it is a link to the catalogue. */
export function CatalogButton({ className }: { className?: string | undefined }) {
  const queryClient = useQueryClient()
  return (
    <PanelButton
      id="catalog-menu"
      href={catalogPath}
      code={menu}
      error="Не удалось загрузить каталог"
      load={() => queryClient.query(catalogMenuQuery())}
      className={className}
      buttonClassName={buttonClass()}
    >
      {(isOpen) => (
        <>
          <Icon name={isOpen ? 'close' : 'menu'} />
          Каталог
        </>
      )}
    </PanelButton>
  )
}
