import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isProblem } from '../../../api/api-problem.ts'
import { pageErrorStatus } from '../../../api/page-error.ts'
import { atStore, useTabStore } from '../../../api/tab-store.ts'
import { catalogPath } from '../../../lib/paths.ts'
import { comparedKey } from '../../../lib/storage.ts'
import { Link } from '../../../links/Link.tsx'
import { renderSiteLink } from '../../../links/SiteLink.tsx'
import { Breadcrumbs } from '../../../ui/Breadcrumbs.tsx'
import { Button } from '../../../ui/Button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { handOnToHeading } from '../../../ui/hand-on-focus.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/State.tsx'
import { useToast } from '../../../ui/toast/toast-context.ts'
import { useStored } from '../../../ui/use-stored.ts'
import { type Product, productQuery } from '../product-api.ts'
import { ShareButton } from '../ShareButton.tsx'
import { codesIn, compareAddress, keepCodes, keptCodes, mostCompared, withCode } from './compared.ts'
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
  const own = codesIn(useStored(comparedKey))
  const hasKept = own.length > 0
  const isOpening = (isBare || isAddition) && hasKept
  useEffect(() => {
    if (isBare) {
      if (hasKept) void navigate(compareAddress(keptCodes(), onlyDifferences), { replace: true })
      return
    }
    const given = list === '' ? [] : list.split(',')
    const kept = keptCodes()
    if (!isAddition) {
      // An address from elsewhere takes nobody's own comparison away.
      if (kept.length === 0) keepCodes(given)
      return
    }
    const all = given.reduce(withCode, kept)
    if (kept.some((code) => !all.includes(code)))
      toast({ message: `Рядом помещаются ${mostCompared} товара: первый убран`, time: 4000 })
    keepCodes(all)
    void navigate(compareAddress(all), { replace: true })
  }, [list, isBare, hasKept, isAddition, onlyDifferences, navigate, toast])

  const isForeign = hasKept && !isBare && !isAddition && list !== '' && own.join(',') !== list
  const keepRest = (rest: readonly string[]) => {
    if (!isForeign) keepCodes(rest)
  }
  const gone = codes.filter((_, index) => isGone(reads[index]?.error))
  const left = codes.filter((code) => !gone.includes(code))
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
      <h1 tabIndex={-1}>Сравнение товаров</h1>
      {isForeign && (
        <p ref={handOnToHeading}>
          В вашем сравнении другие товары.{' '}
          <Link to={compareAddress(own, onlyDifferences)}>Вернуться к нему</Link> или{' '}
          <Button
            variant="link"
            onClick={() => {
              keepCodes(codes)
              void navigate(compareAddress(codes, onlyDifferences), {
                replace: true,
                preventScrollReset: true,
              })
            }}
          >
            заменить его этим
          </Button>
        </p>
      )}
      {codes.length === 0 && !isOpening && (
        <EmptyState
          title="Сравнивать пока нечего"
          text={`Нажмите «Сравнить» в списке или на странице товара. Рядом встанут до ${mostCompared} товаров.`}
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
          <Link to={compareAddress(left, onlyDifferences)} onClick={() => keepRest(left)}>
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
          {codes.length === 1 && <p>Нажмите «Сравнить» у ещё одного товара: он встанет рядом.</p>}
          <CompareTable
            {...{ products, onlyDifferences, renderAction }}
            onRemove={keepRest}
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
