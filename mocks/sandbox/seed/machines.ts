import { machineLines } from './assortment/machine-plans.ts'
import type { MachineLine } from './assortment/machine-line.ts'
import type { MachineType } from './assortment/plan.ts'
import type { Brand } from './brands.ts'
import { toNumber } from './parts.ts'
import type { ProductDraft } from './product-draft.ts'
import type { Random } from '../../random.ts'
import type { MachineModelRecord, PropertyRecord } from './records.ts'
import { toCode } from './transliterate.ts'

/** A model with the product that sells it and its place among the sizes of its type. */
export interface MachineDraft {
  model: Omit<MachineModelRecord, 'productId'>
  type: MachineType
  runsOn: MachineLine['runsOn']
  product: ProductDraft
}

const engines = ['Д', 'ДТ', 'УД'] as const

function machineProps(
  line: MachineLine,
  size: number,
  tonnes: number,
  kw: number,
  engine: string,
): PropertyRecord[] {
  const at = (range: readonly [number, number]) =>
    Math.round((range[0] + (range[1] - range[0]) * size) / 10) * 10
  return [
    {
      code: 'mass',
      name: 'Эксплуатационная масса',
      value: String(tonnes).replace('.', ','),
      unit: 'т',
      group: 'Общие',
    },
    { code: 'power', name: 'Мощность двигателя', value: String(kw), unit: 'кВт', group: 'Двигатель' },
    { code: 'engine', name: 'Двигатель', value: engine, group: 'Двигатель' },
    {
      code: 'ecology',
      name: 'Экологический класс',
      value: kw > 150 ? 'Stage V' : 'Stage IIIA',
      group: 'Двигатель',
    },
    ...line.work.map((work) => {
      const value = Math.round((work.min + (work.max - work.min) * size) / work.step) * work.step
      return {
        code: work.code,
        name: work.name,
        value: String(Number(value.toFixed(2))).replace('.', ','),
        unit: work.unit,
        group: 'Рабочее оборудование',
      }
    }),
    { code: 'machineLength', name: 'Длина', value: String(at(line.length)), unit: 'мм', group: 'Размеры' },
    { code: 'machineHeight', name: 'Высота', value: String(at(line.height)), unit: 'мм', group: 'Размеры' },
  ]
}

/** Millimetres. A blade or a drum is as wide as the machine; what a paver lays is wider, and a grader turns its blade. */
function widthOf({ kind }: MachineLine, length: number, workWidth: number): number {
  if (kind === 'truckCrane') return 2500
  const body = Math.min(3400, Math.round(length * 0.033) * 10)
  return kind === 'paver' || kind === 'grader' ? body : Math.max(body, workWidth)
}

/** All models, ids from 2001, each with its product. */
export function buildMachines(random: Random, brands: readonly Brand[]): MachineDraft[] {
  const drafts: MachineDraft[] = []
  for (const line of machineLines) {
    for (const [sizeIndex, [index, tonnes, kw]] of line.sizes.entries()) {
      for (const makerName of line.makers) {
        const maker = brands.find((brand) => brand.record.name === makerName)
        if (!maker) throw new Error(`Unknown maker ${makerName}`)
        const size = line.sizes.length > 1 ? sizeIndex / (line.sizes.length - 1) : 0.5
        const name = `${line.letters}-${index}${maker.letter}`
        const engine = `${random.pick(engines)}-${Math.round(kw / 4) * 4}`
        const props = machineProps(line, size, tonnes, kw, engine)
        const numberOf = (code: string) => toNumber(props.find((prop) => prop.code === code)?.value)
        const length = numberOf('machineLength')
        const height = numberOf('machineHeight')
        const yearFrom = random.int(2009, 2020)
        const id = 2001 + drafts.length
        const isSmall = tonnes < 4.5
        drafts.push({
          type: line.type,
          runsOn: line.runsOn,
          model: {
            id,
            code: toCode(name),
            brandId: maker.record.id,
            brand: makerName,
            machineType: line.type,
            machineTypeCode: toCode(line.type),
            model: name,
            modification: random.pick(['базовая', 'базовая', 'Арктика', 'LC']),
            yearFrom,
            yearTo: random.chance(0.25) ? yearFrom + random.int(5, 6) : null,
            serialPrefix: name.replace('-', ''),
            serialFrom: 1,
            serialTo: random.int(30, 95) * 100,
            engine,
            massKg: Math.round(tonnes * 1000),
            powerKw: kw,
          },
          product: {
            article: name,
            name: `${line.noun} ${name}`,
            brand: maker.record,
            sectionId: line.sectionId,
            kind: 'original',
            isMachine: true,
            modelId: id,
            price: isSmall ? Math.round(tonnes * (1_150_000 + random.int(0, 300_000))) * 100 : null,
            unit: 'шт',
            multiplicity: 1,
            minQty: 1,
            props,
            keyPropCodes: ['mass', 'power', ...line.work.slice(0, 1).map((work) => work.code)],
            specifications: [],
            weightKg: Math.round(tonnes * 1000),
            dimensionsMm: { length, width: widthOf(line, length, numberOf('workWidth')), height },
            warrantyMonths: 24,
            about:
              `${line.noun} ${name} массой ${String(tonnes).replace('.', ',')} т с двигателем ${engine} мощностью ${kw} кВт. ` +
              'Поставляем с гарантией 24 месяца или 3 000 моточасов, обучаем оператора при передаче. ' +
              'Возможен лизинг с авансом от 10 % и зачёт вашей техники.',
            drawing: { kind: line.kind, dims: { l: length, h: height } },
            popularity: random.int(10, 60),
          },
        })
      }
    }
  }
  return drafts
}
