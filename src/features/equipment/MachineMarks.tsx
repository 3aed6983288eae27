import { useMutation, useQueries, useQuery } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { apiMutation } from '../../api/api-mutation.ts'
import { apiQuery } from '../../api/api-query.ts'
import { cartScope } from '../../api/cart-writes.ts'
import { companiesQuery } from '../../api/frame-queries.ts'
import type { Data } from '../../api/operation.ts'
import { addMachinesToCart, checkMachineFit } from '../../generated/operations.ts'
import { lookFor, type StatusLook, StatusPill } from '../../ui/StatusPill.tsx'
import { Button } from '../../ui/Button.tsx'
import { useToast } from '../../ui/toast/toast-context.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useChosenMachine } from './chosen-machine.ts'
import styles from './MachineMarks.module.css'
import { machineQuery } from './machine-queries.ts'
import type { Machine } from './machine-words.ts'
import { useProductPlaces } from '../../links/product-places.ts'

type Fit = Data<typeof checkMachineFit>['items'][number]['fit']

const looks: Readonly<Record<Fit, StatusLook>> = {
  fits: { label: 'Подходит', tone: 'green', icon: 'check' },
  doesNotFit: { label: 'Не подходит', tone: 'red', icon: 'close' },
  unknown: { label: 'Неизвестно', tone: 'grey', icon: 'question' },
}

/** Products in one question. */
const mostAsked = 500

/** Tells of each product on the page whether it fits the chosen machine; nothing while none is chosen. */
export default function MachineMarks() {
  const companies = useQuery(companiesQuery()).data?.items
  const companyId = companies?.find(({ current }) => current)?.id ?? null
  const chosen = useChosenMachine(companyId)
  return companies && chosen !== undefined ? <MarksOf key={chosen} id={chosen} /> : null
}

function MarksOf({ id }: { id: number }) {
  // A machine that has left the fleet is 404: then nothing is marked.
  const { data } = useQuery(machineQuery(id))
  return data && data.machine.status !== 'sold' ? <Verdicts machine={data.machine} /> : null
}

function Verdicts({ machine }: { machine: Machine }) {
  const places = useProductPlaces()
  const ids = [...new Set(places.map(({ productId }) => productId))].toSorted((left, right) => left - right)
  const parts = Array.from({ length: Math.ceil(ids.length / mostAsked) }, (_, index) =>
    ids.slice(index * mostAsked, (index + 1) * mostAsked),
  )
  const answers = useQueries({
    queries: parts.map((products) =>
      apiQuery(checkMachineFit, { path: { id: machine.id }, body: { products } }),
    ),
  })
  const fits = new Map(
    answers.flatMap(({ data }) => data?.items ?? []).map(({ productId, fit }) => [productId, fit]),
  )
  return places.map(({ element, productId, lineMachineId }, index) => {
    const fit = fits.get(productId)
    return (
      fit !== undefined &&
      createPortal(
        <div className={styles.mark}>
          <Verdict fit={fit} machine={machine} />
          {fit === 'fits' && lineMachineId === null && <TieButton productId={productId} machine={machine} />}
        </div>,
        element,
        `${productId} ${index}`,
      )
    )
  })
}

function Verdict({ fit, machine }: { fit: Fit; machine: Machine }) {
  const { label, tone, icon } = lookFor(looks, fit)
  return (
    <StatusPill tone={tone} icon={icon}>
      {label}
      <VisuallyHidden>{`: ${machine.name}`}</VisuallyHidden>
    </StatusPill>
  )
}

/** Says in the cart that a line is for the chosen machine. */
function TieButton({ productId, machine }: { productId: number; machine: Machine }) {
  const toast = useToast()
  const tie = useMutation({
    ...apiMutation(addMachinesToCart),
    scope: cartScope,
    onError: () => toast({ status: false, message: 'Не удалось указать машину. Попробуйте ещё раз.' }),
  })
  return (
    <Button
      size="small"
      icon="machine"
      loading={tie.isPending}
      onClick={() => tie.mutate({ body: { products: [productId], machineId: machine.id } })}
    >
      {`Для машины ${machine.name}`}
    </Button>
  )
}
