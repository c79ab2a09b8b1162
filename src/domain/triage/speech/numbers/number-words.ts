import { plain } from '../text/scan.ts'

export type NumberWordKind = 'zero' | 'unit' | 'teen' | 'ten' | 'hundred' | 'whole'

export interface NumberWord {
  readonly value: number
  readonly kind: NumberWordKind
  readonly english: boolean
}

/** One list per value: forms of case and gender, and spellings of recognisers, separated by spaces. */
type Forms = Readonly<Record<number, string>>

const RUSSIAN: Forms = {
  0: 'ноль нуль ноля нуля',
  1: 'один одна одно одного одной одном одну одним',
  2: 'два две двух двум двумя',
  3: 'три трёх трём тремя',
  4: 'четыре четырёх четырём четырьмя',
  5: 'пять пяти пятью',
  6: 'шесть шести шестью',
  7: 'семь семи семью',
  8: 'восемь восьми восемью',
  9: 'девять девяти девятью',
  10: 'десять десяти десятью',
  11: 'одиннадцать одиннадцати одинадцать',
  12: 'двенадцать двенадцати',
  13: 'тринадцать тринадцати',
  14: 'четырнадцать четырнадцати',
  15: 'пятнадцать пятнадцати',
  16: 'шестнадцать шестнадцати',
  17: 'семнадцать семнадцати',
  18: 'восемнадцать восемнадцати',
  19: 'девятнадцать девятнадцати',
  20: 'двадцать двадцати',
  30: 'тридцать тридцати',
  40: 'сорок сорока',
  50: 'пятьдесят пятидесяти',
  60: 'шестьдесят шестидесяти',
  70: 'семьдесят семидесяти',
  80: 'восемьдесят восьмидесяти восемидесяти',
  90: 'девяносто девяноста',
  100: 'сто ста сотня сотни сотню',
  200: 'двести двухсот двумстам',
  300: 'триста трёхсот',
  400: 'четыреста',
  500: 'пятьсот пятисот',
  600: 'шестьсот',
  700: 'семьсот',
  800: 'восемьсот',
  900: 'девятьсот',
}

const ENGLISH: Forms = {
  0: 'zero oh nought',
  1: 'one',
  2: 'two',
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
  11: 'eleven',
  12: 'twelve',
  13: 'thirteen',
  14: 'fourteen',
  15: 'fifteen',
  16: 'sixteen',
  17: 'seventeen',
  18: 'eighteen',
  19: 'nineteen',
  20: 'twenty',
  30: 'thirty',
  40: 'forty fourty',
  50: 'fifty',
  60: 'sixty',
  70: 'seventy',
  80: 'eighty',
  90: 'ninety ninty',
  100: 'hundred',
}

const GREEK: Forms = {
  0: 'μηδέν',
  1: 'ένα ένας μία μια έναν ενός μίας μιας',
  2: 'δύο δυο',
  3: 'τρία τρεις τριών',
  4: 'τέσσερα τέσσερις τέσσερεις τεσσάρων',
  5: 'πέντε',
  6: 'έξι',
  7: 'επτά εφτά',
  8: 'οκτώ οχτώ',
  9: 'εννέα εννιά ενιά',
  10: 'δέκα',
  11: 'έντεκα ένδεκα',
  12: 'δώδεκα',
  13: 'δεκατρία δεκατρείς δεκατριών',
  14: 'δεκατέσσερα δεκατέσσερις δεκατεσσάρων',
  15: 'δεκαπέντε',
  16: 'δεκαέξι δεκάξι',
  17: 'δεκαεπτά δεκαεφτά',
  18: 'δεκαοκτώ δεκαοχτώ',
  19: 'δεκαεννέα δεκαεννιά',
  20: 'είκοσι',
  30: 'τριάντα',
  40: 'σαράντα',
  50: 'πενήντα',
  60: 'εξήντα',
  70: 'εβδομήντα',
  80: 'ογδόντα',
  90: 'ενενήντα',
  100: 'εκατό εκατόν',
  200: 'διακόσια διακόσιες διακόσιοι διακοσίων',
  300: 'τριακόσια τριακόσιες τριακόσιοι τριακοσίων τρακόσια τρακόσιες',
  400: 'τετρακόσια τετρακόσιες τετρακόσιοι τετρακοσίων',
  500: 'πεντακόσια πεντακόσιες πεντακόσιοι πεντακοσίων',
  600: 'εξακόσια εξακόσιες εξακόσιοι εξακοσίων',
  700: 'επτακόσια εφτακόσια επτακόσιες εφτακόσιες επτακόσιοι επτακοσίων',
  800: 'οκτακόσια οχτακόσια οκτακόσιες οχτακόσιες οκτακόσιοι οκτακοσίων',
  900: 'εννιακόσια εννεακόσια ενιακόσια εννιακόσιες εννεακόσιες εννεακόσιοι εννιακοσίων εννεακοσίων',
}

