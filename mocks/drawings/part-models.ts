import type { Random } from '../random.ts'
import type { DrawingSpec, PartKind } from './drawing-spec.ts'
import { filterModels } from './filter-models.ts'
import { undercarriageModels } from './undercarriage-models.ts'
import { hydraulicModels } from './hydraulic-models.ts'
import { engineModels } from './engine-models.ts'
import { serviceModels } from './service-models.ts'
import type { Models, Size } from './model-solids.ts'
import type { Solid } from './solids.ts'

const models: Models<PartKind> = {
  ...filterModels,
  ...undercarriageModels,
  ...hydraulicModels,
  ...engineModels,
  ...serviceModels,
}

export const partKinds: readonly PartKind[] = Object.keys(models).filter(
  (kind): kind is PartKind => kind in models,
)

/** The solids of a part; dimensions that it lacks are filled in. Machines have no solids. */
export function partSolids(spec: DrawingSpec, random: Random): Solid[] {
  const { dims } = spec
  const d = dims.d && dims.d > 0 ? dims.d : 80
  const l = dims.l && dims.l > 0 ? dims.l : d * 1.4
  const size: Size = {
    d,
    l,
    b: dims.b && dims.b > 0 ? dims.b : d * 0.5,
    w: dims.w ?? d,
    t: dims.t ?? d * 0.1,
    h: dims.h ?? d,
    n: dims.n ?? 1,
  }
  const model = models[spec.kind as PartKind]
  return model ? model(size, random) : []
}
