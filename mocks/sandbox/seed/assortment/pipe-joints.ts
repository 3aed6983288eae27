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
  id: 14,
  name: 'Трубопроводная арматура',
  icon: 'nut',
  about: 'Соединения и хомуты трубопроводов гидравлики, топлива и воздуха.',
  children: [
    {
      id: 141,
      name: 'Соединения трубопроводов',
      icon: 'nut',
      children: [
        joints(1411, 'Муфты соединительные', 'Муфта соединительная', 'MS', 'Для труб одного прохода.'),
        joints(1412, 'Ниппели', 'Ниппель приварной', 'NP', 'Под накидную гайку.'),
        joints(1413, 'Тройники', 'Тройник проходной', 'TP', 'Равнопроходной, три штуцера.'),
        joints(1414, 'Угольники', 'Угольник 90°', 'UG', 'Поворотный, с контргайкой.'),
        {
          id: 1415,
          name: 'Переходники',
          icon: 'nut',
          children: [
            joints(
              14151,
              'Метрические 24°',
              'Переходник метрический 24°',
              'PM',
              'Конус 24°, лёгкая и тяжёлая серия.',
            ),
            joints(14152, 'Дюймовые BSP', 'Переходник BSP', 'PB', 'Цилиндрическая трубная резьба.'),
            joints(14153, 'JIC 37°', 'Переходник JIC', 'PJ', 'Раструб 37°.'),
            joints(14154, 'ORFS', 'Переходник ORFS', 'PO', 'Плоское торцевое уплотнение.'),
            joints(14155, 'NPTF', 'Переходник NPTF', 'PN', 'Коническая резьба с уплотнением по виткам.'),
            joints(14156, 'UNF с кольцом', 'Переходник UNF', 'PU', 'Уплотнение кольцом.'),
            joints(14157, 'Фланцевые SAE', 'Переходник фланцевый SAE', 'PF', 'Фланец 3000 и 6000 psi.'),
          ],
        },
        joints(1416, 'Заглушки', 'Заглушка резьбовая', 'ZG', 'С шестигранной головкой.'),
        joints(1417, 'Накидные гайки', 'Гайка накидная', 'GN', 'Для врезного кольца.'),
        joints(1418, 'Врезные кольца', 'Кольцо врезное', 'KV', 'Двойная кромка.'),
      ],
    },
    joints(142, 'Штуцеры ввёртные', 'Штуцер ввёртный', 'SV', 'Для корпусов насосов и распределителей.'),
  ],
}
