import { ladder, one } from './plan.ts'
import type { SectionPlan } from './plan.ts'

/** A section of the first level without sections below it. */
export const sorbents: SectionPlan = {
  id: 15,
  name: 'Сорбенты и ветошь',
  icon: 'drum',
  about: 'Что собирает пролитое масло и топливо: рулоны и ветошь в барабанах.',
  families: [
    {
      name: 'Рулон сорбирующий {length} м',
      prefix: 'RS',
      drawing: 'drum',
      brands: 'tools',
      price: [1900, 8600],
      mass: [3, 26],
      node: 'Обслуживание',
      fits: [],
      positions: 6,
      props: [
        ladder('length', 'Длина', ['10', '20', '30', '40'], 'м'),
        ladder('diameter', 'Диаметр рулона', ['240', '320', '400', '480'], 'мм'),
        ladder('height', 'Ширина', ['400', '500', '800', '1000'], 'мм'),
        one('media', 'Впитывает', ['масло и топливо', 'любые жидкости']),
      ],
      dims: { d: 'diameter', l: 'height' },
      about: 'Полипропилен, отрывается по перфорации.',
    },
  ],
}
