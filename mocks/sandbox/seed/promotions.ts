import { drawingAddress } from './drawing-address.ts'
import type { Catalogue } from './catalogue-index.ts'
import type { ProductRecord, PromotionRecord } from './records.ts'

interface PromotionPlan {
  code: string
  name: string
  previewText: string
  from: string
  to: string
  body: string
  terms: [string, string][]
  fits: (product: ProductRecord) => boolean
  first?: number[]
}

const inSection =
  (...ids: number[]) =>
  (product: ProductRecord) =>
    ids.some((id) => String(product.sectionId).startsWith(String(id)))

const plans: readonly PromotionPlan[] = [
  {
    code: 'zima-bez-prostoya',
    name: 'Зима без простоя',
    previewText: 'Фильтры и зимние масла со скидкой до 15 % при заказе комплекта на ТО.',
    from: '2026-11-01',
    to: '2026-12-15',
    body: '<p>Мороз не прощает старого масла и забитых фильтров. Соберите комплект на техническое обслуживание — фильтры и масло для одной машины — и получите скидку на весь комплект.</p><p>Подберём состав по серийному номеру и привезём на участок, если машина уже стоит.</p>',
    terms: [
      ['2 фильтра и масло', '7 %'],
      ['4 фильтра и масло', '10 %'],
      ['3 машины и больше', '15 %'],
    ],
    fits: inSection(20, 801),
    first: [10_001, 10_002, 10_009, 10_012],
  },
  {
    code: 'zubya-na-ves-sezon',
    name: 'Зубья на весь сезон',
    previewText: 'Закажите комплект зубьев на три замены, заплатите за две с половиной.',
    from: '2026-10-15',
    to: '2026-12-31',
    body: '<p>На скале зубья живут от 150 до 400 моточасов. Зафиксируйте цену на сезон: оплачиваете сразу, забираете частями, когда понадобится.</p>',
    terms: [
      ['от 15 зубьев', '5 %'],
      ['от 30 зубьев', '9 %'],
      ['от 60 зубьев', '16 %'],
    ],
    fits: inSection(601),
    first: [10_003],
  },
  {
    code: 'starye-akkumulyatory-v-zachyot',
    name: 'Старый аккумулятор — в зачёт',
    previewText: 'Примем старую батарею любой марки и снизим цену новой.',
    from: '2026-10-01',
    to: '2027-02-28',
    body: '<p>Привезите старые аккумуляторы на любой наш склад. Взвесим, примем и вычтем из цены новых. Документы об утилизации выдадим в тот же день.</p>',
    terms: [
      ['до 100 А·ч', '900 ₽ за штуку'],
      ['100–190 А·ч', '1 600 ₽ за штуку'],
      ['больше 190 А·ч', '2 100 ₽ за штуку'],
    ],
    fits: inSection(904),
  },
  {
    code: 'khodovaya-v-sbore',
    name: 'Ходовая в сборе дешевле',
    previewText: 'Цепи, катки и звёздочка одним заказом: скидка 8 % и бесплатная доставка.',
    from: '2026-11-05',
    to: '2027-01-31',
    body: '<p>Ходовую выгодно менять целиком: новые детали не стираются о старые. Оставьте серийный номер, а мы соберём комплект и посчитаем ресурс.</p>',
    terms: [
      ['цепи и катки', '5 %'],
      ['цепи, катки и звёздочки', '8 %'],
      ['доставка комплекта', 'бесплатно'],
    ],
    fits: inSection(30),
    first: [10_011],
  },
  {
    code: 'rukav-za-chas',
    name: 'Рукав за час',
    previewText: 'Соберём рукав высокого давления по образцу при вас. Опоздаем — отдадим со скидкой 30 %.',
    from: '2026-09-01',
    to: '2026-12-31',
    body: '<p>Привезите старый рукав или его размеры. Час — и новый рукав опрессован полуторным давлением. Работает в городах, где на складе есть пресс: он указан в карточке филиала.</p>',
    terms: [
      ['до DN20', '60 минут'],
      ['DN25 и больше', '90 минут'],
      ['опоздали', 'скидка 30 %'],
    ],
    fits: inSection(704),
  },
  {
    code: 'nasos-s-obmenom',
    name: 'Насос с обменом',
    previewText: 'Сдайте изношенный гидронасос и получите восстановленный с гарантией.',
    from: '2026-08-15',
    to: '2027-03-31',
    body: '<p>Не ждите ремонта: забирайте восстановленный насос сразу, а свой сдайте в течение 30 дней. Каждый узел проходит стенд, протокол прилагаем.</p>',
    terms: [
      ['гарантия', '6 месяцев'],
      ['залог', 'возвращаем после приёмки'],
      ['срок сдачи', '30 дней'],
    ],
    fits: inSection(401, 402),
    first: [10_006],
  },
  {
    code: 'pervyy-zakaz',
    name: 'Первый заказ на сайте',
    previewText: 'Скидка 3 % на первый заказ через личный кабинет без звонков и писем.',
    from: '2026-01-01',
    to: '2026-12-31',
    body: '<p>Зарегистрируйтесь, добавьте компанию по ИНН и оформите заказ. Скидка применится сама, счёт придёт на почту через несколько минут.</p>',
    terms: [
      ['скидка', '3 %'],
      ['наибольшая скидка', '30 000 ₽'],
      ['не суммируется', 'с договорной ценой'],
    ],
    fits: inSection(12, 13),
  },
  {
    code: 'svet-na-smenu',
    name: 'Свет на ночную смену',
    previewText: 'Четыре рабочие фары по цене трёх.',
    from: '2026-11-01',
    to: '2027-01-15',
    body: '<p>Темнеет рано, а план не короче. Поставьте четыре светодиодные фары: заплатите за три. Подскажем, куда закрепить и хватит ли генератора.</p>',
    terms: [
      ['4 фары', 'четвёртая бесплатно'],
      ['монтаж в сервисе', '−20 %'],
      ['гарантия', '12 месяцев'],
    ],
    fits: inSection(902),
  },
  {
    code: 'lizing-bez-pervogo-platezha',
    name: 'Техника: первый платёж весной',
    previewText: 'Лизинг дорожных машин с отсрочкой первого платежа до апреля.',
    from: '2026-11-10',
    to: '2026-12-28',
    body: '<p>Забирайте машину зимой по цене этого года, платите, когда начнётся сезон. Аванс от 10 %, решение за один рабочий день.</p>',
    terms: [
      ['аванс', 'от 10 %'],
      ['срок', '12–60 месяцев'],
      ['первый платёж', 'апрель 2027'],
    ],
    fits: inSection(10),
    first: [10_004],
  },
]

