import { joint, part, ring, type ProductChoice, type UnitPlan } from './unit-plan.ts'

/** Named products that a book takes in place of those of a family. */
interface EngineParts {
  oilFilter?: ProductChoice
  fuelFilter?: ProductChoice
  turbo?: ProductChoice
}

const lubrication = (oilFilter: ProductChoice): UnitPlan => ({
  code: 'smazka',
  name: 'Система смазки двигателя',
  diagram: {
    body: 'fuel',
    title: 'Система смазки двигателя',
    parts: [
      part('Фильтр масляный', oilFilter, 'filter', 1, { service: 250 }),
      part('Элемент фильтрующий центрифуги', 'Элемент фильтрующий масляный', 'filter', 1, { service: 500 }),
      ring('крышки центрифуги', 1, 0.5, { service: 500 }),
      part('Клапан перепускной', 'Клапан предохранительный', 'part', 1, { at: 0.2, change: 'exchanged' }),
      part('Датчик давления масла', 'Датчик', 'part', 1),
      ring('датчика давления', 1, 0.05),
      ...joint('корпуса фильтра', 4, 0.3),
      part('Сальник коленчатого вала передний', 'Сальник', 'seal', 1, { at: 0.5 }),
      part('Сальник коленчатого вала задний', 'Сальник', 'seal', 1, { at: 0.85, change: 'exchanged' }),
    ],
  },
})

const fuel = (fuelFilter: ProductChoice): UnitPlan => ({
  code: 'toplivo',
  name: 'Топливная система',
  diagram: {
    body: 'fuel',
    title: 'Топливная система',
    parts: [
      part('Фильтр топливный тонкой очистки', fuelFilter, 'filter', 1, { service: 500 }),
      part('Сепаратор топлива', 'Сепаратор топлива', 'filter', 1, { service: 500, change: 'exchanged' }),
      part('Насос топливный высокого давления', 'Насос топливный', 'assembly', 1, { change: 'exchanged' }),
      part('Форсунка', 'Форсунка топливная', 'wear', 6, { change: 'twice' }),
      ring('форсунки', 6, 0.1),
      part('Рукав подвода топлива', 'Рукав высокого давления', 'part', 2, { at: 0.05 }),
      part('Датчик уровня топлива', 'Датчик', 'part', 1),
      ...joint('топливного насоса', 4, 0.35),
      part('Датчик наличия воды', 'Датчик', 'part', 1, { change: 'added', at: 0.9 }),
    ],
  },
})

const air = (turbo: ProductChoice): UnitPlan => ({
  code: 'vozdukh',
  name: 'Впуск воздуха',
  diagram: {
    body: 'fuel',
    title: 'Впуск воздуха и наддув',
    parts: [
      part('Фильтр воздушный основной', 'Фильтр воздушный основной', 'filter', 1, { service: 1000 }),
      part('Фильтр воздушный предохранительный', 'Фильтр воздушный предохранительный', 'filter', 1, {
        service: 2000,
      }),
      part('Турбокомпрессор', turbo, 'assembly', 1),
      ring('фланца турбокомпрессора', 1, 0.4),
      ...joint('турбокомпрессора', 4, 0.25, 'nuts'),
      part('Датчик засорённости фильтра', 'Датчик', 'part', 1, { change: 'added' }),
    ],
  },
})

const cooling: UnitPlan = {
  code: 'okhlazhdenie',
  name: 'Охлаждение',
  diagram: {
    body: 'cooling',
    title: 'Система охлаждения',
    parts: [
      part('Радиатор', 'Радиатор охлаждения', 'assembly', 1, { change: 'exchanged' }),
      part('Насос водяной', 'Насос водяной', 'assembly', 1),
      ring('водяного насоса', 1, 0.55),
      part('Ремень привода насоса', 'Ремень приводной', 'wear', 1, { service: 2000 }),
      part('Подшипник натяжного ролика', 'Подшипник', 'wear', 1, { at: 0.1 }),
      part('Датчик температуры', 'Датчик', 'part', 1, { at: 0.3 }),
      ...joint('радиатора', 6, 0.3, 'nuts'),
      part('Манжета вала насоса', 'Сальник', 'seal', 1, { at: 0.2 }),
    ],
  },
}

const pistons: UnitPlan = {
  code: 'porshni',
  name: 'Поршневая группа',
  diagram: {
    body: 'engine',
    title: 'Поршневая группа',
    parts: [
      part('Поршень', 'Поршень двигателя', 'wear', 6, { change: 'exchanged' }),
      part('Комплект поршневых колец', 'Кольца поршневые', 'wear', 6, { change: 'exchanged' }),
      part('Гильза цилиндра', 'Гильза цилиндра', 'wear', 6),
      ring('гильзы, верхнее', 6, 0.75),
      ring('гильзы, нижнее', 6, 0.7),
      ...joint('шатуна', 12, 0.4, 'nuts'),
    ],
  },
}

/** The engine of any machine. */
export function engine({
  oilFilter = 'Фильтр масляный',
  fuelFilter = 'Фильтр топливный тонкой очистки',
  turbo = 'Турбокомпрессор',
}: EngineParts = {}): UnitPlan {
  return {
    code: 'dvigatel',
    name: 'Двигатель',
    units: [lubrication(oilFilter), fuel(fuelFilter), air(turbo), cooling, pistons],
  }
}
