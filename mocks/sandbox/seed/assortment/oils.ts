import { allMachines, ladder, num, one } from './plan.ts'
import type { SectionPlan } from './plan.ts'

const common = { brands: 'oils', fits: allMachines, bulk: 0.8 } as const
const pack = ladder('volume', 'Фасовка', ['1', '4', '5', '10', '20', '60', '205'], 'л')
const litre = (from: number, to: number, kilograms: number) => ({
  code: 'volume',
  roubles: [from, to] as [number, number],
  kilograms,
})

export const oils: SectionPlan = {
  id: 80,
  name: 'Масла и технические жидкости',
  icon: 'can',
  about: 'Моторные, гидравлические и трансмиссионные масла, смазки и охлаждающие жидкости с допусками.',
  children: [
    {
      id: 801,
      name: 'Моторные масла',
      icon: 'can',
      families: [
        {
          ...common,
          name: 'Масло моторное {viscosity}, {volume} л',
          prefix: 'MM',
          drawing: 'can',
          price: [300, 98000],
          mass: [1, 188],
          perUnit: litre(360, 620, 0.9),
          node: 'Двигатель',
          positions: 22,
          props: [
            one('viscosity', 'Вязкость', ['5W-30', '5W-40', '10W-40', '15W-40', '10W-30']),
            pack,
            one('base', 'Основа', ['синтетическая', 'полусинтетическая']),
            num('tbn', 'Щелочное число', 'мг КОН/г', 8, 14),
          ],
          dims: { l: 'volume' },
          specifications: [
            ['API CK-4', 'ACEA E9', 'JASO DH-2'],
            ['API CJ-4', 'ACEA E7'],
            ['API CI-4', 'ACEA E7', 'JASO DH-1'],
            ['API CF-4', 'ACEA E3'],
          ],
          about: 'Для форсированных дизелей с наддувом.',
        },
      ],
    },
    {
      id: 802,
      name: 'Гидравлические масла',
      icon: 'drum',
      families: [
        {
          ...common,
          name: 'Масло гидравлическое {viscosity}, {volume} л',
          prefix: 'MG',
          drawing: 'drum',
          price: [300, 76000],
          mass: [1, 186],
          perUnit: litre(250, 430, 0.9),
          node: 'Гидросистема',
          positions: 20,
          props: [
            one('viscosity', 'Класс вязкости', ['ISO VG 22', 'ISO VG 32', 'ISO VG 46', 'ISO VG 68']),
            pack,
            num('index', 'Индекс вязкости', 'ед.', 98, 160, 2),
            one('pour', 'Температура застывания', ['−30 °C', '−42 °C', '−50 °C']),
          ],
          dims: { l: 'volume' },
          specifications: [
            ['DIN 51524-2 HLP', 'ISO 11158 HM'],
            ['DIN 51524-3 HVLP', 'ISO 11158 HV'],
            ['ГОСТ 17479.3'],
          ],
          about: 'С пакетом против износа, фильтрация 5 мкм.',
        },
      ],
    },
    {
      id: 803,
      name: 'Трансмиссионные масла',
      icon: 'can',
      families: [
        {
          ...common,
          name: 'Масло трансмиссионное {viscosity}, {volume} л',
          prefix: 'MT',
          drawing: 'can',
          price: [300, 84000],
          mass: [1, 188],
          perUnit: litre(380, 690, 0.92),
          node: 'Трансмиссия',
          props: [
            one('viscosity', 'Вязкость', ['75W-90', '80W-90', '85W-140', 'SAE 30', 'SAE 50']),
            pack,
            one('base', 'Основа', ['синтетическая', 'полусинтетическая']),
          ],
          dims: { l: 'volume' },
          specifications: [['API GL-5'], ['API GL-4'], ['TO-4', 'API CF'], ['API GL-5', 'MIL-L-2105D']],
          about: 'Для мостов, коробок и бортовых редукторов.',
        },
      ],
    },
    {
      id: 804,
      name: 'Смазки',
      icon: 'greaseGun',
      families: [
        {
          ...common,
          name: 'Смазка пластичная NLGI {nlgi}, {weight} кг',
          prefix: 'SP',
          drawing: 'can',
          price: [390, 38000],
          mass: [0.4, 190],
          perUnit: { code: 'weight', roubles: [420, 780], kilograms: 1.06 },
          node: 'Точки смазки',
          props: [
            one('nlgi', 'Класс NLGI', ['0', '1', '2', '3']),
            ladder('weight', 'Фасовка', ['0,4', '0,8', '5', '18', '45', '180'], 'кг'),
            one('thickener', 'Загуститель', ['литиевый', 'литиевый комплекс', 'сульфонат кальция']),
            num('load', 'Нагрузка сваривания', 'Н', 2200, 5000, 100),
          ],
          dims: { l: 'load' },
          specifications: [
            ['DIN 51502 KP{nlgi}K-30', 'NLGI {nlgi}'],
            ['DIN 51502 KPF{nlgi}K-20', 'NLGI {nlgi}'],
            ['ISO 6743-9', 'NLGI {nlgi}'],
          ],
          about: 'Держится на пальцах ковша и под водой.',
        },
      ],
    },
    {
      id: 805,
      name: 'Охлаждающие жидкости',
      icon: 'can',
      families: [
        {
          ...common,
          name: 'Антифриз {colour}, {volume} л',
          prefix: 'AF',
          drawing: 'can',
          price: [300, 42000],
          mass: [1, 224],
          perUnit: litre(170, 290, 1.08),
          node: 'Охлаждение',
          props: [
            one('colour', 'Цвет', ['красный', 'зелёный', 'жёлтый']),
            pack,
            one('freeze', 'Температура кристаллизации', ['−40 °C', '−50 °C', '−65 °C']),
          ],
          dims: { l: 'volume' },
          specifications: [
            ['ASTM D6210', 'ГОСТ 28084'],
            ['ASTM D3306', 'G12'],
            ['G11', 'ГОСТ 28084'],
          ],
          about: 'Готов к заливке, не требует разбавления.',
        },
      ],
    },
  ],
}
