import { expect, test } from 'vitest'
import { createHttpServer } from './http-server.ts'
import { close, listen, networkAddresses, originOf, requireFree } from './run-server.ts'

const address = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  family === 'IPv4'
    ? { address, family, internal, netmask: '', mac: '', cidr: null }
    : { address, family, internal, netmask: '', mac: '', cidr: null, scopeid: 0 }
const interfaces = {
  lo: [address('127.0.0.1', 'IPv4', true)],
  eth0: [address('192.168.1.5', 'IPv4', false), address('fe80::1', 'IPv6', false)],
}

test('O-23 a shop on every address says where other machines find it, one on this machine only does not', () => {
  for (const host of ['0.0.0.0', '::'])
    expect(networkAddresses({ protocol: 'http:', port: '3000' }, host, interfaces)).toEqual([
      'http://192.168.1.5:3000',
    ])
  for (const host of ['127.0.0.1', '::1', 'localhost', '192.168.1.5'])
    expect(networkAddresses({ protocol: 'http:', port: '3000' }, host, interfaces)).toEqual([])
})

test('O-23 the address that is told can be opened as it is written', async () => {
  for (const host of ['127.0.0.1', 'localhost']) {
    const server = createHttpServer((_message, response) => response.end('here'))
    const origin = await listen(server, 0, host)
    expect(await (await fetch(origin)).text()).toBe('here')
    await close(server)
  }
  expect(originOf('http', '0.0.0.0', 3000)).toBe('http://localhost:3000')
  for (const host of ['::1', '2001:db8::5']) {
    const origin = originOf('http', host, 3000)
    expect(new URL(origin)).toMatchObject({ hostname: `[${host}]`, port: '3000' })
  }
})

test('O-23 an address that is none of this machine, or a port that is taken, is told; a free one stays free', async () => {
  await expect(requireFree(0, '192.0.2.1')).rejects.toThrow('HOST "192.0.2.1" is no address of this machine')
  const server = createHttpServer()
  const port = Number(new URL(await listen(server, 0, '127.0.0.1')).port)
  await expect(requireFree(port, '127.0.0.1')).rejects.toThrow(`Port ${port} is taken`)
  await close(server)
  await requireFree(port, '127.0.0.1')
  await requireFree(port, '127.0.0.1')
})
