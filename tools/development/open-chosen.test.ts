import { expect, test } from 'vitest'
import { readGeneratedContract } from '../contract/model/generated-contract.ts'
import { seedIds } from '../../mocks/sandbox/seed/named.ts'
import { openChosen } from './open-chosen.ts'

test('on Prism, which knows no pictures, those that its examples name are drawn', async () => {
  const open = openChosen({
    openSandbox: () => Promise.reject(new Error('nobody asked for the sandbox')),
    contract: readGeneratedContract,
    contractFile: 'src/generated/contract.json',
  })
  const { backend, close } = await open({ kind: 'prism' })
  const ask = (path: string) => backend(new Request(`http://localhost${path}`), {})
  try {
    const footer = await ask('/api/footer/')
    expect(await footer.json()).toHaveProperty('status', 'success')
    const picture = await ask(`/media/products/${seedIds.products.inStock.id}/main.webp`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await ask('/media/products/0/main.webp')).status).toBe(404)
  } finally {
    await close()
  }
})
