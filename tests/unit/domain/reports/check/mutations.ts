import { findDrugs } from '../../../../../src/domain/drugs/find-drugs.ts'
import { readWords } from '../../../../../src/domain/reports/text/words.ts'
import type { Visit } from '../../../../factories/visits/visit.ts'
import { drugMutations } from './drug-mutations.ts'

/** A sentence made of a gold fact: the fact itself, or the fact with one thing changed. */
export interface Mutation {
  visit: string
  lang: Visit['lang']
  kind: 'true' | 'certainty' | 'side' | 'negation' | 'number' | 'drug' | 'dose' | 'experiencer' | 'status' | 'frequency'
  sentence: string
}

interface Fact {
  quotes: string[]
  negated: boolean
  experiencer: string
  time: string
  certainty: string
}

const SIDES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})справа(?!\p{L})/iu, 'слева'],
  [/(?<!\p{L})слева(?!\p{L})/iu, 'справа'],
  [/(?<!\p{L})прав(?=(?:ая|ый|ой|ую|ом|ого|ое|ые|ых)(?!\p{L}))/iu, 'лев'],
  [/(?<!\p{L})лев(?=(?:ая|ый|ой|ую|ом|ого|ое|ые|ых)(?!\p{L}))/iu, 'прав'],
  [/\bright\b/iu, 'left'],
  [/\bleft\b/iu, 'right'],
  [/(?<!\p{L})δεξι(?=\p{L})/iu, 'αριστερ'],
  [/(?<!\p{L})δεξί(?!\p{L})/iu, 'αριστερό'],
  [/(?<!\p{L})αριστερ[όο](?!\p{L})/iu, 'δεξί'],
  [/(?<!\p{L})αριστερ[άα](?!\p{L})/iu, 'δεξιά'],
  [/(?<!\p{L})αριστερ[ήη](?!\p{L})/iu, 'δεξιά'],
]
const NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/\d+/u, ''],
  ...(
    [
      ['две', 'четыре'],
      ['два', 'пять'],
      ['три', 'шесть'],
      ['пять', 'девять'],
      ['десять', 'двадцать'],
      ['двадцать', 'сорок'],
      ['сто', 'двести'],
      ['two', 'five'],
      ['three', 'eight'],
      ['five', 'nine'],
      ['ten', 'thirty'],
      ['twenty', 'sixty'],
      ['δύο', 'πέντε'],
      ['τρεις', 'επτά'],
      ['πέντε', 'οκτώ'],
      ['δέκα', 'τριάντα'],
    ] as const
  ).map(([from, to]) => [new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, 'iu'), to] as const),
]
/** Words that leave it open, where they can be dropped without further change. */
const HEDGE =
  /(?<!\p{L})(?:вероятно|возможно|наверное|скорее всего|похоже|видимо|probably|maybe|perhaps|i think|most likely|likely|possibly|μάλλον|ίσως|πιθανόν|πιθανότατα|νομίζω)(?!\p{L}),?/iu
/** Still left open by another word. */
const STILL_OPEN =
  /вероятн|возможн|похоже|под вопросом|исключ|вряд|кажется|может|не знаю|likely|possib|might|may |could|think|rule|sure|looks|seems|doubt|worr|suspect|μάλλον|πιθαν|ίσως|νομίζω|φαίνεται|μπορ|αποκλε|υποψ/iu

/** The first number in words as figures. */
function inFigures(quote: string): string | null {
  const { words, numbers } = readWords(quote)
  for (const [at, { value, to }] of numbers) {
    const [first, last] = [words[at], words[to - 1]]
    if (!first || !last || /\d/u.test(first.norm) || value < 2 || !Number.isInteger(value)) continue
    return quote.slice(0, first.start) + String(value) + quote.slice(last.end)
  }
  return null
}

const DENIES = { ru: 'Отрицает: ', en: 'Denies: ', el: 'Αρνείται: ' } as const
const RELATIVE =
  /(?<!\p{L})(?:у (?:моей |моего |старшей |старшего )?(?:отца|матери|мамы|сестры|брата|сына|мужа|жены|дочери|бабушки)|my (?:mum|mom|dad|mother|father|sister|brother|aunt|gran|husband|wife|son|daughter)|mum|dad|his brother|her mother|η μητέρα (?:μου|της|του)|ο πατέρας (?:μου|της|του)|ο αδελφός (?:μου|της)|η μάνα μου|η κόρη μου)(?!\p{L})/iu
const PATIENT = { ru: 'У пациента', en: 'The patient', el: 'Ο ασθενής' } as const

/** Every sentence that can be made of a visit's gold. */
export function mutationsOf(visit: Visit): Mutation[] {
  const found: Mutation[] = []
  const { id, lang, gold } = visit
  const add = (kind: Mutation['kind'], sentence: string) => found.push({ visit: id, lang, kind, sentence })
  const facts = Object.values(gold.sections).flat() as unknown as Fact[]
  const names = [
    ...new Map(
      findDrugs(visit.transcript)
        .filter(one => one.inn)
        .map(one => [one.inn, one.name]),
    ).values(),
  ]
  for (const { quotes, negated, experiencer, time, certainty } of facts) {
    const [quote = ''] = quotes
    if (quotes.length > 1 || quote.split(/\s+/u).length < 3 || /[?;]/u.test(quote) || time === 'conditional') continue
    add('true', quote)
    const figures = inFigures(quote)
    if (figures) add('true', figures)
    const certain = quote.replace(HEDGE, ' ').replace(/\s+/gu, ' ').trim()
    if (certainty === 'uncertain' && certain !== quote && certain.split(' ').length > 2 && !STILL_OPEN.test(certain))
      add('certainty', certain)
    const isPatient = experiencer === 'patient'
    const one = SIDES.filter(([side]) => side.test(quote))
    if (one.length === 1 && one[0]) add('side', quote.replace(one[0][0], one[0][1]))
    if (
      !negated &&
      certainty === 'stated' &&
      isPatient &&
      !/(?:^|\s)(?:не|нет|no|not|δεν|χωρίς|без|ни|any)(?:\s|$)|n't/iu.test(quote)
    )
      add('negation', DENIES[lang] + quote.charAt(0).toLowerCase() + quote.slice(1))
    const number = NUMBERS.find(([words]) => words.test(quote))
    if (number)
      add(
        'number',
        quote.replace(number[0], said => number[1] || String(Number(said) * 2 + 7)),
      )
    const drug = findDrugs(quote).find(named => named.inn)
    const other = names.find(name => drug && findDrugs(name)[0]?.inn !== drug.inn && !quote.includes(name))
    if (drug && other) add('drug', quote.slice(0, drug.start) + other + quote.slice(drug.end))
    if (!isPatient && RELATIVE.test(quote)) add('experiencer', quote.replace(RELATIVE, PATIENT[lang]))
  }
  drugMutations(visit, names, add)
  return found
}
