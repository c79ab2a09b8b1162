import type { SpeechLanguage } from '../../../../../src/domain/triage/speech/heard-vitals.ts'

/** Spoken integers from 1 to 299, written independently of the grammar. */
type Say = (value: number) => string

const pick = (list: string) => {
  const words = list.split(' ')
  return (index: number) => words[index] ?? ''
}

const join = (...parts: readonly string[]) => parts.filter(Boolean).join(' ')

const RU = {
  small: pick(
    '_ один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
  ),
  tens: pick('_ _ двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'),
  hundreds: ['', 'сто', 'двести'],
}

const EN = {
  small: pick(
    '_ one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  tens: pick('_ _ twenty thirty forty fifty sixty seventy eighty ninety'),
}

const EL = {
  small: pick(
    '_ ένα δύο τρία τέσσερα πέντε έξι επτά οκτώ εννέα δέκα έντεκα δώδεκα δεκατρία δεκατέσσερα δεκαπέντε δεκαέξι δεκαεπτά δεκαοκτώ δεκαεννέα',
  ),
  tens: pick('_ _ είκοσι τριάντα σαράντα πενήντα εξήντα εβδομήντα ογδόντα ενενήντα'),
  hundreds: (rest: number) => ['', rest === 0 ? 'εκατό' : 'εκατόν', 'διακόσια'],
}

const below100 = ({ small, tens }: Pick<typeof EN, 'small' | 'tens'>, value: number, glue = ' ') => {
  if (value === 0) return ''
  if (value < 20) return small(value)
  return [tens(Math.floor(value / 10)), value % 10 === 0 ? '' : small(value % 10)].filter(Boolean).join(glue)
}

const russian: Say = value => join(RU.hundreds[Math.floor(value / 100)] ?? '', below100(RU, value % 100))

const greek: Say = value => join(EL.hundreds(value % 100)[Math.floor(value / 100)] ?? '', below100(EL, value % 100))

/** "One hundred and thirty-five". */
const fullEnglish: Say = value => {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  return join(
    hundreds > 0 ? `${EN.small(hundreds)} hundred` : '',
    hundreds > 0 && rest > 0 ? 'and' : '',
    below100(EN, rest, '-'),
  )
}

/** Short spoken form: "one thirty-five", "one oh five". */
const shortEnglish: Say = value => {
  const hundreds = Math.floor(value / 100)
  const rest = value % 100
  if (hundreds === 0 || rest === 0) return fullEnglish(value)
  return join(EN.small(hundreds), rest < 10 ? `oh ${EN.small(rest)}` : below100(EN, rest))
}

export interface Style {
  readonly name: string
  readonly language: SpeechLanguage
  readonly say: Say
  /** `round`: the whole number is a multiple of ten, so that a following digit would sound like its unit. */
  readonly tenths: (whole: string, tenth: string, round: boolean) => string
}

const figures: Say = String

export const STYLES: readonly Style[] = [
  { name: 'figures', language: 'ru', say: figures, tenths: (whole, tenth) => `${whole},${tenth}` },
  { name: 'figures, "and"', language: 'ru', say: figures, tenths: (whole, tenth) => `${whole} и ${tenth}` },
  { name: 'words', language: 'ru', say: russian, tenths: (whole, tenth) => `${whole} и ${tenth}` },
  { name: 'words, point', language: 'ru', say: russian, tenths: (whole, tenth) => `${whole} запятая ${tenth}` },
  { name: 'figures', language: 'en', say: figures, tenths: (whole, tenth) => `${whole}.${tenth}` },
  { name: 'words', language: 'en', say: fullEnglish, tenths: (whole, tenth) => `${whole} point ${tenth}` },
  {
    name: 'short words',
    language: 'en',
    say: shortEnglish,
    tenths: (whole, tenth, round) => (round ? `${whole} point ${tenth}` : `${whole} ${tenth}`),
  },
  { name: 'figures', language: 'el', say: figures, tenths: (whole, tenth) => `${whole},${tenth}` },
  { name: 'words', language: 'el', say: greek, tenths: (whole, tenth) => `${whole} και ${tenth}` },
  { name: 'words, point', language: 'el', say: greek, tenths: (whole, tenth) => `${whole} κόμμα ${tenth}` },
]
