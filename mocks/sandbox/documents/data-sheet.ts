import { shop } from '../rules/shop.ts'
import type { ProductRecord } from '../seed/records.ts'
import { PdfPage } from './pdf-page.ts'

export interface DataSheetPaper {
  product: ProductRecord
  analogues: readonly ProductRecord[]
  /** The drawing with the dimensions, as SVG. */
  svg: string
  size: number
}

/** What a product is on one or two pages: drawing, properties, analogues. */
export function dataSheetPdf({ product, analogues, svg, size }: DataSheetPaper): Uint8Array<ArrayBuffer> {
  const { article, name, brand, weightKg, dimensionsMm, props, warrantyMonths, createdAt } = product
  const { length, width, height } = dimensionsMm
  const rows = [
    ...props.map(({ name: title, value, unit }) => [title, unit === undefined ? value : `${value} ${unit}`]),
    ['Вес', `${String(weightKg).replace('.', ',')} кг`],
    ['Габариты', `${length} × ${width} × ${height} мм`],
    ...(warrantyMonths > 0 ? [['Гарантия, месяцев', String(warrantyMonths)]] : []),
  ]
  const page = new PdfPage(`Технический лист ${article}`, new Date(createdAt))
    .text('Технический лист')
    .text(name, { size: 15, weight: 'bold' })
    .text(`Артикул: ${article}. Бренд: ${brand}`)
    .gap(10)
    .drawing(svg, 400)
    .gap(14)
    .table(
      [
        { title: 'Свойство', width: 260 },
        { title: 'Значение', width: 255 },
      ],
      rows,
    )
  if (analogues.length > 0)
    page
      .gap(8)
      .text('Аналоги', { size: 11, weight: 'bold' })
      .table(
        [
          { title: 'Артикул', width: 130 },
          { title: 'Наименование', width: 265 },
          { title: 'Бренд', width: 120 },
        ],
        analogues.map((one) => [one.article, one.name, one.brand]),
      )
  return page
    .gap(14)
    .text(`${shop.name}, ${shop.phoneAsRead}, ${shop.email}`)
    .text('Учебный документ песочницы.', { size: 8 })
    .bytes(size)
}
