import { allMachines, num, one } from './plan.ts'
import type { ChoicePlan, SectionPlan } from './plan.ts'

const common = { brands: 'electrics', fits: allMachines } as const
const voltage = one('voltage', 'Напряжение', ['12', '24'], 'В')
const measured: ChoicePlan = {
  code: 'signal',
  name: 'Измеряемая величина',
  values: [
    'давление масла',
    'температура охлаждающей жидкости',
    'уровень топлива',
    'частота вращения',
    'давление наддува',
    'положение распредвала',
  ],
  inNames: [
    'давления масла',
    'температуры охлаждающей жидкости',
    'уровня топлива',
    'частоты вращения',
    'давления наддува',
    'положения распредвала',
  ],
}

export const electrics: SectionPlan = {
  id: 90,
  name: 'Электрооборудование',
  icon: 'generator',
  about: 'Генераторы, стартеры, свет, датчики и аккумуляторы.',
  children: [
    {
      id: 901,
      name: 'Генераторы и стартеры',
      icon: 'generator',
      families: [
        {
          ...common,
          name: 'Генератор',
          prefix: 'GN',
          drawing: 'generator',
          price: [12800, 64000],
          mass: [5.2, 16],
          node: 'Электрооборудование',
          props: [
            voltage,
            num('current', 'Ток', 'А', 35, 180, 5),
            num('pulley', 'Диаметр шкива', 'мм', 56, 92),
            one('mount', 'Крепление', ['консоль', 'две лапы']),
          ],
          dims: { d: 'pulley', l: 'current' },
          about: 'Встроенный регулятор напряжения.',
        },
        {
          ...common,
          name: 'Стартер',
          prefix: 'SR',
          drawing: 'starter',
          price: [11900, 72000],
          mass: [4.8, 24],
          node: 'Электрооборудование',
          props: [
            // Twelve volts turn no engine of this size.
            one('voltage', 'Напряжение', ['24'], 'В'),
            num('power', 'Мощность', 'кВт', 2.5, 9, 0.1),
            num('teeth', 'Зубьев шестерни', 'шт', 9, 13),
          ],
          dims: { l: 'power', n: 'teeth' },
          about: 'Редукторный, с защитой от пыли.',
        },
      ],
    },
    {
      id: 902,
      name: 'Свет',
      icon: 'lamp',
      families: [
        {
          ...common,
          bulk: 1,
          name: 'Фара рабочая светодиодная {power} Вт',
          prefix: 'FR',
          drawing: 'lamp',
          price: [1100, 9800],
          mass: [0.4, 2.4],
          node: 'Кабина и рама',
          perMachine: 6,
          props: [
            num('power', 'Мощность', 'Вт', 18, 120, 2),
            num('diameter', 'Размер', 'мм', 90, 190, 5),
            one('beam', 'Свет', ['заливающий', 'дальний', 'комбинированный']),
            one('voltage', 'Напряжение', ['10–30'], 'В'),
          ],
          dims: { d: 'diameter' },
          about: 'Корпус из алюминия, защита IP67.',
        },
        {
          ...common,
          bulk: 0.6,
          name: 'Маяк проблесковый',
          prefix: 'MP',
          drawing: 'lamp',
          price: [1400, 8600],
          mass: [0.5, 1.8],
          node: 'Кабина',
          positions: 10,
          props: [
            num('diameter', 'Диаметр', 'мм', 110, 170, 5),
            voltage,
            one('mount', 'Крепление', ['магнит', 'болт', 'штырь']),
          ],
          dims: { d: 'diameter' },
          about: 'Жёлтый, светодиодный, с тремя режимами.',
        },
      ],
    },
    {
      id: 903,
      name: 'Датчики и реле',
      icon: 'sensor',
      families: [
        {
          ...common,
          name: 'Датчик {signal}',
          prefix: 'DT',
          drawing: 'sensor',
          price: [690, 12400],
          mass: [0.05, 0.4],
          node: 'Системы управления',
          positions: 20,
          props: [
            measured,
            one('thread', 'Резьба', ['M10×1', 'M12×1,5', 'M14×1,5', 'M18×1,5', '1/4 NPT']),
            num('length', 'Длина', 'мм', 42, 140),
            one('output', 'Выход', ['0,5–4,5 В', '4–20 мА', 'резистивный', 'частотный']),
          ],
          dims: { l: 'length' },
          about: 'Разъём и уплотнение в комплекте.',
        },
      ],
    },
    {
      id: 904,
      name: 'Аккумуляторы',
      icon: 'battery',
      families: [
        {
          ...common,
          bulk: 1.9,
          name: 'Аккумулятор {capacity} А·ч',
          prefix: 'AK',
          drawing: 'battery',
          price: [7900, 34000],
          mass: [15, 62],
          node: 'Электрооборудование',
          perMachine: 2,
          positions: 12,
          props: [
            num('capacity', 'Ёмкость', 'А·ч', 60, 230, 5),
            num('current', 'Пусковой ток', 'А', 520, 1350, 10),
            num('length', 'Длина', 'мм', 242, 518, 2),
            num('width', 'Ширина', 'мм', 175, 276),
            one('polarity', 'Полярность', ['прямая', 'обратная', 'европейская']),
          ],
          dims: { l: 'length', w: 'width' },
          about: 'Для тяжёлых условий, устойчив к тряске. Примем старый в зачёт.',
        },
      ],
    },
  ],
}
