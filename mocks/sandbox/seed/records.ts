/**
 * Records of the sandbox's seed: catalogue and content. They are not wire types: operations map them to the
 * schemas of the contract. Money is an integer number of kopecks, VAT included; instants are ISO 8601 in UTC.
 */
import type { DrawingSpec } from '../../drawings/drawing-spec.ts'
import type { FamilyPlan } from './assortment/plan.ts'

/** A federal district with the terms of delivery that its branches share. */
export interface DistrictRecord {
  id: number
  name: string
  deliveryDays: { min: number; max: number }
  /** Kopecks; an order of this sum or more is delivered within the city for nothing. */
  freeDeliveryFrom: number
  text: string
}

/** A terminal of a carrier, where a buyer picks up an order. */
export interface TerminalRecord {
  id: number
  carrier: { code: string; name: string }
  name: string
  city: string
  /** Without the city. */
  address: string
  lat: number
  lon: number
  phone: string | null
  schedule: { days: string; hours: string }[]
  /** The heaviest piece, kg; `null` means no limit. */
  maxPieceKg: number | null
}

export type StoreType = 'магазин' | 'склад' | 'сервис'

/** A branch: one city with its store. `name` is the city. */
export interface StoreRecord {
  id: number
  /** `store-msk` and the like: the value of the spec's `xmlId` and of the optional `store` parameter. */
  xmlId: string
  /** `101` … `112`. */
  storeId: string
  name: string
  /** The city in the prepositional case with its preposition: «в Екатеринбурге». */
  nameIn: string
  storeName: string
  region: string
  address: string
  lat: number
  lon: number
  /** E.164. */
  phones: string[]
  email: string
  schedule: { days: string; hours: string }[]
  services: string[]
  type: StoreType
  /** IANA zone. */
  timeZone: string
  districtId: number
  description: string
  /** Path of the SVG; the WebP has the same path with another extension. */
  picture: string
}

/** A section of the catalogue. Level 1 is the root (`code` is `all`), levels 2–5 are the four segments of a path. */
export interface SectionRecord {
  id: number
  code: string
  name: string
  parentId: number | null
  level: 1 | 2 | 3 | 4 | 5
  /** Codes from level 2 down to this section; empty for the root. */
  path: string[]
  /** `/catalog/filtry/maslyanye-filtry/` */
  url: string
  sort: number
  /** SVG markup of the icon. */
  iconContent: string
  /** Products in this section and below it. */
  countElements: number
  description: string
  picture: string
  isMachines: boolean
}

export type Quality = 'original' | 'premium' | 'economy'

export interface BrandRecord {
  id: number
  /** `remas`: the `valueXmlId` of the brand filter. */
  code: string
  name: string
  country: string
  quality: Quality
  isMachineMaker: boolean
}

export interface PropertyRecord {
  code: string
  name: string
  value: string
  unit?: string
  group: string
}

export type ProductLabel = 'sellout' | 'new' | 'promo'
export type ProductKind = 'original' | 'analogue' | 'reman' | 'used'

export interface DocumentRecord {
  id: number
  name: string
  mime: string
  /** Bytes. */
  size: number
}

export interface ProductRecord {
  id: number
  /** `p-<id>` */
  xmlId: string
  code: string
  article: string
  name: string
  brandId: number
  brand: string
  sectionId: number
  kind: ProductKind
  isMachine: boolean
  /** The machine model that this product is; machines only. */
  modelId?: number
  /** Kopecks; `null` when the price is on request. */
  price: number | null
  /** Kopecks; only with the label `sellout`. */
  oldPrice?: number
  /** `price` is that of a company's contract, `oldPrice` the retail one. */
  hasContractPrice?: true
  /** Of that contract, by volume, ascending. */
  priceSteps?: readonly { from: number; price: number }[]
  /** Percent. */
  vatRate: number
  unit: string
  multiplicity: number
  minQty: number
  labels: ProductLabel[]
  props: PropertyRecord[]
  /** Codes of the 2–3 properties that a card shows. */
  keyPropCodes: string[]
  /** What `gsm_search` looks in: `API CK-4`, `ISO VG 46` …; empty except for oils and fluids. */
  specifications: string[]
  weightKg: number
  dimensionsMm: { length: number; width: number; height: number }
  warrantyMonths: number
  /** The text, or the family that it is made from (`descriptionOf`). */
  about: string | FamilyPlan
  supersedes: number[]
  /** Known, but not shown any more and replaced by nothing. */
  isWithdrawn?: true
  supersededBy?: number
  drawing: DrawingSpec
  createdAt: string
  /** How much is bought; the tie-breaker of relevance, higher first. */
  popularity: number
}

/** One product in one store. A product without a row there isn't kept there. */
export interface StockRecord {
  productId: number
  /** `StoreRecord.id` */
  storeId: number
  quantity: number
  inTransit: number
}

/** Days until a product is in a store when it has to come from elsewhere. */
export interface EtaDays {
  min: number
  max: number
}

export interface MachineModelRecord {
  id: number
  /** `eg-210`, unique. */
  code: string
  brandId: number
  brand: string
  machineType: string
  /** `ekskavator` */
  machineTypeCode: string
  model: string
  modification: string
  yearFrom: number
  yearTo: number | null
  serialPrefix: string
  serialFrom: number
  serialTo: number
  engine: string
  /** The product that is this machine. */
  productId: number
  massKg: number
  powerKw: number
}

/** Which machines a part fits. Serial numbers are `<serialPrefix>-<six digits>`. */
export interface ApplicabilityRecord {
  id: number
  productId: number
  modelId: number
  yearFrom: number
  yearTo: number | null
  serialFrom: string
  serialTo: string | null
  node: string
  qtyPerMachine: number
  note: string
}

export type AnalogueRelation = 'oem' | 'replacement' | 'crossReference' | 'kit'

export interface AnalogueLinkRecord {
  productId: number
  analogueId: number
  relation: AnalogueRelation
  quality: Quality
}

export interface PromotionRecord {
  id: number
  code: string
  name: string
  previewText: string
  /** Days, both inclusive. */
  activeFrom: string
  activeTo: string
  blocks: PageBlockRecord[]
  productIds: number[]
  picture: string
  pictureMobile: string
  sort: number
}

export interface NewsRecord {
  id: number
  code: string
  title: string
  /** A day. */
  date: string
  previewText: string
  blocks: PageBlockRecord[]
  picture: string
}

export interface CardRecord {
  title: string
  text: string
  link?: string
  picture?: string
}

export type PageBlockRecord =
  | { type: 'html'; html: string }
  | { type: 'picture'; src: string; alt: string; width: number; height: number; caption?: string }
  | { type: 'cards'; title: string; items: CardRecord[] }
  | { type: 'table'; title: string; columns: string[]; rows: string[][] }
  | { type: 'faq'; title: string; items: { question: string; answer: string }[] }
  | { type: 'contacts'; title: string; items: { label: string; value: string; link?: string }[] }
  | { type: 'form'; title: string; text: string; form: 'appeals' | 'callback' }
  | { type: 'products'; title: string; productIds: number[] }
  | { type: 'map'; title: string; storeIds: number[] }

export type PageCode =
  | 'main'
  | 'about'
  | 'delivery'
  | 'payment'
  | 'financing'
  | 'returns'
  | 'contacts'
  | 'policy'
  | 'offer'
  | 'cookie'
  | 'refund'

export interface PageRecord {
  code: PageCode
  title: string
  url: string
  metaTitle: string
  metaDescription: string
  metaKeywords: string
  updatedAt: string
  blocks: PageBlockRecord[]
}
