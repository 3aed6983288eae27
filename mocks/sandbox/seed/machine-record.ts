import type { components } from '../../../src/generated/api-types.ts'

type Machine = components['schemas']['Machine']

/** What a meter showed on a day. */
export interface HourReading {
  value: number
  at: string
}

/** What the plate of a machine says. */
export interface MachineFacts {
  id: number
  /** `MachineModelRecord.id`; absent for another make. */
  modelId?: number
  type: string
  brand: string
  model: string
  modification?: string
  year: number
  /** As written; see `serialKey`. */
  serialNumber: string
  vin?: string
  engineModel?: string
  /** Last day of the warranty. */
  warrantyUntil?: string
}

/** A machine that the dealer knows, whoever uses it. */
export interface DealerMachineRecord extends MachineFacts {
  /** The contract that it was sold under. */
  contractId?: number
}

/** A machine in the fleet of a company, or of the person who has added it. */
export interface MachineRecord extends MachineFacts {
  companyId?: number
  /** Who has added it. */
  userId: number
  regPlate?: string
  name: string
  location: string
  motohours?: HourReading
  /** One of each day that was read lately, the oldest first; the last is `motohours`. Absent: only that one. */
  readings?: HourReading[]
  /** Hours of the first reading: services before it count as done. Absent: `motohours` is the first one. */
  firstHours?: number
  /** The last service that is done. */
  lastService?: { hours: number; at: string }
  ownership: Machine['ownership']
  status: Machine['status']
  /** `UploadRecord.id` */
  photoId?: string
  /** When the dealer will have checked the serial number: milliseconds of the world's clock. */
  verifyAt?: number
  /** Why the dealer could not confirm it. */
  verificationReason?: string
}
