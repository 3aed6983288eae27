import { crawlers, num, one } from './plan.ts'
import type { SectionPlan } from './plan.ts'

const common = { brands: 'undercarriage', fits: crawlers, onTracks: true, node: 'Ходовая тележка' } as const
const hardness = one('hardness', 'Твёрдость поверхности', [
  '48–52 HRC',
  '50–54 HRC',
  '52–56 HRC',
  '54–58 HRC',
])
const steel = one('steel', 'Материал', ['сталь 40Х', 'сталь 35ГС', 'сталь 50Mn', 'сталь 40MnB'])
const bore = num('bore', 'Диаметр оси', 'мм', 40, 95)

export const undercarriage: SectionPlan = {
  id: 30,
  name: 'Ходовая часть',
  icon: 'trackLink',
  about: 'Катки, цепи, звёздочки, направляющие колёса и башмаки гусеничных машин.',
  children: [
    {
      id: 301,
      name: 'Катки',
      code: 'katki-gusenitsy',
      icon: 'roller',
      children: [
        {
          id: 3011,
          name: 'Опорные катки',
          icon: 'roller',
          children: [
            {
              id: 30111,
              name: 'Однобортные опорные катки',
              icon: 'roller',
              families: [
                {
                  ...common,
                  name: 'Каток опорный однобортный',
                  prefix: 'KO',
                  drawing: 'roller',
                  price: [9800, 64000],
                  mass: [28, 118],
                  perMachine: 14,
                  props: [
                    num('diameter', 'Диаметр беговой дорожки', 'мм', 140, 260, 2),
                    num('height', 'Длина между опорами', 'мм', 220, 420, 2),
                    bore,
                    hardness,
                    steel,
                  ],
                  dims: { d: 'diameter', l: 'height', b: 'bore' },
                  about: 'Каток в сборе с осью и уплотнениями, заправлен маслом и готов к установке.',
                },
              ],
            },
            {
              id: 30112,
              name: 'Двубортные опорные катки',
              icon: 'roller',
              families: [
                {
                  ...common,
                  name: 'Каток опорный двубортный',
                  prefix: 'KD',
                  drawing: 'roller',
                  price: [10900, 71000],
                  mass: [31, 126],
                  perMachine: 4,
                  props: [
                    num('diameter', 'Диаметр беговой дорожки', 'мм', 140, 260, 2),
                    num('height', 'Длина между опорами', 'мм', 230, 430, 2),
                    bore,
                    hardness,
                    steel,
                  ],
                  dims: { d: 'diameter', l: 'height', b: 'bore' },
                  about: 'Два борта держат цепь на поворотах и косогорах.',
                },
              ],
            },
          ],
        },
        {
          id: 3012,
          name: 'Поддерживающие катки',
          icon: 'roller',
          families: [
            {
              ...common,
              name: 'Каток поддерживающий',
              prefix: 'KP',
              drawing: 'roller',
              price: [6200, 33000],
              mass: [14, 52],
              perMachine: 4,
              props: [
                num('diameter', 'Диаметр', 'мм', 100, 190, 2),
                num('height', 'Длина', 'мм', 160, 320, 2),
                bore,
                hardness,
              ],
              dims: { d: 'diameter', l: 'height', b: 'bore' },
              about: 'Несёт верхнюю ветвь гусеницы и не даёт ей провисать.',
            },
          ],
        },
      ],
    },
    {
      id: 302,
      name: 'Цепи и звенья',
      icon: 'trackLink',
      children: [
        {
          id: 3021,
          name: 'Цепи гусеничные',
          icon: 'trackLink',
          families: [
            {
              ...common,
              name: 'Цепь гусеничная {links} зв.',
              prefix: 'CG',
              drawing: 'trackLink',
              price: [86000, 520000],
              mass: [240, 1450],
              perMachine: 2,
              props: [
                num('pitch', 'Шаг', 'мм', 135, 260),
                num('links', 'Число звеньев', 'шт', 37, 53),
                num('height', 'Высота звена', 'мм', 80, 160),
                one('lubrication', 'Смазка пальцев', ['густая', 'жидкая', 'сухая']),
              ],
              dims: { l: 'pitch', h: 'height', n: 'links' },
              about: 'Цепь в сборе с замыкающим звеном, без башмаков.',
            },
          ],
        },
        {
          id: 3022,
          name: 'Звенья и пальцы гусениц',
          icon: 'trackLink',
          families: [
            {
              ...common,
              name: 'Звено гусеничной цепи',
              prefix: 'ZG',
              drawing: 'trackLink',
              price: [2900, 14800],
              mass: [5, 24],
              perMachine: 90,
              props: [
                num('pitch', 'Шаг', 'мм', 135, 260),
                num('height', 'Высота звена', 'мм', 80, 160),
                steel,
                hardness,
              ],
              dims: { l: 'pitch', h: 'height' },
              about: 'Звено для ремонта цепи без её замены.',
            },
            {
              ...common,
              name: 'Палец гусеницы {diameter}×{length} мм',
              prefix: 'PG',
              drawing: 'pin',
              price: [620, 3900],
              mass: [1, 6.2],
              perMachine: 90,
              props: [
                num('diameter', 'Диаметр', 'мм', 30, 62),
                num('length', 'Длина', 'мм', 130, 290),
                steel,
                hardness,
              ],
              dims: { d: 'diameter', l: 'length' },
              about: 'Палец закалён ТВЧ на глубину не менее 4 мм.',
            },
          ],
        },
      ],
    },
    {
      id: 303,
      name: 'Башмаки',
      icon: 'shoe',
      families: [
        {
          ...common,
          name: 'Башмак гусеницы {width} мм',
          prefix: 'BG',
          drawing: 'shoe',
          price: [3200, 18500],
          mass: [9, 38],
          perMachine: 90,
          props: [
            num('width', 'Ширина', 'мм', 400, 900, 50),
            num('length', 'Длина', 'мм', 135, 250),
            one('grousers', 'Грунтозацепов', ['1', '2', '3'], 'шт'),
            steel,
          ],
          dims: { w: 'width', l: 'length', n: 'grousers' },
          about: 'Отверстия под четыре башмачных болта.',
        },
      ],
    },
    {
      id: 304,
      name: 'Звёздочки и сегменты',
      icon: 'sprocket',
      families: [
        {
          ...common,
          name: 'Звёздочка ведущая Z{teeth}',
          prefix: 'ZV',
          drawing: 'sprocket',
          price: [14500, 96000],
          mass: [28, 160],
          perMachine: 2,
          props: [
            num('teeth', 'Число зубьев', 'шт', 17, 29, 2),
            num('diameter', 'Наружный диаметр', 'мм', 480, 920, 2),
            num('bore', 'Посадочный диаметр', 'мм', 230, 520, 2),
            num('holes', 'Крепёжных отверстий', 'шт', 12, 30, 2),
            hardness,
          ],
          dims: { d: 'diameter', b: 'bore', n: 'teeth' },
          about: 'Кованая заготовка, закалка зубьев ТВЧ.',
        },
      ],
    },
    {
      id: 305,
      name: 'Направляющие колёса и натяжители',
      icon: 'idler',
      families: [
        {
          ...common,
          name: 'Колесо направляющее',
          prefix: 'KN',
          drawing: 'idler',
          price: [26000, 148000],
          mass: [68, 340],
          perMachine: 2,
          props: [
            num('diameter', 'Диаметр', 'мм', 420, 780, 2),
            num('width', 'Ширина обода', 'мм', 80, 180, 2),
            bore,
            steel,
          ],
          dims: { d: 'diameter', w: 'width', b: 'bore' },
          about: 'Колесо в сборе с опорами и уплотнениями.',
        },
        {
          ...common,
          name: 'Цилиндр натяжения гусеницы',
          prefix: 'CN',
          drawing: 'cylinder',
          price: [12800, 74000],
          mass: [18, 92],
          perMachine: 2,
          props: [
            num('bore', 'Диаметр поршня', 'мм', 60, 130, 5),
            num('rod', 'Диаметр штока', 'мм', 45, 95, 5),
            num('length', 'Ход', 'мм', 70, 180, 5),
          ],
          dims: { d: 'bore', b: 'rod', l: 'length' },
          about: 'Пружинный натяжитель с клапаном для густой смазки.',
        },
      ],
    },
  ],
}