function kindOf(value: number): NumberWordKind {
  if (value === 0) return 'zero'
  if (value < 10) return 'unit'
  if (value < 20) return 'teen'
  return value < 100 ? 'ten' : 'hundred'
}

function* words(forms: Forms, english: boolean): Generator<[string, NumberWord]> {
  for (const [value, list] of Object.entries(forms))
    for (const form of list.split(' '))
      yield [plain(form), { value: Number(value), kind: kindOf(Number(value)), english }]
}

/** «οχτώμισι», «δεκατρεισήμισι»: Greek numbers below a hundred with a half as suffix. */
function* halves(forms: ReadonlyArray<readonly [string, NumberWord]>): Generator<[string, NumberWord]> {
  for (const [form, { value }] of forms)
    if (value > 0 && value < 100)
      for (const ending of ['μισι', 'μισυ', 'μιση', 'ημισι', 'ημιση', 'ιμισι', 'ιμιση', 'αμισι', 'αμιση'])
        yield [
          (ending.startsWith('α') ? form.replace(/[αη]$/, '') : form) + ending,
          { value: value + 0.5, kind: 'whole', english: false },
        ]
}

/** «τριανταοκτώ», «εικοσιτέσσερις»: a ten and a unit in one word. */
function* joined(forms: ReadonlyArray<readonly [string, NumberWord]>): Generator<[string, NumberWord]> {
  for (const [ten, { value, kind }] of forms)
    if (kind === 'ten')
      for (const [unit, word] of forms)
        if (word.kind === 'unit') yield [ten + unit, { value: value + word.value, kind: 'whole', english: false }]
}

const greek = [...words(GREEK, false)]
const greekTens = [...joined(greek)]

/** Keyed by normalised word. */
export const NUMBER_WORDS: ReadonlyMap<string, NumberWord> = new Map(
  [
    ...halves([...greek, ...greekTens]),
    ...greekTens,
    ...greek,
    ...words(ENGLISH, true),
    ...words(RUSSIAN, false),
    ['полсотни', { value: 50, kind: 'whole', english: false }],
    ['полтораста', { value: 150, kind: 'whole', english: false }],
    ['полутораста', { value: 150, kind: 'whole', english: false }],
    ['полтора', { value: 1.5, kind: 'whole', english: false }],
    ['полутора', { value: 1.5, kind: 'whole', english: false }],
    ['полторы', { value: 1.5, kind: 'whole', english: false }],
    ['ενάμισι', { value: 1.5, kind: 'whole', english: false }],
    ['ενάμιση', { value: 1.5, kind: 'whole', english: false }],
    ['τρεισήμισι', { value: 3.5, kind: 'whole', english: false }],
    ['δυόμισι', { value: 2.5, kind: 'whole', english: false }],
  ].map(([word, value]) => [plain(word as string), value as NumberWord]),
)
