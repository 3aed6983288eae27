import type { UploadRecord } from '../world-records.ts'
import type { SandboxState } from '../operation.ts'
import type { OrderRecord } from '../seed/order-record.ts'
import { documentsOf } from '../seed/product-facts.ts'
import type { UserRecord } from '../seed/user-record.ts'
import type { Session } from '../session.ts'
import { actFile } from './acts.ts'
import { authorityForm } from './authorities.ts'
import { isSold } from './assortment.ts'
import { productView } from '../media.ts'
import {
  contractFile,
  dataSheetFile,
  type File,
  invoiceFile,
  pdf,
  pdfFile,
  transferFile,
} from './document-file.ts'
import { machinePapers, seenMachine } from './machines.ts'
import { may } from './members.ts'
import { visibleOrders } from './order-list.ts'
import { requestOfUpload } from './request-uploads.ts'
import { visibleRequest } from './requests.ts'
import { uploadedBytes } from './upload-content.ts'

/** A file with its bytes, which are made when they are asked for: only then is the code that draws documents loaded. */
export interface StoredFile {
  name: string
  mime: string
  bytes: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>
}

interface Reader {
  state: SandboxState
  session: Session
  user: UserRecord | undefined
  now: number
}

/** Papers that only the contract's examples tell of; all are of the company of the story. */
const storyPapers: Readonly<Record<string, File>> = Object.fromEntries(
  [pdfFile('f-cert-fm2040', 'Сертификат соответствия FM-2040.pdf', 154_700)].map((file) => [file.id, file]),
)
const storyCompanyId = 501

/** A file that this visitor may read; `undefined` for what isn't there, isn't theirs or has expired. */
export function readableFile(reader: Reader, id: string): StoredFile | undefined {
  const upload = reader.state.uploads.get(id)
  if (upload) return isReadable(reader, upload) ? uploaded(reader, upload) : undefined
  const [, kind, digits = ''] = /^(d|f-[a-z]+)-(\d+)(?:-\d+)?$/.exec(id) ?? []
  const number = Number(digits)
  if (kind === 'd') return productPaper(reader, number)
  if (kind === 'f-sheet') return sheetOf(reader, number)
  if (kind === 'f-invoice') return invoiceOf(reader, number, id)
  if (kind === 'f-upd') return transferOf(reader, number)
  if (kind === 'f-act') return actOf(reader, number)
  if (kind === 'f-authority') return authorityOf(reader, number)
  if (kind === 'f-contract') return contractOf(reader, number)
  if (kind === 'f-passport') return passportOf(reader, number)
  const paper = storyPapers[id]
  return paper && reader.user && may(reader.state, reader.user, storyCompanyId, 'balance.view')
    ? made(paper, [paper.name.replace(/\.pdf$/, '')])
    : undefined
}

const drawer = () => import('../documents/order-documents.ts')

function made({ name, size }: File, lines: readonly string[]): StoredFile {
  return { name, mime: pdf, bytes: async () => (await drawer()).plainPdf(lines, size) }
}

function productPaper({ state }: Reader, id: number): StoredFile | undefined {
  const product = state.catalogue.product(Math.floor(id / 10))
  const paper = (product && documentsOf(product))?.find((one) => one.id === id)
  if (!product || !paper) return undefined
  const facts = product.props.map(({ name, value, unit = '' }) => `${name}: ${value} ${unit}`.trimEnd())
  const lines = [
    paper.name.replace(/\.pdf$/, ''),
    product.name,
    `Производитель: ${product.brand}`,
    `Артикул: ${product.article}`,
    ...facts,
  ]
  return {
    name: paper.name,
    mime: paper.mime,
    bytes: async () => (await drawer()).plainPdf(lines, paper.size),
  }
}

/** Of products that the shop shows, with the analogues that are sold. */
function sheetOf({ state: { catalogue } }: Reader, id: number): StoredFile | undefined {
  const product = catalogue.product(id)
  if (!product || product.isWithdrawn) return undefined
  const { name, size } = dataSheetFile(product)
  const analogues = catalogue
    .analogues(id)
    .flatMap(({ analogueId }) => catalogue.product(analogueId) ?? [])
    .filter((analogue) => isSold(catalogue, analogue))
    .slice(0, 20)
  return {
    name,
    mime: pdf,
    bytes: async () => {
      const { dataSheetPdf } = await import('../documents/data-sheet.ts')
      return dataSheetPdf({ product, analogues, svg: productView(product, 'detail'), size })
    },
  }
}

function invoiceOf({ state, user }: Reader, orderId: number, id: string): StoredFile | undefined {
  const order = user && visibleOrders(state, user).find((one) => one.id === orderId)
  const file = order && invoiceFile(order)
  if (!file || file.id !== id) return undefined
  const paper = { order, buyer: buyerOf(state, order), size: file.size }
  return { ...file, bytes: async () => (await drawer()).invoicePdf(paper) }
}

function transferOf({ state, user }: Reader, orderId: number): StoredFile | undefined {
  const order = user && visibleOrders(state, user).find((one) => one.id === orderId)
  const file = order && transferFile(order)
  if (!file) return undefined
  const paper = { order, buyer: buyerOf(state, order), size: file.size }
  return { ...file, bytes: async () => (await drawer()).transferPdf(paper) }
}

