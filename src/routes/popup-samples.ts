import type { QueryClient } from '@tanstack/react-query'
import { callApi } from '../api/client.ts'
import { companiesQuery } from '../api/frame-queries.ts'
import {
  accessRequestsQuery,
  companyRolesQuery,
  companyUsersQuery,
} from '../features/company-users/company-user-queries.ts'
import { productPictures } from '../features/product/product-pictures.ts'
import {
  getCart,
  getCompany,
  getOrder,
  getProduct,
  getProfile,
  listActs,
  listAddresses,
  listAuthorities,
  listBranches,
  listHooks,
  listMachines,
  listOrders,
  listSavedCarts,
  searchProducts,
} from '../generated/operations.ts'
import type { builtInPopups } from '../popups/built-in-popups.ts'
import type { PopupName, PopupRegistry } from '../popups/popup-registry.ts'

/** What a sample is made of: the visitor's own things. */
export interface SampleSource {
  client: QueryClient
  rights: readonly string[]
}

export interface Sample<Props> {
  title: string
  /** Only a customer has what it shows. */
  customer?: true
  /** Props of the first fitting thing of the visitor; undefined when there is none. */
  props: (source: SampleSource) => Promise<Props | undefined>
}

export type SampleName = Exclude<PopupName, keyof typeof builtInPopups>

const given =
  <Props>(props: Props) =>
  () =>
    Promise.resolve(props)
const doNothing = () => undefined

async function firstOrder({ client }: SampleSource, action?: string) {
  const { items } = await callApi(client, listOrders, { query: {} })
  return items.find(({ allowedActions }) => allowedActions.some((one) => one === action)) ?? items[0]
}
const orderOf = (action?: string) => async (source: SampleSource) => {
  const order = await firstOrder(source, action)
  return order && { orderId: order.id }
}
async function machineOf({ client }: SampleSource) {
  const [machine] = (await callApi(client, listMachines, {})).items
  return machine && { machine }
}
async function hookOf({ client }: SampleSource) {
  const [hook] = (await callApi(client, listHooks, { body: {} })).items
  return hook && { hook }
}
async function actOf({ client }: SampleSource) {
  const [act] = (await callApi(client, listActs, { body: {} })).items
  return act && { id: act.id, name: act.number ?? '' }
}
async function authorityOf({ client }: SampleSource) {
  const [authority] = (await callApi(client, listAuthorities, { body: {} })).items
  return authority && { id: authority.id, name: `Доверенность ${authority.number}` }
}
async function companyOf({ client }: SampleSource) {
  const { items } = await client.fetchQuery(companiesQuery())
  const current = items.find((company) => company.current)
  return current && (await callApi(client, getCompany, { query: { contragentId: current.id } }))
}
async function branchOf({ client }: SampleSource) {
  return (await callApi(client, listBranches, {})).items[0]
}
async function productOf({ client }: SampleSource) {
  const [card] = (await callApi(client, searchProducts, { query: { query: 'фильтр' } })).products
  return card && (await callApi(client, getProduct, { path: { code: card.code } }))
}
async function rightsOf(source: SampleSource) {
  const company = (await companyOf(source))?.company
  const dictionary = company && (await source.client.fetchQuery(companyRolesQuery()))
  if (!company || !dictionary) return undefined
  return { contragentId: company.id, dictionary, own: { role: company.myRole, rights: source.rights } }
}

