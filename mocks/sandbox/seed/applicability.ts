import { groupBy } from '../../../src/lib/group-by.ts'
import type { MachineType } from './assortment/plan.ts'
import type { MachineDraft } from './machines.ts'
import { seedIds } from './named.ts'
import type { Random } from '../../random.ts'
import type { ApplicabilityRecord, MachineModelRecord } from './records.ts'

/** What applicability needs to know about a part. */
export interface PartDraft {
  id: number
  node: string
  /** Empty: of no machine, such as a spanner. */
  fits: readonly MachineType[]
  onTracks: boolean
  weightKg: number
  /** For engines of about this power only. */
  engineKw?: number
  /** 0 for the smallest of its family, 1 for the largest. */
  size: number
  perMachine: number
  isStory: boolean
}

/** A machine consists of more than one kind of part: all of one kind weigh at most this share of it. */
const largestShare = 0.1

/** A turbocharger serves engines from so much of its power to so much. */
const powerRange = [0.65, 1.3] as const

/** Nodes that change with the engine. */
const engineNodes = new Set([
  'Блок цилиндров',
  'Впуск воздуха',
  'Двигатель',
  'Наддув',
  'Охлаждение',
  'Поршневая группа',
  'Привод агрегатов',
  'Система смазки двигателя',
  'Топливная система',
])

/**
 * Two to six models of the right type and about the right size for every part, some within a range of serial numbers. A
 * small part goes into a light machine: models of a type stand by their mass.
 */
export function linkApplicability(
  random: Random,
  parts: readonly PartDraft[],
  machines: readonly MachineDraft[],
  models: readonly MachineModelRecord[],
): ApplicabilityRecord[] {
  const rows: ApplicabilityRecord[] = []
  const byMass = machines
    .flatMap(({ type, runsOn }, index) => {
      const model = models[index]
      return model ? [{ type, runsOn, model }] : []
    })
    .toSorted((left, right) => left.model.massKg - right.model.massKg || left.model.id - right.model.id)
  const all = groupBy(byMass, ({ type }) => type)
  const tracked = groupBy(
    byMass.filter(({ runsOn }) => runsOn === 'tracks'),
    ({ type }) => type,
  )
  const story = models.find((model) => model.productId === seedIds.products.onRequest.id)

  const serial = ({ serialPrefix }: MachineModelRecord, value: number) =>
    `${serialPrefix}-${String(value).padStart(6, '0')}`
  // One text for all parts that fit every machine of a model.
  const firstSerials = new Map(models.map((model) => [model, serial(model, model.serialFrom)]))
  const add = (part: PartDraft, model: MachineModelRecord) => {
    const whole = part.isStory || random.chance(0.62)
    const from = whole ? model.serialFrom : random.int(1, Math.max(2, Math.floor(model.serialTo / 2)))
    const to = whole || random.chance(0.5) ? null : random.int(from + 1, model.serialTo)
    rows.push({
      id: rows.length + 1,
      productId: part.id,
      modelId: model.id,
      yearFrom: model.yearFrom,
      yearTo: model.yearTo,
      serialFrom: (whole && firstSerials.get(model)) || serial(model, from),
      serialTo: to === null ? null : serial(model, to),
      node: part.node,
      qtyPerMachine: part.perMachine,
      note: whole ? '' : random.pick(notesOf(part, model)),
    })
  }

  for (const part of parts) {
    if (part.fits.length === 0) continue
    const kindWeighs = part.weightKg * part.perMachine
    const used = new Set<number>()
    if (part.isStory && story) {
      used.add(story.id)
      add(part, story)
    }
    const wanted = random.int(part.isStory ? 4 : 2, 6)
    for (let attempt = 0; used.size < wanted && attempt < 12; attempt += 1) {
      const list = drivenBy(part, (part.onTracks ? tracked : all).get(random.pick(part.fits)) ?? [])
      const lightest = list.findIndex(({ model }) => kindWeighs <= model.massKg * largestShare)
      if (lightest < 0) continue
      const middle = lightest + Math.round(part.size * (list.length - 1 - lightest))
      const near = list[Math.min(list.length - 1, Math.max(lightest, middle + random.int(-4, 4)))]
      if (!near || used.has(near.model.id)) continue
      used.add(near.model.id)
      add(part, near.model)
    }
  }
  return rows
}

/** The machines whose engine is strong and weak enough for the part; all when it doesn't ask. */
function drivenBy<Machine extends { model: MachineModelRecord }>(
  { engineKw }: PartDraft,
  machines: readonly Machine[],
): readonly Machine[] {
  if (engineKw === undefined) return machines
  const [least, most] = powerRange
  return machines.filter(({ model }) => model.powerKw >= engineKw * least && model.powerKw <= engineKw * most)
}

/** Why a part fits only some machines of a model. */
function notesOf({ node }: PartDraft, { modification }: MachineModelRecord): string[] {
  return [
    'Сверьте серийный номер',
    'До модернизации узла',
    ...(modification === 'Арктика' ? [] : ['Кроме исполнения «Арктика»']),
    ...(engineNodes.has(node) ? ['Только с двигателем второго поколения'] : []),
  ]
}
