/**
 * Seed records that tests and examples may name, as plain data: importing this builds nothing.
 * The same table for readers stands in `docs/seed.md`.
 */

/** The instant that the seed is written for; the clock of a world begins here unless it is set. */
export const seedNow = '2026-11-20T09:00:00.000Z'

/** The password of every demo account. */
export const demoPassword = 'Kran-2026!'

const product = (id: number, code: string, article: string) => ({ id, xmlId: `p-${id}`, code, article })

export const seedIds = {
  stores: {
    moscow: { id: 1, xmlId: 'store-msk', storeId: '101', name: 'Москва' },
    yekaterinburg: { id: 4, xmlId: 'store-ekb', storeId: '104', name: 'Екатеринбург' },
  },
  sections: {
    root: { id: 1, code: 'all', url: '/catalog/' },
    machines: { id: 10, code: 'dorozhnaya-tekhnika', url: '/catalog/dorozhnaya-tekhnika/' },
    filters: { id: 20, code: 'filtry', url: '/catalog/filtry/' },
    oilFilters: { id: 201, code: 'maslyanye-filtry', url: '/catalog/filtry/maslyanye-filtry/' },
  },
  products: {
    /** 24 in Екатеринбург, more elsewhere. */
    inStock: product(10001, 'filtr-maslyanyy-fm-2040', 'FM-2040'),
    /** None in Екатеринбург, some in other cities. */
    inOtherCitiesOnly: product(10002, 'filtr-toplivnyy-ft-1105', 'FT-1105'),
    wearPart: product(10003, 'zub-kovsha-zk-35s', 'ZK-35S'),
    /** A machine: the price is on request. */
    onRequest: product(10004, 'ekskavator-gusenichnyy-eg-210', 'EG-210'),
    superseded: product(10005, 'nasos-gidravlicheskiy-ng-112', 'NG-112'),
    successor: product(10006, 'nasos-gidravlicheskiy-ng-112m', 'NG-112M'),
    sellout: product(10007, 'uplotnenie-gidrotsilindra-ug-80', 'UG-80'),
    longName: product(10008, 'komplekt-remontnyy-gidrotsilindra-strely-rk-14080', 'RK-140/80-3Г'),
    /** Its analogues include `inStock`. */
    manyAnalogues: product(10009, 'filtr-maslyanyy-polnopotochnyy-fm-3600', 'FM-3600'),
    /** In no store: to order. */
    toOrder: product(10010, 'turbokompressor-tk-90r', 'TK-90R'),
    /** Sold in steps of 5, from 10 on. */
    multiple: product(10011, 'bolt-bashmachnyy-m20x65', 'BB-2065'),
    /** Has specifications for `gsm_search`. */
    oil: product(10012, 'maslo-motornoe-polyus-dizel-10w-40-20-l', 'PD-1040-20'),
    /** A standard bearing: the next has the same article from another maker. */
    bearing: product(19997, 'podshipnik-generatora-6205-2rs', '6205-2RS'),
    otherBearing: product(19998, 'podshipnik-generatora-6205-2rs-iskra-tekh', '6205-2RS'),
    /** Sold no more, without a successor: its page is refused with `productUnavailable`, no list shows it. */
    withdrawn: product(19999, 'filtr-toplivnyy-ft-1100', 'FT-1100'),
  },
  users: {
    buyer: { id: 1001, email: 'buyer@example.ru', roleCode: 'user' },
    person: { id: 1002, email: 'person@example.ru', roleCode: 'individual' },
    admin: { id: 1003, email: 'admin@example.ru', roleCode: 'ADMIN' },
    /** Can't log in before the phone is confirmed: `userNotConfirmed`. */
    unconfirmed: { id: 1004, email: 'unconfirmed@example.ru', roleCode: 'individual' },
    /** Can't log in at all: `userBlocked`. */
    blocked: { id: 1005, email: 'blocked@example.ru', roleCode: 'individual' },
    /** Has few rights in the first company, is blocked in the second, and the third is liquidated. */
    mechanic: { id: 1006, email: 'gusev@uraldorstroy.example', roleCode: 'user' },
    /** Buys for the large fleet; dearer orders wait for its director. */
    fleetBuyer: { id: 998, email: 'ershova@severny-razrez.example', roleCode: 'user' },
    fleetDirector: { id: 999, email: 'laptev@severny-razrez.example', roleCode: 'user' },
    fleetMechanic: { id: 1000, email: 'kim@severny-razrez.example', roleCode: 'user' },
  },
  companies: {
    uralDorStroy: { id: 501, name: 'УралДорСтрой', inn: '6671234569' },
    karyerServis: { id: 502, name: 'Карьер-Сервис', inn: '7421987650' },
    /** Has 30 machines. */
    severnyRazrez: { id: 500, name: 'Северный разрез', inn: '6678904124' },
    liquidated: { id: 503, name: 'Тракт-Ремонт', inn: '6685012340' },
  },
  contracts: {
    uralDorStroy: { id: 301, number: 'Д-2026/118' },
    karyerServis: { id: 302, number: 'Д-2026/204' },
    severnyRazrez: { id: 300, number: 'Д-2026/231' },
  },
  addresses: { quarry: { id: 801, title: 'Карьер Шабровский' } },
  machines: { excavator: { id: 901, serialNumber: 'EG210-004417' } },
  orders: {
    /** The story's order, status `payment`. */
    story: { id: 70001, number: 'ЗК-2026-070001' },
  },
  acts: { october: { id: 1501 } },
  authorities: { story: { id: 1701 } },
  hooks: {
    /** Paused, with a delivery that succeeded the second time. */
    orders: { id: 1901, name: '1С: заказы' },
    /** An e-mail subscription. */
    stock: { id: 1903, name: 'Наличие фильтров' },
    /** Failing: its receiver is gone. */
    removed: { id: 1904, name: 'Старый сервер: отгрузки' },
  },
  requests: { documents: { id: 6095 } },
  savedCarts: {
    /** Of the director of the second company, shared there. */
    colleagues: { id: 401 },
    /** Private; two of its four products can't be bought any more. */
    season: { id: 402 },
    /** Shared in the first company; one price has risen since. */
    story: { id: 403, name: 'ТО-500 экскаватора EG-210' },
  },
  promotions: { winter: { code: 'zima-bez-prostoya' } },
  news: { yekaterinburg: { code: 'novyy-sklad-v-ekaterinburge' } },
} as const
