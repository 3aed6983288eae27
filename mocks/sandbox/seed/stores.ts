import { drawingAddress } from './drawing-address.ts'
import type { StoreRecord, StoreType } from './records.ts'

const schedule = (weekdays: string, saturday: string) => [
  { days: 'Пн–Пт', hours: weekdays },
  { days: 'Сб', hours: saturday },
  { days: 'Вс', hours: 'выходной' },
]
const common = ['Самовывоз', 'Подбор по серийному номеру']

interface StorePlan {
  code: string
  name: string
  nameIn: string
  storeName: string
  region: string
  address: string
  at: [number, number]
  phone: string
  zone: string
  districtId: number
  type: StoreType
  services: string[]
  about: string
}

const plans: readonly StorePlan[] = [
  {
    code: 'msk',
    name: 'Москва',
    nameIn: 'в Москве',
    storeName: 'Распределительный центр «Москва-Юг»',
    region: 'Московская область',
    address: 'ул. Складочная-Южная, 14, стр. 3',
    at: [55.5812, 37.6504],
    phone: '+74955551401',
    zone: 'Europe/Moscow',
    districtId: 1,
    type: 'склад',
    services: ['Отгрузка круглосуточно', 'Сборка рукавов высокого давления', 'Сервисный центр'],
    about: 'Главный склад компании: 6 400 м², крановая разгрузка, место для фуры.',
  },
  {
    code: 'spb',
    name: 'Санкт-Петербург',
    nameIn: 'в Санкт-Петербурге',
    storeName: 'Магазин-склад «Обухово»',
    region: 'Ленинградская область',
    address: 'Промышленный проезд, 8, лит. Б',
    at: [59.8487, 30.4571],
    phone: '+78125551402',
    zone: 'Europe/Moscow',
    districtId: 2,
    type: 'магазин',
    services: ['Сборка рукавов высокого давления'],
    about: 'Расходники всегда на полке, крупные узлы — за сутки из Москвы.',
  },
  {
    code: 'kzn',
    name: 'Казань',
    nameIn: 'в Казани',
    storeName: 'Магазин «Казань-Восточный»',
    region: 'Республика Татарстан',
    address: 'ул. Машиностроителей, 27',
    at: [55.8184, 49.1832],
    phone: '+78435551403',
    zone: 'Europe/Moscow',
    districtId: 3,
    type: 'магазин',
    services: ['Консультация механика'],
    about: 'Магазин при сервисном дворе: запчасть можно сразу примерить.',
  },
  {
    code: 'ekb',
    name: 'Екатеринбург',
    nameIn: 'в Екатеринбурге',
    storeName: 'Склад «Екатеринбург-Сибирский»',
    region: 'Свердловская область',
    address: 'Сибирский тракт, 12, корп. 5',
    at: [56.8204, 60.6842],
    phone: '+73435551404',
    zone: 'Asia/Yekaterinburg',
    districtId: 4,
    type: 'склад',
    services: ['Сборка рукавов высокого давления', 'Сервисный центр', 'Доставка на карьер'],
    about: 'Новый склад на 2 800 м² с отдельным окном для мастеров и стендом проверки насосов.',
  },
  {
    code: 'chel',
    name: 'Челябинск',
    nameIn: 'в Челябинске',
    storeName: 'Магазин «Челябинск-ЧМЗ»',
    region: 'Челябинская область',
    address: 'ул. Хлебозаводская, 41',
    at: [55.2437, 61.3901],
    phone: '+73515551405',
    zone: 'Asia/Yekaterinburg',
    districtId: 4,
    type: 'магазин',
    services: ['Наплавка и восстановление пальцев'],
    about: 'Ходовая часть и режущие элементы для карьеров области.',
  },
  {
    code: 'tmn',
    name: 'Тюмень',
    nameIn: 'в Тюмени',
    storeName: 'Склад «Тюмень-Антипино»',
    region: 'Тюменская область',
    address: 'ул. Бригадная, 6',
    at: [57.1029, 65.6218],
    phone: '+73455551406',
    zone: 'Asia/Yekaterinburg',
    districtId: 4,
    type: 'склад',
    services: ['Отправка вахтовым транспортом'],
    about: 'Отсюда снабжаем север: Сургут, Нижневартовск, Новый Уренгой.',
  },
  {
    code: 'nsk',
    name: 'Новосибирск',
    nameIn: 'в Новосибирске',
    storeName: 'Склад «Новосибирск-Левобережный»',
    region: 'Новосибирская область',
    address: 'ул. Станционная-2, 60',
    at: [55.0012, 82.8019],
    phone: '+73835551407',
    zone: 'Asia/Novosibirsk',
    districtId: 5,
    type: 'склад',
    services: ['Сервисный центр', 'Сборка рукавов высокого давления'],
    about: 'Опорный склад Сибири с железнодорожной веткой.',
  },
  {
    code: 'krsk',
    name: 'Красноярск',
    nameIn: 'в Красноярске',
    storeName: 'Магазин «Красноярск-Правый берег»',
    region: 'Красноярский край',
    address: 'ул. Рязанская, 65',
    at: [56.0141, 93.0512],
    phone: '+73915551408',
    zone: 'Asia/Krasnoyarsk',
    districtId: 5,
    type: 'магазин',
    services: ['Консультация механика'],
    about: 'Работаем с золотодобычей и лесозаготовкой: знаем, что ломается в мороз.',
  },
  {
    code: 'smr',
    name: 'Самара',
    nameIn: 'в Самаре',
    storeName: 'Магазин «Самара-Кряж»',
    region: 'Самарская область',
    address: 'Южное шоссе, 19',
    at: [53.1328, 50.1077],
    phone: '+78465551409',
    zone: 'Europe/Samara',
    districtId: 3,
    type: 'магазин',
    services: ['Сборка рукавов высокого давления'],
    about: 'Удобный подъезд для большегрузов с М-5.',
  },
  {
    code: 'rnd',
    name: 'Ростов-на-Дону',
    nameIn: 'в Ростове-на-Дону',
    storeName: 'Склад «Ростов-Западный»',
    region: 'Ростовская область',
    address: 'ул. Доватора, 158/7',
    at: [47.2241, 39.6193],
    phone: '+78635551410',
    zone: 'Europe/Moscow',
    districtId: 6,
    type: 'склад',
    services: ['Доставка на участок'],
    about: 'Снабжаем дорожные стройки юга в сезон без выходных.',
  },
  {
    code: 'perm',
    name: 'Пермь',
    nameIn: 'в Перми',
    storeName: 'Сервис «Пермь-Осенцы»',
    region: 'Пермский край',
    address: 'ул. Промышленная, 84',
    at: [57.9298, 56.1587],
    phone: '+73425551411',
    zone: 'Asia/Yekaterinburg',
    districtId: 3,
    type: 'сервис',
    services: ['Ремонт гидравлики', 'Стенд для форсунок'],
    about: 'Ремонтируем насосы, моторы и цилиндры, даём гарантию 6 месяцев.',
  },
  {
    code: 'khb',
    name: 'Хабаровск',
    nameIn: 'в Хабаровске',
    storeName: 'Склад «Хабаровск-Северный»',
    region: 'Хабаровский край',
    address: 'ул. Целинная, 8б',
    at: [48.5471, 135.0962],
    phone: '+74215551412',
    zone: 'Asia/Vladivostok',
    districtId: 7,
    type: 'склад',
    services: ['Авиаотправка'],
    about: 'Запас на два месяца: Дальний Восток не должен ждать поезда.',
  },
]

