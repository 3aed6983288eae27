import { allBranches, branchCard, branchOf, byCity } from './branches.ts'
import type { Call, Operation } from './call.ts'
import { storeCode } from './checks.ts'
import { fullName, rightsIn } from './customers.ts'
import { productsIn } from './listings.ts'
import { cardOf } from './products.ts'
import { allSections, countIn, filled, noMeta, pathOf } from './sections.ts'

const phone = '+78435550100'
const email = 'zakaz@volga-spectech.example'
const menu = [
  { title: 'Каталог', link: '/catalog/' },
  { title: 'Филиалы', link: '/branches/' },
]

function rightsAnywhere(call: Call, user: number): string[] {
  const companies = call.db.all<{ company: number }>('select company from members where user = ?', user)
  return [...new Set(companies.flatMap(({ company }) => rightsIn(call, user, company)))]
}

function getHeader(call: Call) {
  const { visitor, customer } = call
  return {
    contacts: { phone, email },
    menu: { items: menu },
    stocks: { count: 0, items: [] },
    userData: {
      SESSID: visitor.sessid,
      isAuthorized: customer !== undefined,
      ...(customer && {
        name: fullName(customer),
        roleCode: customer.company === null ? 'individual' : 'user',
        scope: call.wrong('headerScopeOfAll')
          ? rightsAnywhere(call, customer.id)
          : rightsIn(call, customer.id, customer.company),
      }),
      hasNewNotifications: false,
    },
  }
}

function getFooter(call: Call) {
  const sections = filled(call, allSections(call))
  const top = sections.filter(({ parent }) => parent === null)
  return {
    menu: {
      catalog: { items: top.map(({ id, name }) => ({ id, title: name, link: pathOf(sections, id) })) },
      main: { items: menu },
    },
    contacts: {
      phone,
      email,
      footer_phone: phone,
      copyRight: '© Волга-Спецтех, 2026',
      developer: { name: 'Волга-Спецтех', link: 'https://volga-spectech.example' },
    },
    social: { items: [{ type: 'vk', title: 'ВКонтакте', link: 'https://vk.example/volga', icon: '' }] },
  }
}

function getMainPage(call: Call) {
  const here = branchOf(call)
  const sections = filled(call, allSections(call))
  const sellout = productsIn(call, undefined)
    .filter(({ label }) => label === 'sellout')
    .map((product) => cardOf(call, product, here))
    .toSorted((a, b) => Number(b.stock.here > 0) - Number(a.stock.here > 0) || a.id - b.id)
  const branches = allBranches(call)
  const inStrip = [here, ...branches.filter(({ id }) => id !== here.id).toSorted(byCity)]
  return {
    title: 'Волга-Спецтех',
    meta: noMeta,
    blocks: [],
    searchHint: 'РВД-16.1000',
    sections: sections
      .filter(({ parent }) => parent === null)
      .map(({ id, code, name }) => ({
        id,
        code,
        name,
        link: pathOf(sections, id),
        countElements: countIn(call, sections, id),
        picture: null,
      })),
    sellout: {
      title: 'Распродажа',
      link: '/catalog/sellout/',
      total: sellout.length + (call.wrong('selloutTotalWrong') ? 1 : 0),
      items: sellout.slice(0, 12),
    },
    promotions: [],
    machinePicker: { title: 'Подбор по машине', types: [] },
    branches: { total: branches.length, items: inStrip.slice(0, 12).map(branchCard) },
  }
}

export const pageOperations: Operation[] = [
  { id: 'getHeader', method: 'GET', path: '/api/header/', who: 'anyone', answer: getHeader },
  { id: 'getFooter', method: 'GET', path: '/api/footer/', who: 'anyone', answer: getFooter },
  {
    id: 'getMainPage',
    method: 'GET',
    path: '/web/mainPage/',
    who: 'anyone',
    query: { store: storeCode },
    answer: getMainPage,
  },
]
