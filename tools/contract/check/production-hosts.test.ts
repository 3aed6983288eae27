import { expect, test } from 'vitest'
import { refuseProduction } from './production-hosts.ts'

const names: Record<string, string[]> = {
  'shop.example': ['192.0.2.10', '192.0.2.11'],
  'old-name.example': ['192.0.2.11'],
  'test.example': ['192.0.2.20'],
  localhost: ['::1', '127.0.0.1'],
}
const resolve = async (host: string) => {
  const found = names[host]
  if (!found) throw new Error('ENOTFOUND')
  return found
}
const refuse = (target: string, ...production: string[]) => refuseProduction(target, production, resolve)

test('a production host is known by its name, by a pattern and by any of its addresses', async () => {
  await expect(refuse('https://shop.example/api', 'shop.example')).rejects.toThrow('is a production host')
  await expect(refuse('https://a.shop.example', '*.shop.example')).rejects.toThrow('is a production host')
  await expect(refuse('https://shop.example.', 'Shop.Example')).rejects.toThrow('is a production host')
  await expect(refuse('https://old-name.example', 'shop.example')).rejects.toThrow('the address 192.0.2.11')
  await expect(refuse('http://192.0.2.10:8080', 'shop.example')).rejects.toThrow(
    'production host shop.example',
  )
  await expect(refuse('http://localhost:4020', '127.0.0.1')).rejects.toThrow('production host 127.0.0.1')
  await expect(refuse('http://[::1]:4020', 'localhost')).rejects.toThrow('production host localhost')
})

test('another host may be written to; one that cannot be resolved may not', async () => {
  await expect(refuse('https://test.example', 'shop.example', '*.old.example')).resolves.toBeUndefined()
  await expect(refuse('https://nowhere.example')).resolves.toBeUndefined()
  await expect(refuse('https://nowhere.example', 'shop.example')).rejects.toThrow("can't be resolved")
  await expect(refuse('https://test.example', 'gone.example')).rejects.toThrow("can't be resolved")
})
