export interface AddressRecord {
  id: number
  userId: number
  companyId?: number
  title: string
  value: string
  components: {
    region: string
    city: string
    street: string
    house: string
    flat: string
    postalCode: string
    fiasId?: string
  }
  /** `null` when the directory doesn't know the place. */
  lat: number | null
  lon: number | null
  contact: { fio: string; phone: string } | null
  note: string
  workHours: string
  craneNeeded: boolean
  isDefault: boolean
  /** Absent until the first change: 1. */
  version?: number
}
