import type { NameMatch, NameToken } from './match-names.ts'

/** Beside these a name of three letters is a medicine: a dose, a unit, a form, a verb of taking. Folded, as stems. */
const BESIDE =
  /^(?:\d|мг|мкг|мл|грамм|миллиграм|микрограм|миллилитр|единиц|таблет|капсул|капл|спреи|укол|шипуч|порош|сироп|пью|пил[аи]?$|пьет|пьете|принима|выпи|назнач|добав|отмен|оставл|начн|mg|mcg|ml|milli|micro|gram|unit|tablet|capsule|drops?$|spray|puff|sachet|take|takes|taking|took|start|stop|keep|continue|prescri|χιλιοστ|μικρογρ|γραμμ|μοναδ|χαπι|δισκι|καψουλ|σταγον|φακελ|σιροπι|παιρν|επαιρν|πηρ|παρετε|λαμβαν|συνεχ|ξεκιν|διακοπ|κοψ)/u
/** Spelled doses: «Эутирокс сто», "T4 seventy-five", «εβδομήντα πέντε». */
const SPOKEN_DOSE =
  /^(?:полтаблет|десять|двадцать|двадцат|тридцать|сорок|пятьдесят|семьдесят|восемьдесят|девяносто|сто$|двести|триста|пятьсот|шестьсот|ten|twenty|fifty|seventy|hundred|δεκα|εικοσι|πενηντα|εβδομηντα|εκατο|διακοσια)/u
/** Beside these a substance is measured in blood, not taken. */
const MEASURED =
  /^(?:анализ|уровень|уровня|сыворот|крови|кровь|ттг|ферритин|сдать|сдаите|натрии|креатинин|level|levels|serum|tsh|ferritin|sodium|creatinine|labs?|blood|test|tests|τσh|εξετασ|επιπεδ|φερριτιν|νατριο|κρεατινιν|τιμη)/u
/** "Everything tastes of metal", «всё железом пахнет». */
const SMELLS = /^(?:пахн|отдает|привкус|вкус|tastes?$|smells?$|μυριζ|γευσ)/u
/** Words to either side that are looked at; a stop between ends the look. */
const WINDOW = 4
const STOP = /[.!?;…\n]/u

export const plainWord = (word: string): string =>
  word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')

/** Classes whose members also stand in a blood test under the same name. */
const ALSO_MEASURED = new Set(['iron', 'mineral', 'vitamin', 'oestrogen', 'progestogen', 'androgen', 'thyroid hormone'])

function nearby(text: string, tokens: readonly NameToken[], { from, to }: NameMatch): string[] {
  const words: string[] = []
  for (const [start, step] of [
    [from - 1, -1],
    [to, 1],
  ] as const)
    for (let at = start, left = WINDOW; left > 0; at += step, left--) {
      const [here, last] = [tokens[at], tokens[at - step]]
      if (!here || !last) break
      const gap = step > 0 ? text.slice(last.end, here.start) : text.slice(here.end, last.start)
      if (STOP.test(gap)) break
      words.push(plainWord(here.text))
    }
  return words
}

/** True if a name of three letters or fewer is said as a medicine there. */
export function isSaidAsDrug(text: string, tokens: readonly NameToken[], match: NameMatch): boolean {
  return nearby(text, tokens, match).some(word => BESIDE.test(word) || SPOKEN_DOSE.test(word))
}

/** True if the substance is said as the result or the aim of a blood test there. */
export function isMeasured(text: string, tokens: readonly NameToken[], match: NameMatch): boolean {
  if (!ALSO_MEASURED.has(match.drugClass)) return false
  const words = nearby(text, tokens, match)
  return (
    words.some(word => MEASURED.test(word) || SMELLS.test(word)) &&
    !words.some(word => BESIDE.test(word) && !/^\d|^микро|^micro/u.test(word))
  )
}
