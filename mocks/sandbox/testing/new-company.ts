/** A company that the register has and nobody has added, as addCompany takes it. */
export const newCompany = {
  type: 'ЮЛ',
  name: 'ООО «ТрассаМонтаж»',
  inn: '5902034504',
  kpp: '590201001',
  ogrn: '1155958001231',
  legalAddress: '614000, Пермский край, г. Пермь, ул. Ленина, д. 50',
  director: { fio: 'Зорин Павел Викторович', position: 'Генеральный директор', basis: 'Устава' },
} as const
