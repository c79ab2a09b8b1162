import { fold, tidy } from './fold.ts'
import { phrases } from './phrases.ts'

/** `out` is a mark without a direction: a star. */
export type FlagDirection = 'high' | 'low' | 'out' | 'inside'

const WORDS = phrases<FlagDirection>([
  [
    'high',
    'high | very high | above high reference limit | above upper reference limit | above normal | above range | elevated',
  ],
  [
    'high',
    'выше нормы | выше | повышен | повышено | повышена | повышены | высокий | высокое | вышенормы | выше референса',
  ],
  ['high', 'υψηλο | υψηλη | υψηλος | αυξημενο | αυξημενη | ανω | πανω απο τα ορια | ανω φυσιολογικου'],
  [
    'low',
    'low | very low | below low reference limit | below lower reference limit | below normal | below range | decreased',
  ],
  [
    'low',
    'ниже нормы | ниже | понижен | понижено | понижена | понижены | снижен | снижено | снижена | низкий | низкое',
  ],
  ['low', 'χαμηλο | χαμηλη | χαμηλος | μειωμενο | μειωμενη | κατω | κατω απο τα ορια'],
  [
    'out',
    'abnormal | abn | out of range | outside range | отклонение | вне нормы | откл | εκτος οριων | εκτος | παθολογικο',
  ],
  [
    'inside',
    'normal | within range | in range | норма | в норме | φυσιολογικο | φυσιολογικη | εντος οριων | εντος | κ φ',
  ],
])

const SIGNS: Readonly<Record<string, FlagDirection>> = {
  H: 'high',
  HH: 'high',
  'H!': 'high',
  'H*': 'high',
  '*H': 'high',
  L: 'low',
  LL: 'low',
  'L!': 'low',
  'L*': 'low',
  '*L': 'low',
  A: 'out',
  AA: 'out',
  N: 'inside',
  '↑': 'high',
  '↑↑': 'high',
  '↑↑↑': 'high',
  '▲': 'high',
  '⬆': 'high',
  '⇑': 'high',
  '˄': 'high',
  '>>': 'high',
  '↓': 'low',
  '↓↓': 'low',
  '↓↓↓': 'low',
  '▼': 'low',
  '⬇': 'low',
  '⇓': 'low',
  '<<': 'low',
  '*': 'out',
  '**': 'out',
  '***': 'out',
  '!': 'out',
  '!!': 'out',
  '(!)': 'out',
  '(*)': 'out',
  '[!]': 'out',
  '●': 'out',
  '•': 'out',
  CH: 'high',
  CL: 'low',
  В: 'high',
  Υ: 'high',
  Χ: 'low',
}
/** Marks as they come out of a picture: К for a star, Н for H. */
const MISREAD: Readonly<Record<string, FlagDirection>> = {
  κ: 'out',
  к: 'out',
  k: 'out',
  x: 'out',
  х: 'out',
  χ: 'out',
  ω: 'out',
  Н: 'high',
  Η: 'high',
  н: 'high',
  '“': 'out',
  '"': 'out',
  "'": 'out',
  '°': 'out',
  ж: 'out',
  Ж: 'out',
  '#': 'out',
  '+': 'out',
}

/** What a mark beside a value says; null if it is none. `loose` also takes what a star or H is misread as. */
export function flagDirection(text: string, loose = false): FlagDirection | null {
  const sign = tidy(text)
  const bare = sign.replace(/^[([](.+)[)\]]$/u, '$1')
  const direct = SIGNS[sign] ?? SIGNS[bare]
  if (direct) return direct
  if (loose && MISREAD[sign]) return MISREAD[sign] ?? null
  return sign.length > 2 && !/\d/u.test(sign) ? WORDS.whole(sign) : null
}

/** "4,87 H", "6,11↑", "* 33,9": a mark at either end of a value's text. */
export function splitFlag(text: string): { rest: string; flag: string | null } {
  // Behind a number it is a mark of some kind, not "and more"; alone it is a result.
  const sign = /^([<>≤≥]?\s?\d[\d.,]*)\s?(\(\++\)|\++)$/u.exec(text)
  if (sign?.[1] && sign[2]) return { rest: sign[1], flag: sign[2] }
  const arrows =
    /^(.*?[\p{L}\d)%+.])\s*((?:[↑↓▲▼⬆⬇⇑⇓]+|\*+|\(!\)|!+|\(\*\))|(?:\s|(?<=\d))(?:\((?:HH?|LL?|A)\)|\[(?:HH?|LL?)\]|HH?\*?|LL?\*?|A))$/u.exec(
      text,
    )
  if (arrows?.[1] && arrows[2]) return { rest: arrows[1].trim(), flag: arrows[2].trim() }
  const leading = /^((?:[↑↓▲▼⬆⬇⇑⇓]+|\*+|!+|\(!\))|(?:HH?|LL?)(?=\s))\s*(?=[<>≤≥-]?\s?\d)(.*)$/u.exec(text)
  if (leading?.[1] && leading[2]) return { rest: leading[2].trim(), flag: leading[1] }
  const words = text.split(' ')
  for (let length = Math.min(5, words.length - 1); length > 0; length--) {
    const tail = words.slice(-length).join(' ')
    if (/^\d|[<>]/u.test(tail) || !flagDirection(tail) || fold(tail).length < 3) continue
    const rest = words.slice(0, -length).join(' ')
    if (/\d/u.test(rest)) return { rest, flag: tail }
  }
  return { rest: text, flag: null }
}
