import { allMachines, num, one } from './plan.ts'
import type { SectionPlan } from './plan.ts'

const common = { brands: 'cabin', fits: allMachines, node: 'Кабина' } as const

export const cabin: SectionPlan = {
  id: 11,
  name: 'Кабина и кузов',
  icon: 'seat',
  about: 'Сиденья, стёкла, зеркала и щётки: чтобы смена проходила легче.',
  children: [
    {
      id: 111,
      name: 'Сиденья',
      icon: 'seat',
      families: [
        {
          ...common,
          bulk: 0.12,
          name: 'Сиденье оператора',
          prefix: 'SO',
          drawing: 'seat',
          price: [28500, 124000],
          mass: [22, 46],
          positions: 12,
          props: [
            num('width', 'Ширина', 'мм', 480, 580, 5),
            num('height', 'Высота', 'мм', 780, 1080, 5),
            one('suspension', 'Подвеска', ['механическая', 'пневматическая 24 В', 'пневматическая 12 В']),
            num('load', 'Допустимый вес оператора', 'кг', 120, 170, 5),
            one('heater', 'Подогрев', ['есть', 'нет']),
          ],
          dims: { w: 'width', h: 'height' },
          about: 'С ремнём, подлокотниками и поясничным упором.',
        },
      ],
    },
    {
      id: 112,
      name: 'Стёкла',
      icon: 'glass',
      families: [
        {
          ...common,
          name: 'Стекло {place}',
          prefix: 'SK',
          drawing: 'glass',
          price: [4800, 38000],
          mass: [4, 26],
          positions: 16,
          props: [
            one('place', 'Место', [
              'лобовое верхнее',
              'лобовое нижнее',
              'двери переднее',
              'двери заднее',
              'заднее',
              'боковое правое',
            ]),
            num('length', 'Высота', 'мм', 420, 1180, 5),
            num('width', 'Ширина', 'мм', 360, 1020, 5),
            one('type', 'Тип', ['закалённое', 'триплекс']),
            one('tint', 'Оттенок', ['зелёное', 'бесцветное']),
          ],
          dims: { l: 'length', w: 'width' },
          about: 'С шелкографией, под уплотнитель или клей.',
        },
      ],
    },
    {
      id: 113,
      name: 'Зеркала и щётки',
      icon: 'mirror',
      families: [
        {
          ...common,
          bulk: 0.4,
          name: 'Зеркало {length}×{width} мм',
          prefix: 'ZR',
          drawing: 'mirror',
          price: [900, 7400],
          mass: [0.6, 3.2],
          perMachine: 2,
          positions: 14,
          props: [
            num('length', 'Высота', 'мм', 180, 460, 5),
            num('width', 'Ширина', 'мм', 120, 260, 5),
            one('radius', 'Кривизна', ['R600', 'R1200', 'плоское']),
            one('heater', 'Подогрев', ['есть', 'нет']),
          ],
          dims: { l: 'length', w: 'width' },
          about: 'Под кронштейн 10–28 мм.',
        },
        {
          ...common,
          name: 'Щётка стеклоочистителя {length} мм',
          prefix: 'SH',
          drawing: 'wiper',
          price: [420, 2900],
          mass: [0.2, 0.7],
          positions: 12,
          props: [
            num('length', 'Длина', 'мм', 350, 1000, 25),
            one('type', 'Тип', ['каркасная', 'бескаркасная', 'зимняя']),
          ],
          dims: { l: 'length' },
          about: 'Морозостойкая резина.',
        },
      ],
    },
  ],
}
