import { expect, test } from 'vitest'
import { headElements } from './head-elements.ts'
import { breadcrumbData, itemListData } from './structured-data.ts'

const origin = 'https://shop.example'
test('a link sent in a messenger is seen by the page’s picture, else by the shop’s', () => {
  const picture = (image?: string) =>
    headElements({ image }, origin).find(({ attributes }) => attributes['property'] === 'og:image')
      ?.attributes['content']
  expect(picture('/media/a.webp')).toBe('https://shop.example/media/a.webp')
  expect(picture()).toBe('https://shop.example/social.png')
})

const dataOf = (jsonLd: object | object[]) =>
  headElements({ jsonLd }, origin)
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }): unknown => JSON.parse(text ?? ''))

test('R-SEO-01 addresses in structured data are whole, whoever wrote them as paths', () => {
  const steps = [
    { title: 'Главная', link: '/' },
    { title: 'Фильтры', link: null },
  ]
  expect(
    dataOf([breadcrumbData(steps, '/catalog/filtry/'), itemListData([{ url: '/product/a/' }], 50)]),
  ).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Главная', item: 'https://shop.example/' },
        { '@type': 'ListItem', position: 2, name: 'Фильтры', item: 'https://shop.example/catalog/filtry/' },
      ],
    },
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 51, url: 'https://shop.example/product/a/' }],
    },
  ])
  expect(dataOf({ '@type': 'Product', image: ['/media/a.webp'], url: 'https://other.example/b/' })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'Product',
      image: ['https://shop.example/media/a.webp'],
      url: 'https://other.example/b/',
    },
  ])
})