/** The twelve branches, ids 1 … 12. */
export const stores: readonly StoreRecord[] = plans.map((plan, index) => ({
  id: index + 1,
  xmlId: `store-${plan.code}`,
  storeId: String(101 + index),
  name: plan.name,
  nameIn: plan.nameIn,
  storeName: plan.storeName,
  region: plan.region,
  address: plan.address,
  lat: plan.at[0],
  lon: plan.at[1],
  phones: [plan.phone, '+78005553512'],
  email: `${plan.code}@kran-detal.example`,
  schedule:
    plan.type === 'склад' ? schedule('8:00–20:00', '9:00–17:00') : schedule('9:00–19:00', '10:00–16:00'),
  services: [...common, ...plan.services],
  type: plan.type,
  timeZone: plan.zone,
  districtId: plan.districtId,
  description: plan.about,
  picture: drawingAddress(`branches/${index + 1}`),
}))

/** Days of the road between two stores, loading included: the same store 0, the same district 1–2, else by distance. */
export function transferDays(from: StoreRecord, to: StoreRecord): { min: number; max: number } {
  if (from.id === to.id) return { min: 0, max: 0 }
  const km = Math.hypot(
    (from.lat - to.lat) * 111,
    (from.lon - to.lon) * 111 * Math.cos((to.lat * Math.PI) / 180),
  )
  const min = Math.max(1, Math.ceil(km / 700))
  return { min, max: min + (km > 1500 ? 3 : 1) }
}