/** The nine promotions, ids from 1, with up to 12 products each. */
export function buildPromotions(catalogue: Catalogue): PromotionRecord[] {
  return plans.map((plan, index) => {
    const first = plan.first ?? []
    const others = catalogue.products
      .filter(({ isWithdrawn }) => !isWithdrawn)
      .filter(
        (product) => plan.fits(product) && !first.includes(product.id) && product.supersededBy === undefined,
      )
      .toSorted((left, right) => right.popularity - left.popularity || left.id - right.id)
    const productIds = [...first, ...others.map((product) => product.id)].slice(0, 12)
    return {
      id: index + 1,
      code: plan.code,
      name: plan.name,
      previewText: plan.previewText,
      activeFrom: plan.from,
      activeTo: plan.to,
      blocks: [
        { type: 'html', html: plan.body },
        {
          type: 'table',
          title: 'Условия',
          columns: ['Что', 'Сколько'],
          rows: plan.terms.map((row) => [...row]),
        },
        { type: 'products', title: 'Товары акции', productIds },
        {
          type: 'form',
          title: 'Остались вопросы?',
          text: 'Оставьте телефон — перезвоним в течение 15 минут в рабочее время.',
          form: 'callback',
        },
      ],
      productIds,
      picture: drawingAddress(`promotions/${plan.code}`, productIds),
      pictureMobile: drawingAddress(`promotions/${plan.code}-mobile`, productIds),
      sort: (index + 1) * 10,
    }
  })
}
