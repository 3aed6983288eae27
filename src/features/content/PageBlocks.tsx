import type { ReactNode } from 'react'
import type { components } from '../../generated/api-types.ts'
import { Accordion } from '../../ui/Disclosure.tsx'
import { AwaitedPart } from '../../ui/AwaitedPart.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { Table } from '../../ui/Table.tsx'
import { addressList } from './address-list-code.ts'
import { ContactsBlock } from './ContactsBlock.tsx'
import { FormBlock } from './FormBlock.tsx'
import { Html } from './Html.tsx'
import { PageCards } from './PageCards.tsx'
import styles from './PageBlocks.module.css'

export type PageBlock = components['schemas']['PageBlock']
type ProductsBlock = components['schemas']['PageBlockProducts']

export interface PageBlocksProps {
  blocks: readonly PageBlock[]
  /** How products stand; without it blocks of products are left out. */
  renderProducts?: (products: ProductsBlock['items']) => ReactNode
}

/** The content of a page in reading order: every kind of block that the contract knows (O-16). */
export function PageBlocks({ blocks, renderProducts }: PageBlocksProps) {
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => {
        const body = blockBody(block, renderProducts)
        return (
          body !== undefined && (
            <section key={keyOf(block, index)} id={partId(index)}>
              {'title' in block && block.title && <h2 className={styles.title}>{block.title}</h2>}
              {body}
            </section>
          )
        )
      })}
    </div>
  )
}

/** The anchor of a block. */
export const partId = (index: number) => `part-${index + 1}`

// Blocks have no ids, and their order never changes while the page is shown.
const keyOf = (block: PageBlock, index: number) => `${block.type} ${index}`

/** A kind of block that only a newer backend has is left out, its heading too. */
function blockBody(block: PageBlock, renderProducts: PageBlocksProps['renderProducts']): ReactNode {
  switch (block.type) {
    case 'html':
      return <Html html={block.html} />
    case 'picture':
      return <FigureBlock {...block} />
    case 'cards':
      return <PageCards items={block.items} />
    case 'table':
      return <TableBlock {...block} />
    case 'faq':
      return (
        <Accordion
          items={block.items.map(({ question, answer }) => ({
            id: question,
            title: question,
            content: <Html html={answer} />,
          }))}
        />
      )
    case 'contacts':
      return <ContactsBlock items={block.items} />
    case 'form':
      return <FormBlock {...block} />
    case 'products':
      return renderProducts?.(block.items)
    case 'map':
      return (
        <AwaitedPart code={addressList}>
          {({ AddressList }) => <AddressList points={block.points} />}
        </AwaitedPart>
      )
    default:
      block satisfies never
      return undefined
  }
}

function FigureBlock({ picture, caption }: components['schemas']['PageBlockPicture']) {
  return (
    <figure className={styles.figure}>
      <Picture {...picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  )
}

/** On a phone a pair stands at the two ends of one line; of more columns the first is a heading over the others. */
function cardPlace(index: number, count: number): { card?: 'head' | 'headEnd' | 'title' } {
  if (count === 2) return { card: index === 0 ? 'head' : 'headEnd' }
  return index === 0 ? { card: 'title' } : {}
}

function TableBlock({ title = 'Таблица', columns, rows }: components['schemas']['PageBlockTable']) {
  return (
    <Table
      caption={title}
      columns={columns.map((name, index) => ({
        id: `${index}`,
        title: name,
        cell: (row: readonly string[]) => row[index] ?? '',
        ...cardPlace(index, columns.length),
      }))}
      rows={rows}
      rowKey={(row) => row.join(' ')}
    />
  )
}
