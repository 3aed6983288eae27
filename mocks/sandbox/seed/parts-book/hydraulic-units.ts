import { joint, part, ring, type ProductChoice, type UnitPlan } from './unit-plan.ts'

const pumps = (pump: ProductChoice): UnitPlan => ({
  code: 'nasosy',
  name: 'Насосная группа',
  diagram: {
    body: 'hydraulics',
    title: 'Насосная группа',
    parts: [
      part('Насос основной', pump, 'assembly', 1, typeof pump === 'string' ? { change: 'exchanged' } : {}),
      part('Насос шестерённый управления', 'Насос шестерённый', 'assembly', 1),
      part('Сальник вала насоса', 'Сальник', 'seal', 1, { at: 0.45 }),
      part('Подшипник вала насоса', 'Подшипник', 'wear', 2, { at: 0.6 }),
      ring('фланца насоса', 1, 0.65),
      part('Рукав напорный', 'Рукав высокого давления', 'part', 2, { at: 0.7, change: 'exchanged' }),
      part('Рукав всасывающий', 'Рукав высокого давления', 'part', 1, { at: 0.95 }),
      part('Фитинг напорной линии', 'Фитинг', 'part', 4, { at: 0.7 }),
      ...joint('насоса', 4, 0.6),
      part('Фильтр сливной', 'Фильтр гидравлический сливной', 'filter', 1, { service: 1000 }),
      part('Фильтр всасывающий', 'Фильтр всасывающий сетчатый', 'filter', 1, { service: 2000 }),
    ],
  },
})

const valves: UnitPlan = {
  code: 'raspredelenie',
  name: 'Распределение',
  diagram: {
    body: 'hydraulics',
    title: 'Гидрораспределитель',
    parts: [
      part('Гидрораспределитель', 'Гидрораспределитель', 'assembly', 1, { change: 'exchanged' }),
      part('Клапан предохранительный главный', 'Клапан предохранительный', 'part', 1, { at: 0.6 }),
      part('Клапан вторичный', 'Клапан предохранительный', 'part', 4, { at: 0.35 }),
      ring('клапана', 5, 0.15),
      ring('золотника', 12, 0.2),
      part('Рукав к цилиндрам', 'Рукав высокого давления', 'part', 8, { at: 0.45 }),
      ...joint('распределителя', 4, 0.5),
    ],
  },
}

/** Hydraulics of any machine. */
export const hydraulics = (pump: ProductChoice = 'Насос гидравлический аксиально-поршневой'): UnitPlan => ({
  code: 'gidravlika',
  name: 'Гидравлика',
  units: [pumps(pump), valves],
})
