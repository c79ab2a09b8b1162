import type { Random } from './random.ts'

/** Digits taken for others, as tesseract does with high confidence. */
const DIGITS: Readonly<Record<string, string>> = {
  '0': '6698',
  '1': '774',
  '2': '7',
  '3': '889',
  '4': '19',
  '5': '6638',
  '6': '855',
  '7': '112',
  '8': '3360',
  '9': '044',
}
/** Words and signs that came out of pictures of sheets instead of others. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  '%': ['5', '55', '“5', '56', '96'],
  '*': ['κ', 'Χ', 'ω', "'"],
  H: ['Н', 'Η'],
  fl: ['Τι', 'τι', 'fi'],
  фл: ['Фл', 'фп'],
  пг: ['Пг', 'пт'],
  'мм/ч': ['ММ/Ч', 'мм/4'],
  'g/dl': ['α/αὶ', 'g/di', 'g/dI'],
  'K/μl': ['κ/μὶ', 'κ/μι', 'K/ul'],
  'M/μl': ['Μ/μὶ', 'M/ul'],
  'мМЕ/л': ['ММЕ/л', 'мМЕ/п'],
  '↑': ['1', 'T', '4'],
  '↓': ['1', 'L'],
  '<': ['«', '‹'],
  '10⁹/L': ['109/L', '10°/L', '10?/L'],
  '10^9/л': ['10 9/л', '1079/л', '10*9/л'],
  '10^9/L': ['1079/L', '10%/L', '10^9/L'],
  СОЭ: ['С0Э', '(03'],
  MCV: ['МСУ', 'МС\\/'],
  RDW: ['ВОМ', 'КОМ'],
}
/** Letters taken for others. */
const LETTERS: Readonly<Record<string, string>> = {
  и: 'нц',
  н: 'ип',
  п: 'нл',
  ц: 'щ',
  ш: 'щ',
  е: 'с',
  с: 'е',
  о: 'с0',
  л: 'п',
  т: 'г',
  г: 'т',
  ы: 'н',
  e: 'co',
  c: 'e',
  o: 'c',
  l: 'I1',
  i: 'l1',
  n: 'r',
  h: 'b',
  u: 'v',
  a: 'o',
  ο: 'σ',
  ι: 'ί',
  η: 'n',
  ν: 'v',
  ρ: 'p',
  μ: 'u',
  α: 'a',
  κ: 'χ',
}

export const hasDigit = (text: string) => /\d/u.test(text)

/** One digit of a number read as another. */
export function wrongDigit(text: string, random: Random): string {
  const places = [...text].flatMap((sign, at) => (DIGITS[sign] ? [at] : []))
  if (places.length === 0) return text
  const at = random.pick(places)
  return text.slice(0, at) + random.pick([...(DIGITS[text[at] ?? ''] ?? '0')]) + text.slice(at + 1)
}

/** A number with a sign misread: its decimal sign lost or changed, letters for digits. */
function wrongSign(text: string, random: Random): string {
  const ways: ((one: string) => string)[] = [
    one => one.replace(/[.,]/u, ''),
    one => one.replace(/[.,]/u, sign => (sign === ',' ? '.' : ',')),
    one => one.replace(/0/u, random.pick(['О', 'O', 'θ', 'o'])),
    one => one.replace(/1/u, random.pick(['l', 'I', '|'])),
    one => one.replace(/3/u, 'З'),
    one => one.replace(/,/u, ')'),
    one => one.replace(/-/u, random.pick(['–', '—', '~'])),
    one => one.replace(/</u, '«'),
  ]
  return random.pick(ways)(text)
}

function wrongLetter(text: string, random: Random): string {
  const places = [...text].flatMap((sign, at) => (LETTERS[sign] ? [at] : []))
  if (places.length === 0) return text
  const at = random.pick(places)
  return text.slice(0, at) + random.pick([...(LETTERS[text[at] ?? ''] ?? '')]) + text.slice(at + 1)
}

/** How one reading may see a word that it misreads. */
export function misread(text: string, random: Random): string {
  const whole = WHOLE[text]
  if (whole && random.chance(0.8)) return random.pick(whole)
  if (hasDigit(text)) return random.chance(0.6) ? wrongDigit(text, random) : wrongSign(text, random)
  return wrongLetter(text, random)
}
