export default {
  input: '../../src/generated/contract.json',
  output: 'made/hey-api',
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk', 'zod'],
}
