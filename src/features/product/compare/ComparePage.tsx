import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/api-problem.ts'
import { pageErrorStatus } from '../../../api/page-error.ts'
import { atStore, useTabStore } from '../../../api/tab-store.ts'
import { catalogPath } from '../../../lib/paths.ts'
import { Link } from '../../../links/Link.tsx'
import { renderSiteLink } from '../../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { type Product, productQuery } from '../product-api.ts'
import { ShareButton } from '../ShareButton.tsx'
import { compareAddress, keepCodes, keptCodes, mostCompared, withCode } from './compared.ts'
import { CompareTable } from './CompareTable.tsx'
import styles from './Compare.module.css'

export interface ComparePageProps {
  /** Codes of the products, from the address. */
  codes: readonly string[]
  /** The address names none: those that this browser compared last are shown. */
  isBare: boolean
  /** They are to stand beside those that this browser compared last. */
  isAddition: boolean
  onlyDifferences: boolean
  renderAction: (product: Product) => ReactNode
}

/** Up to four products side by side; the address holds them, so it can be passed on. */
export function ComparePage({ codes, isBare, isAddition, onlyDifferences, renderAction }: ComparePageProps) {
  const store = useTabStore()
  const reads = useQueries({ queries: codes.map((code) => atStore(productQuery(code), store)) })
  const list = codes.join(',')
  const navigate = useNavigate()
  const toast = useToast()
  const hasKept = useSyncExternalStore(
    () => () => undefined,
    () => keptCodes().length > 0,
    () => false,
  )
  const isOpening = (isBare || isAddition) && hasKept
  useEffect(() => {
    if (isBare) {
      if (hasKept) void navigate(compareAddress(keptCodes(), onlyDifferences), { replace: true })
      return
    }
    const given = list === '' ? [] : list.split(',')
    if (!isAddition) {
      keepCodes(given)
      return
    }
    const kept = keptCodes()
    const all = given.reduce(withCode, kept)
    if (kept.some((code) => !all.includes(code)))
      toast({ message: `Рядом помещаются ${mostCompared} товара: первый убран`, time: 4000 })
    void navigate(compareAddress(all), { replace: true })
  }, [list, isBare, hasKept, isAddition, onlyDifferences, navigate, toast])

  const gone = codes.filter((_, index) => isGone(reads[index]?.error))
  const failed = reads.filter(({ error }) => error && !isGone(error))
  const products = reads.flatMap(({ data }) => (data ? [data] : []))
  const isLoading = reads.some(({ isPending }) => isPending)
  return (
    <div className={styles.page}>
      <Breadcrumbs
        items={[
          { title: 'Главная', href: '/' },
          { title: 'Каталог', href: catalogPath },
          { title: 'Сравнение' },
        ]}
        renderLink={renderSiteLink}
      />
      <h1>Сравнение товаров</h1>
      {codes.length === 0 && !isOpening && (
        <EmptyState
          title="Сравнивать пока нечего"
          text={`Откройте товар и нажмите «Сравнить». Рядом встанут до ${mostCompared} товаров.`}
          actions={
            <Link to={catalogPath} className={buttonClass({ variant: 'primary' })}>
              Перейти в каталог
            </Link>
          }
        />
      )}
      {gone.length > 0 && (
        <p role="status">
          {gone.length === 1 ? 'Одного товара больше нет.' : `Товаров, которых больше нет: ${gone.length}.`}{' '}
          <Link
            to={compareAddress(
              codes.filter((code) => !gone.includes(code)),
              onlyDifferences,
            )}
          >
            Убрать из сравнения
          </Link>
        </p>
      )}
      {failed.length > 0 && (
        <ErrorState
          compact
          title="Не удалось загрузить часть товаров"
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      )}
      {products.length > 0 && !isOpening && (
        <>
          <div className={styles.tools}>
            {products.length > 1 && (
              <Link to={compareAddress(codes, !onlyDifferences)} className={buttonClass()} preventScrollReset>
                {onlyDifferences ? 'Показать все свойства' : 'Только отличия'}
              </Link>
            )}
            <ShareButton title="Сравнение товаров" />
            <Button variant="link" icon="print" onClick={() => window.print()}>
              Напечатать
            </Button>
          </div>
          {codes.length === 1 && <p>Откройте ещё один товар и нажмите «Сравнить»: он встанет рядом.</p>}
          <CompareTable
            {...{ products, onlyDifferences, renderAction }}
            // An addition is about to stand beside those that are kept.
            codes={isAddition ? undefined : codes}
          />
        </>
      )}
      {(isLoading || isOpening) && <Skeleton height="40rem" />}
    </div>
  )
}

const isGone = (error: unknown) => isProblem(error) && pageErrorStatus(error) === 404