/** A sample of every popup of the registry, for `/ui` (O-08); a popup without one doesn't compile. */
export const popupSamples: { readonly [Name in SampleName]: Sample<PopupRegistry[Name]> } = {
  login: { title: 'Вход', props: given({}) },
  signup: { title: 'Регистрация', props: given({}) },
  'password-restore': { title: 'Восстановление пароля', props: given({}) },
  'password-reset': {
    title: 'Новый пароль',
    props: given({ checkword: 'showcase', login: 'buyer@example.ru' }),
  },
  'user-not-confirmed': {
    title: 'Контакт не подтверждён',
    props: given({
      contacts: [{ type: 'email', contact: 'buyer@example.ru', confirmed: false, resendAt: 0 }],
      onConfirmed: doNothing,
    }),
  },
  'mobile-menu': { title: 'Мобильное меню', props: given({}) },
  'mobile-search': { title: 'Поиск на телефоне', props: given({}) },
  'personal-menu': { title: 'Меню личного кабинета', customer: true, props: given({}) },
  feedback: { title: 'Обратная связь', props: given({}) },
  contacting: { title: 'Запрос цены', props: given({ title: 'Запросить цену' }) },
  refund: { title: 'Возврат', props: given({}) },
  office: { title: 'Филиалы', props: given({}) },
  'office-detail': {
    title: 'Филиал',
    props: async (source) => {
      const branch = await branchOf(source)
      return branch && { branch }
    },
  },
  'district-detail': {
    title: 'Район доставки',
    props: async ({ client }) => {
      const { items } = await callApi(client, listBranches, {})
      const [district] = items.flatMap((branch) => branch.district ?? [])
      return district && { id: district.id, name: district.name }
    },
  },
  map: {
    title: 'Карта',
    props: async (source) => {
      const branch = await branchOf(source)
      if (!branch) return undefined
      const { storeId, name, lat, lon, address } = branch
      return { point: { id: storeId, title: name, lat, lon }, address: `${name}, ${address}` }
    },
  },
  'store-selection': { title: 'Выбор склада', props: given({ chosen: '', onChoose: doNothing }) },
  filters: { title: 'Фильтры', props: given({ target: { sectionId: 0 } }) },
  availability: {
    title: 'Наличие',
    props: async (source) => {
      const product = await productOf(source)
      return product && { product }
    },
  },
  pictures: {
    title: 'Фотографии товара',
    props: async (source) => {
      const product = await productOf(source)
      return product && { pictures: productPictures(product), first: 0, name: product.name }
    },
  },
  'cart-line': {
    title: 'Строка корзины',
    props: async ({ client }) => {
      const [line] = (await callApi(client, getCart, {})).basketProducts.grid.products
      return line && { line }
    },
  },
  'save-cart': { title: 'Сохранить корзину', customer: true, props: given({}) },
  'saved-cart-edit': {
    title: 'Изменить корзину',
    customer: true,
    props: async ({ client }) => {
      const [cart] = (await callApi(client, listSavedCarts, {})).items
      return cart && { id: cart.id, name: cart.name, comment: cart.comment ?? '' }
    },
  },
  'order-created': {
    title: 'Заказ оформлен',
    customer: true,
    props: async (source) => {
      const order = await firstOrder(source)
      if (!order) return undefined
      const { id, number, total } = order
      return { orderId: id, number, total, toApprove: false, canPay: false }
    },
  },
  'order-lines': { title: 'Состав заказа', customer: true, props: orderOf('updateProducts') },
  'order-payment': { title: 'Оплата заказа', customer: true, props: orderOf('pay') },
  'order-invoice': { title: 'Счёт', customer: true, props: orderOf('sendInvoice') },
  'delivery-selection': { title: 'Доставка заказа', customer: true, props: orderOf('changeDelivery') },
  'order-cancel': {
    title: 'Отмена заказа',
    customer: true,
    props: async (source) => {
      const order = await firstOrder(source, 'cancel')
      return order && (await callApi(source.client, getOrder, { path: { id: order.id } }))
    },
  },
  'order-cancel-feedback': {
    title: 'Просьба отменить заказ',
    customer: true,
    props: async (source) => {
      const order = await firstOrder(source, 'requestCancel')
      if (!order) return undefined
      return { orderId: order.id, version: order.version, number: order.number, purpose: 'request' }
    },
  },
  'act-request': { title: 'Запрос акта', customer: true, props: given({}) },
  'act-send': { title: 'Акт на почту', customer: true, props: actOf },
  'act-dispute': { title: 'Оспорить акт', customer: true, props: actOf },
  authority: { title: 'Доверенность', customer: true, props: given({}) },
  'authority-revoke': { title: 'Отозвать доверенность', customer: true, props: authorityOf },
  'authority-scan': { title: 'Скан доверенности', customer: true, props: authorityOf },
  'company-add': { title: 'Новая компания', customer: true, props: given({}) },
  'company-edit': { title: 'Изменить компанию', customer: true, props: companyOf },
  'company-bank': { title: 'Банковский счёт', customer: true, props: companyOf },
  'company-complete-registration': {
    title: 'Завершить регистрацию компании',
    customer: true,
    props: companyOf,
  },
  'user-invite': { title: 'Пригласить сотрудника', customer: true, props: rightsOf },
  'rights-edit': {
    title: 'Права сотрудника',
    customer: true,
    props: async (source) => {
      const shared = await rightsOf(source)
      const users = shared && (await source.client.fetchQuery(companyUsersQuery(shared.contragentId)))
      const user = users?.items.find(({ role }) => role !== 'owner')
      return shared && user && { ...shared, user }
    },
  },
  'access-decision': {
    title: 'Запрос доступа',
    customer: true,
    props: async (source) => {
      const shared = await rightsOf(source)
      const asked = shared && (await source.client.fetchQuery(accessRequestsQuery(shared.contragentId)))
      const [request] = asked?.items ?? []
      return shared && request && { ...shared, request, decision: 'accept' }
    },
  },
  'contact-change': { title: 'Новый контакт', customer: true, props: given({ kind: 'email' }) },
  passport: {
    title: 'Паспорт',
    customer: true,
    props: async ({ client }) => {
      const { profile } = await callApi(client, getProfile, {})
      return { birthDate: profile.birthDate }
    },
  },
  'delivery-address-add': {
    title: 'Новый адрес',
    customer: true,
    props: async (source) => ({ companyId: (await companyOf(source))?.company.id ?? null }),
  },
  'address-removing': {
    title: 'Удалить адрес',
    customer: true,
    props: async ({ client }) => {
      const [address] = (await callApi(client, listAddresses, {})).items
      return address && { address }
    },
  },
  'equipment-add': { title: 'Новая машина', customer: true, props: given({}) },
  'equipment-link': { title: 'Привязать машину', customer: true, props: given({}) },
  'equipment-edit': { title: 'Изменить машину', customer: true, props: machineOf },
  'equipment-hours': { title: 'Наработка', customer: true, props: machineOf },
  'service-save': {
    title: 'Сохранить комплект ТО',
    customer: true,
    props: async (visitor) => {
      const sample = await machineOf(visitor)
      return sample && { machines: [sample.machine.id], name: 'Комплект ТО' }
    },
  },
  'equipment-removing': { title: 'Убрать машину', customer: true, props: machineOf },
  'equipment-request': { title: 'Заявка по машине', customer: true, props: given({}) },
  requests: { title: 'Новая заявка', customer: true, props: given({}) },
  'hook-create': { title: 'Новая подписка', customer: true, props: given({}) },
  'hook-test': { title: 'Проверка подписки', customer: true, props: hookOf },
  'hook-secret': { title: 'Секрет подписки', customer: true, props: hookOf },
  'hook-deliveries': { title: 'Доставки подписки', customer: true, props: hookOf },
}
