/** What a contract gives off the retail price, in whole percent, by brand. */
export interface PriceListRecord {
  companyId: number
  contractId: number
  /** Name of the brand → percent. */
  discounts: Readonly<Record<string, number>>
  /** Name of the brand → larger percents from a quantity of one line on, ascending. */
  volume: Readonly<Record<string, readonly VolumeDiscount[]>>
}

export interface VolumeDiscount {
  from: number
  percent: number
}

/** The price lists of the companies. None concerns a named product: the contract's examples tell retail prices of those. */
export const priceLists: readonly PriceListRecord[] = [
  {
    companyId: 501,
    contractId: 301,
    discounts: { Filtrada: 7, Hydrona: 12, Olvanta: 5, Nordzahn: 8 },
    volume: {
      Filtrada: [
        { from: 10, percent: 10 },
        { from: 50, percent: 14 },
      ],
      Nordzahn: [{ from: 20, percent: 11 }],
    },
  },
  {
    companyId: 502,
    contractId: 302,
    discounts: { Filtrada: 4, Поршневик: 10, Lumetron: 6 },
    volume: { Filtrada: [{ from: 30, percent: 6 }] },
  },
]
