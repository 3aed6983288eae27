import { pipeJoints } from './pipe-joints.ts'
import { allMachines, crawlers, diggers, num, one } from './plan.ts'
import type { SectionPlan } from './plan.ts'

const common = { brands: 'hydraulics', fits: allMachines } as const
const pressure = num('pressure', 'Рабочее давление', 'МПа', 16, 38)
const volume = num('volume', 'Рабочий объём', 'см³', 28, 280, 4)
const rotation = one('rotation', 'Вращение', ['правое', 'левое'])
const shaft = one('shaft', 'Вал', ['шлицевой, 14 зубьев', 'шлицевой, 23 зуба', 'шпоночный'])

export const hydraulics: SectionPlan = {
  id: 40,
  name: 'Гидравлика',
  icon: 'pump',
  about: 'Насосы, моторы, цилиндры и распределители. Каждый узел испытан на стенде, протокол приложен.',
  children: [
    {
      id: 401,
      name: 'Гидронасосы',
      icon: 'pump',
      children: [
        {
          id: 4011,
          name: 'Аксиально-поршневые насосы',
          icon: 'pump',
          families: [
            {
              ...common,
              name: 'Насос гидравлический аксиально-поршневой',
              prefix: 'NA',
              drawing: 'pump',
              price: [78000, 640000],
              mass: [19, 168],
              node: 'Насосная группа',
              props: [
                volume,
                pressure,
                num('speed', 'Частота вращения', 'об/мин', 1800, 2600, 50),
                rotation,
                shaft,
              ],
              dims: { d: 'volume', l: 'speed' },
              about: 'Регулируемый насос основного контура.',
            },
          ],
        },
        {
          id: 4012,
          name: 'Шестерённые насосы',
          icon: 'pump',
          families: [
            {
              ...common,
              name: 'Насос шестерённый',
              prefix: 'NSH',
              drawing: 'pump',
              price: [4900, 46000],
              mass: [2.4, 21],
              node: 'Насосная группа',
              props: [num('volume', 'Рабочий объём', 'см³', 6, 100, 2), pressure, rotation, shaft],
              dims: { d: 'volume' },
              about: 'Насос управления, рулевого и вспомогательных контуров.',
            },
          ],
        },
      ],
    },
    {
      id: 402,
      name: 'Гидромоторы',
      icon: 'motor',
      families: [
        {
          ...common,
          fits: crawlers,
          onTracks: true,
          name: 'Гидромотор хода',
          prefix: 'GH',
          drawing: 'motor',
          price: [118000, 720000],
          mass: [62, 320],
          node: 'Привод хода',
          perMachine: 2,
          props: [
            volume,
            pressure,
            num('torque', 'Крутящий момент', 'кН·м', 8, 62),
            one('gear', 'Передаточное число', ['41,3', '53,7', '66,2']),
          ],
          dims: { d: 'volume' },
          about: 'Мотор с планетарным редуктором и стояночным тормозом.',
        },
        {
          ...common,
          fits: ['Экскаватор', 'Кран'],
          name: 'Гидромотор поворота платформы',
          prefix: 'GP',
          drawing: 'motor',
          price: [96000, 480000],
          mass: [48, 240],
          node: 'Поворотная платформа',
          props: [volume, pressure, num('torque', 'Крутящий момент', 'кН·м', 4, 34)],
          dims: { d: 'volume' },
          about: 'Мотор с редуктором и дисковым тормозом.',
        },
      ],
    },
    {
      id: 403,
      name: 'Гидроцилиндры',
      icon: 'cylinder',
      children: [
        {
          id: 4031,
          name: 'Цилиндры ковша и стрелы',
          icon: 'cylinder',
          families: [
            {
              ...common,
              fits: diggers,
              name: 'Гидроцилиндр ковша {bore}/{rod}×{length}',
              prefix: 'CK',
              drawing: 'cylinder',
              price: [52000, 318000],
              mass: [42, 290],
              node: 'Рабочее оборудование',
              props: [
                num('bore', 'Диаметр поршня', 'мм', 80, 160, 5),
                num('rod', 'Диаметр штока', 'мм', 50, 115, 5),
                num('length', 'Ход', 'мм', 600, 1300, 10),
                pressure,
              ],
              dims: { d: 'bore', b: 'rod', l: 'length' },
              about: 'Шток с твёрдым хромом, проушины под втулки.',
            },
            {
              ...common,
              fits: diggers,
              name: 'Гидроцилиндр стрелы {bore}/{rod}×{length}',
              prefix: 'CS',
              drawing: 'cylinder',
              price: [58000, 345000],
              mass: [52, 330],
              node: 'Рабочее оборудование',
              perMachine: 2,
              props: [
                num('bore', 'Диаметр поршня', 'мм', 90, 170, 5),
                num('rod', 'Диаметр штока', 'мм', 60, 120, 5),
                num('length', 'Ход', 'мм', 700, 1500, 10),
                pressure,
              ],
              dims: { d: 'bore', b: 'rod', l: 'length' },
              about: 'Парная работа: подберите оба цилиндра одной серии.',
            },
          ],
        },
        {
          id: 4032,
          name: 'Цилиндры отвала и рулевые',
          icon: 'cylinder',
          families: [
            {
              ...common,
              fits: ['Бульдозер', 'Автогрейдер', 'Погрузчик', 'Каток'],
              name: 'Гидроцилиндр отвала {bore}/{rod}×{length}',
              prefix: 'CO',
              drawing: 'cylinder',
              price: [31000, 168000],
              mass: [24, 140],
              node: 'Отвал',
              props: [
                num('bore', 'Диаметр поршня', 'мм', 70, 140, 5),
                num('rod', 'Диаметр штока', 'мм', 40, 90, 5),
                num('length', 'Ход', 'мм', 350, 1100, 10),
                pressure,
              ],
              dims: { d: 'bore', b: 'rod', l: 'length' },
              about: 'Подъём и перекос отвала.',
            },
          ],
        },
      ],
    },
    {
      id: 404,
      name: 'Гидрораспределители и клапаны',
      icon: 'valve',
      families: [
        {
          ...common,
          name: 'Гидрораспределитель {sections}-секционный',
          prefix: 'GR',
          drawing: 'valve',
          price: [19800, 246000],
          mass: [8, 96],
          node: 'Распределение',
          props: [
            num('sections', 'Число секций', 'шт', 2, 9),
            num('flow', 'Расход', 'л/мин', 40, 320, 20),
            pressure,
            one('control', 'Управление', ['ручное', 'пилотное', 'электрогидравлическое']),
          ],
          dims: { n: 'sections', l: 'flow' },
          about: 'Секционный распределитель с предохранительным клапаном.',
        },
        {
          ...common,
          name: 'Клапан предохранительный',
          prefix: 'KL',
          drawing: 'valve',
          price: [2900, 28500],
          mass: [0.3, 3.8],
          node: 'Распределение',
          props: [
            pressure,
            num('flow', 'Расход', 'л/мин', 40, 250, 10),
            one('thread', 'Резьба', ['M18×1,5', 'M22×1,5', 'M27×2', 'M33×2']),
          ],
          dims: { l: 'flow' },
          about: 'Картриджное исполнение, настройка опломбирована.',
        },
      ],
    },
    pipeJoints,
  ],
}
