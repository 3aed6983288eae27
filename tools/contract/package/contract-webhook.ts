export { checkWebhook, type WebhookDelivery } from '../check/webhook.ts'
export { readContractFile } from '../model/read-contract.ts'
