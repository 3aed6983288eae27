export interface MachineRecord {
  id: number
  companyId?: number
  userId: number
  modelId: number
  type: string
  brand: string
  model: string
  modification: string
  year: number
  serialNumber: string
  vin?: string
  engineModel: string
  regPlate?: string
  name: string
  location: string
  motohours: { value: number; at: string }
  ownership: string
  warrantyUntil?: string
  status: 'active' | 'repair' | 'sold' | 'pendingVerification'
}
