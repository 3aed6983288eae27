import { joint, part, ring, type ProductChoice, type UnitPlan } from './unit-plan.ts'

const boom = (title: string): UnitPlan => ({
  code: 'strela',
  name: 'Стрела',
  diagram: {
    body: 'boom',
    title,
    parts: [
      part('Гидроцилиндр стрелы', 'Гидроцилиндр стрелы', 'assembly', 2, { change: 'exchanged' }),
      part('Палец стрелы', 'Палец ковша', 'wear', 2, { at: 0.75, change: 'exchanged' }),
      part('Втулка стрелы', 'Втулка ковша', 'wear', 4, { at: 0.75, change: 'exchanged' }),
      part('Палец цилиндра стрелы', 'Палец ковша', 'wear', 4, { at: 0.55 }),
      part('Втулка цилиндра стрелы', 'Втулка ковша', 'wear', 8, { at: 0.55 }),
      part('Кольцо пыльника пальца', 'Кольцо уплотнительное', 'seal', 8, { at: 0.5 }),
      part('Уплотнение поршня цилиндра', 'Уплотнение поршня', 'seal', 2, { at: 0.55 }),
      part('Манжета штока цилиндра', 'Манжета штока', 'seal', 2, { at: 0.55 }),
      part('Ремкомплект цилиндра стрелы', 'Ремкомплект гидроцилиндра', 'seal', 2, { at: 0.5 }),
      part('Рукав цилиндра стрелы', 'Рукав высокого давления', 'part', 4, { at: 0.6 }),
      ...joint('стопора пальца', 4, 0.4, 'nuts'),
    ],
  },
})

const bucket = (tooth: ProductChoice): UnitPlan => ({
  code: 'kovsh',
  name: 'Ковш',
  diagram: {
    body: 'bucket',
    title: 'Ковш с зубьями',
    parts: [
      part('Ковш', 'Ковш {volume}', 'assembly', 1, { at: 0.4 }),
      part('Зуб ковша', tooth, 'wear', 5),
      part('Адаптер зуба', 'Адаптер зуба ковша', 'wear', 5),
      part('Палец ковша', 'Палец ковша', 'wear', 2, { change: 'exchanged' }),
      part('Втулка ковша', 'Втулка ковша', 'wear', 4),
      ring('пальца ковша', 4, 0.4),
      part('Гидроцилиндр ковша', 'Гидроцилиндр ковша', 'assembly', 1, { change: 'exchanged' }),
      part('Рукав цилиндра ковша', 'Рукав высокого давления', 'part', 2, { at: 0.5 }),
      ...joint('стопора пальца ковша', 2, 0.4, 'nuts'),
    ],
  },
})

export const digging = (tooth: ProductChoice = 'Зуб ковша универсальный'): UnitPlan => ({
  code: 'rabochee-oborudovanie',
  name: 'Рабочее оборудование',
  units: [boom('Стрела с цилиндрами'), bucket(tooth)],
})

export const blade: UnitPlan = {
  code: 'rabochee-oborudovanie',
  name: 'Рабочее оборудование',
  units: [
    {
      code: 'otval',
      name: 'Отвал',
      diagram: {
        body: 'blade',
        title: 'Отвал с ножами',
        parts: [
          part('Нож отвала', 'Нож отвала', 'wear', 3, { change: 'exchanged' }),
          part('Нож боковой', 'Нож боковой', 'wear', 2),
          part('Болт ножевой', 'Болт ножевой', 'fastener', 24),
          part('Гайка ножевого болта', 'Гайка M', 'fastener', 24, { at: 0.6 }),
          part('Шайба ножевого болта', 'Шайба', 'fastener', 24, { at: 0.6 }),
          part('Гидроцилиндр отвала', 'Гидроцилиндр отвала', 'assembly', 1, { change: 'exchanged' }),
          part('Уплотнение поршня цилиндра', 'Уплотнение поршня', 'seal', 1, { at: 0.6 }),
          part('Манжета штока цилиндра', 'Манжета штока', 'seal', 1, { at: 0.6 }),
          part('Рукав цилиндра отвала', 'Рукав высокого давления', 'part', 2, { at: 0.6 }),
        ],
      },
    },
  ],
}
