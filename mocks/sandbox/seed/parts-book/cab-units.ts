import { joint, part, type UnitPlan } from './unit-plan.ts'

/** Cab and electrics of any machine. */
export const cab: UnitPlan = {
  code: 'kabina-i-elektrika',
  name: 'Кабина и электрика',
  units: [
    {
      code: 'kabina',
      name: 'Кабина',
      diagram: {
        body: 'cab',
        title: 'Кабина',
        parts: [
          part('Сиденье оператора', 'Сиденье оператора', 'assembly', 1, { change: 'exchanged' }),
          part('Стекло лобовое', 'Стекло', 'part', 1, { at: 0.2 }),
          part('Стекло двери', 'Стекло', 'part', 1, { at: 0.7 }),
          part('Зеркало', 'Зеркало', 'part', 2),
          part('Щётка стеклоочистителя', 'Щётка стеклоочистителя', 'wear', 1),
          part('Фильтр салона', 'Фильтр салона', 'filter', 1, { service: 500 }),
          part('Маяк проблесковый', 'Маяк проблесковый', 'part', 1),
          part('Фара рабочая', 'Фара рабочая', 'part', 6, { change: 'exchanged' }),
          ...joint('сиденья', 4, 0.25),
        ],
      },
    },
    {
      code: 'elektrika',
      name: 'Электрооборудование',
      diagram: {
        body: 'electrics',
        title: 'Электрооборудование',
        parts: [
          part('Аккумулятор', 'Аккумулятор', 'wear', 2),
          part('Генератор', 'Генератор', 'assembly', 1, { change: 'exchanged' }),
          part('Стартер', 'Стартер', 'assembly', 1, { change: 'exchanged' }),
          part('Ремень генератора', 'Ремень приводной', 'wear', 1, { at: 0.3, service: 2000 }),
          part('Датчик частоты вращения', 'Датчик', 'part', 1, { at: 0.6 }),
          ...joint('генератора', 3, 0.4, 'nuts'),
        ],
      },
    },
  ],
}