const buyerOf = ({ companies }: SandboxState, { companyId }: OrderRecord) =>
  companyId === undefined ? undefined : companies.get(companyId)

function actOf({ state, user }: Reader, id: number): StoredFile | undefined {
  const act = state.acts.get(id)
  if (!act?.figures || !user || !may(state, user, act.companyId, 'acts.request')) return undefined
  const { figures } = act
  const file = actFile(act, figures)
  const paper = {
    act,
    figures,
    buyer: state.companies.get(act.companyId),
    contract: act.contractId === undefined ? undefined : state.contracts.get(act.contractId),
    size: file.size,
  }
  return { ...file, bytes: async () => (await import('../documents/act-document.ts')).actPdf(paper) }
}

function authorityOf({ state, user }: Reader, id: number): StoredFile | undefined {
  const authority = state.authorities.get(id)
  if (!authority || !user || !may(state, user, authority.companyId, 'authority.manage')) return undefined
  const { companyId, orderId } = authority
  const file = authorityForm(authority)
  const paper = {
    authority,
    company: state.companies.get(companyId),
    order: state.orders.get(orderId),
    size: file.size,
  }
  return {
    ...file,
    bytes: async () => (await import('../documents/authority-document.ts')).authorityPdf(paper),
  }
}

function contractOf({ state, user }: Reader, id: number): StoredFile | undefined {
  const contract = state.contracts.get(id)
  if (!contract || !user || !may(state, user, contract.companyId, 'contracts.view')) return undefined
  const file = contractFile(contract)
  const paper = { contract, buyer: state.companies.get(contract.companyId), size: file.size }
  return {
    ...file,
    bytes: async () => (await import('../documents/contract-document.ts')).contractPdf(paper),
  }
}

function passportOf({ state, user }: Reader, id: number): StoredFile | undefined {
  const machine = user && seenMachine(state, user, id)
  const [paper] = machine ? machinePapers(machine) : []
  if (!machine || !paper) return undefined
  const { type, brand, model, year, serialNumber, engineModel } = machine
  const facts = [`${type} ${brand} ${model}`, `Год выпуска: ${year}`, `Двигатель: ${engineModel ?? '—'}`]
  return made(paper, [`Паспорт машины ${serialNumber}`, ...facts])
}

/** What takes the signed scan of an authority, and the photo of a machine. */
export const authorityFiles = (id: number) => `authority:${id}`
export const machineFiles = (id: number) => `machine:${id}`

/**
 * A signed scan is a paper of the company, a photo of a machine is its fleet's, a file of a customer's request is for who
 * may see the request; any other upload is its uploader's.
 */
function isReadable(
  { state, user, session, now }: Reader,
  { id, owner, expiresAt, takenBy }: UploadRecord,
): boolean {
  const requestId = requestOfUpload(takenBy)
  const request = requestId === undefined ? undefined : state.requests.get(requestId)
  if (request?.userId !== undefined)
    return user !== undefined && visibleRequest(state, user, request.id) !== undefined
  const [, kind, digits] = /^(authority|machine):(\d+)$/.exec(takenBy ?? '') ?? []
  const takerId = Number(digits)
  if (kind === undefined) return owner === session.owner && (takenBy !== undefined || expiresAt > now)
  if (!user) return false
  if (kind === 'machine') return seenMachine(state, user, takerId)?.photoId === id
  const authority = state.authorities.get(takerId)
  return authority?.scanId === id && may(state, user, authority.companyId, 'authority.manage')
}

function uploaded({ state }: Reader, upload: UploadRecord): StoredFile {
  return { name: upload.name, mime: upload.mime, bytes: () => uploadedBytes(state, upload) }
}

/** The visitor's own upload that nothing has taken yet. */
export function waitingUpload(
  { state, session, now }: Omit<Reader, 'user'>,
  id: string,
): UploadRecord | undefined {
  const upload = state.uploads.get(id)
  const isWaiting = upload?.owner === session.owner && upload.takenBy === undefined && upload.expiresAt > now
  return isWaiting ? upload : undefined
}

/**
 * Takes uploads for a write that is done, each once.
 * @returns the index of the first id that can't be taken; then nothing is
 */
export function takeUploads(
  { state, session, now }: Omit<Reader, 'user'>,
  ids: readonly string[],
  purpose: UploadRecord['purpose'],
  takenBy: string,
): number | undefined {
  const found = ids.map((id) => waitingUpload({ state, session, now }, id))
  const wrong = found.findIndex(
    (upload, index) => upload?.purpose !== purpose || ids.indexOf(upload.id) !== index,
  )
  if (wrong !== -1) return wrong
  for (const upload of found) if (upload) state.uploads.put({ ...upload, takenBy })
  return undefined
}

/** What a guest uploaded is the customer's after login. */
export function handOverUploads(state: Pick<SandboxState, 'uploads'>, guest: string, owner: string): void {
  for (const upload of state.uploads.where('owner', guest)) state.uploads.put({ ...upload, owner })
}
