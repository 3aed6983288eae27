import { num, one } from './plan.ts'
import type { SectionPlan } from './plan.ts'

const common = { brands: 'tools', fits: [], node: 'Обслуживание' } as const

/** A section of the first level without sections below it. */
export const tools: SectionPlan = {
  id: 13,
  name: 'Инструмент и сервис',
  icon: 'wrench',
  about: 'Ключи, домкраты, смазочное оборудование для бригады на участке.',
  families: [
    {
      ...common,
      name: 'Ключ комбинированный {size} мм',
      prefix: 'KK',
      drawing: 'wrench',
      price: [260, 4900],
      mass: [0.06, 1.9],
      positions: 18,
      props: [
        num('size', 'Размер', 'мм', 10, 60),
        num('length', 'Длина', 'мм', 140, 620, 5),
        one('steel', 'Сталь', ['хром-ванадий', 'хром-молибден']),
      ],
      dims: { d: 'size', l: 'length' },
      about: 'Кованый, рожок и кольцо под 15°.',
    },
    {
      ...common,
      name: 'Головка ударная {drive} {size} мм',
      prefix: 'GU',
      drawing: 'socket',
      price: [390, 4200],
      mass: [0.2, 2.6],
      positions: 18,
      props: [
        one('drive', 'Квадрат', ['1/2″', '3/4″', '1″']),
        num('size', 'Размер', 'мм', 17, 65),
        num('length', 'Длина', 'мм', 38, 98),
      ],
      dims: { d: 'size', l: 'length' },
      about: 'Под пневматический гайковёрт.',
    },
    {
      ...common,
      name: 'Домкрат гидравлический {load} т',
      prefix: 'DG',
      drawing: 'jack',
      price: [2900, 46000],
      mass: [4, 48],
      positions: 12,
      props: [
        num('load', 'Грузоподъёмность', 'т', 5, 100, 5),
        num('height', 'Высота подхвата', 'мм', 190, 340, 5),
        num('stroke', 'Ход', 'мм', 110, 200, 5),
      ],
      dims: { h: 'height', l: 'stroke', d: 'load' },
      about: 'С клапаном от перегрузки.',
    },
    {
      ...common,
      name: 'Шприц плунжерный {volume} мл',
      prefix: 'SM',
      drawing: 'greaseGun',
      price: [890, 14800],
      mass: [1.1, 4.6],
      positions: 12,
      props: [
        num('volume', 'Объём', 'мл', 300, 900, 50),
        num('pressure', 'Давление', 'МПа', 35, 69),
        one('drive', 'Привод', ['ручной', 'пневматический', 'аккумуляторный 18 В']),
      ],
      dims: { l: 'volume' },
      about: 'Со шлангом и цанговой насадкой.',
    },
  ],
}
