import { useQuery } from '@tanstack/react-query'
import { LocalLoader } from '../../../ui/Loader.tsx'
import { useShownAtLeast } from '../../../ui/use-shown-at-least.ts'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import type { PanelProps } from '../PanelButton.tsx'
import { catalogMenuQuery } from './catalog-menu-query.ts'
import { MenuSections } from './MenuSections.tsx'

/** The sections of the catalogue, down to the fourth level (R-MENU-01). */
export default function CatalogMenu({ close }: PanelProps) {
  const { data, isError, isFetching, refetch } = useQuery(catalogMenuQuery())
  const loading = useShownAtLeast(!data && !isError)
  if (loading) return <LocalLoader label="Загрузка каталога…" />
  if (!data) {
    return (
      <ErrorState
        compact
        title="Не удалось загрузить каталог"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data.items.length === 0) return <EmptyState title="В каталоге пока нет разделов" />
  return <MenuSections sections={data.items} close={close} />
}
