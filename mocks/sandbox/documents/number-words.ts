const units = ' один два три четыре пять шесть семь восемь девять'.split(' ')
const teens =
  'десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать'.split(
    ' ',
  )
const tens = '  двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ')
const hundreds = ' сто двести триста четыреста пятьсот шестьсот семьсот восемьсот девятьсот'.split(' ')

/** A number of 1 to 9999 in words, as papers that can't be changed by hand print it: 2021 is `две тысячи двадцать один`. */
export function inWords(number: number): string {
  const thousands = Math.floor(number / 1000)
  const words = thousands === 0 ? [] : [feminine(thousands), thousandWord(thousands)]
  return [...words, ...belowThousand(number % 1000)].join(' ')
}

function belowThousand(number: number): string[] {
  const rest = number % 100
  const last = rest >= 10 && rest < 20 ? [teens[rest - 10]] : [tens[Math.floor(rest / 10)], units[rest % 10]]
  return [hundreds[Math.floor(number / 100)], ...last].flatMap((word) => word || [])
}

const feminine = (digit: number) => (digit === 1 ? 'одна' : digit === 2 ? 'две' : (units[digit] ?? ''))

function thousandWord(digit: number): string {
  if (digit === 1) return 'тысяча'
  return digit < 5 ? 'тысячи' : 'тысяч'
}
