/** The part of a line that is for one machine. */
export interface MachineShare {
  machineId: number
  quantity: number
}
