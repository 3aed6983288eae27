export default {
  shop: {
    input: '../../src/generated/contract.json',
    output: { target: 'made/orval/client.ts', mode: 'split', client: 'fetch' },
  },
}
