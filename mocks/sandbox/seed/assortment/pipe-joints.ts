import { ladder, num, one } from './plan.ts'
import type { FamilyPlan, SectionPlan } from './plan.ts'

const joint: Omit<FamilyPlan, 'name' | 'prefix' | 'about'> = {
  drawing: 'nut',
  brands: 'fasteners',
  price: [90, 1600],
  mass: [0.04, 0.8],
  node: 'Гидросистема',
  fits: [],
  positions: 5,
  props: [
    ladder('bore', 'Условный проход', ['6', '10', '16', '20', '25'], 'мм'),
    num('size', 'Размер под ключ', 'мм', 14, 50),
    one('steel', 'Материал', ['сталь оцинкованная', 'сталь нержавеющая']),
  ],
  dims: { d: 'size', b: 'bore' },
}

const joints = (id: number, name: string, one: string, prefix: string, about: string): SectionPlan => ({
  id,
  name,
  icon: 'nut',
  families: [{ ...joint, name: `${one} DN{bore}`, prefix, about }],
})

/** The menu's longest lists: eight third-level sections, one of them with seven below it. */
export const pipeJoints: SectionPlan = {
  id: 405,
  name: 'Соединения трубопроводов',
  icon: 'nut',
  about: 'Соединения труб гидравлики и топлива.',
  children: [
    joints(4051, 'Муфты соединительные', 'Муфта соединительная', 'MS', 'Для труб одного прохода.'),
    joints(4052, 'Ниппели', 'Ниппель приварной', 'NP', 'Под накидную гайку.'),
    joints(4053, 'Тройники', 'Тройник проходной', 'TP', 'Равнопроходной, три штуцера.'),
    joints(4054, 'Угольники', 'Угольник 90°', 'UG', 'Поворотный, с контргайкой.'),
    {
      id: 4055,
      name: 'Переходники',
      icon: 'nut',
      children: [
        joints(
          40551,
          'Метрические 24°',
          'Переходник метрический 24°',
          'PM',
          'Конус 24°, лёгкая и тяжёлая серия.',
        ),
        joints(40552, 'Дюймовые BSP', 'Переходник BSP', 'PB', 'Цилиндрическая трубная резьба.'),
        joints(40553, 'JIC 37°', 'Переходник JIC', 'PJ', 'Раструб 37°.'),
        joints(40554, 'ORFS', 'Переходник ORFS', 'PO', 'Плоское торцевое уплотнение.'),
        joints(40555, 'NPTF', 'Переходник NPTF', 'PN', 'Коническая резьба с уплотнением по виткам.'),
        joints(40556, 'UNF с кольцом', 'Переходник UNF', 'PU', 'Уплотнение кольцом.'),
        joints(40557, 'Фланцевые SAE', 'Переходник фланцевый SAE', 'PF', 'Фланец 3000 и 6000 psi.'),
      ],
    },
    joints(4056, 'Заглушки', 'Заглушка резьбовая', 'ZG', 'С шестигранной головкой.'),
    joints(4057, 'Накидные гайки', 'Гайка накидная', 'GN', 'Для врезного кольца.'),
    joints(4058, 'Врезные кольца', 'Кольцо врезное', 'KV', 'Двойная кромка.'),
  ],
}
