/** A place on a public map with streets, in Russian; latitude and longitude in degrees (R-ADDR-04, R-ADDR-05). */
export const publicMapHref = ({ lat, lon }: { lat: number; lon: number }) =>
  `https://yandex.ru/maps/?lang=ru_RU&pt=${lon},${lat}&z=17&l=map`
