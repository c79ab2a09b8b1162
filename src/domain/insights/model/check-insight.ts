import type { InsightSection } from '../../../contract/entities/insight.ts'
import { checkSupport } from '../../reports/check/check-support.ts'
import { sentencesOf } from '../../reports/check/model-text.ts'
import { sentence } from '../material.ts'
import type { EvidenceLine } from './evidence-lines.ts'

/** Causes, judgements and advice: nothing of the kind is in the arithmetic, so the line itself must say it. */
const CLAIM =
  /из-за|вследстви|привел[оаи]? к|благодаря|вызва[лн]|потому|поэтому|в результате|рекоменд|следует|необходимо|нужно|стоит|признак|указыва|свидетельств|диагноз|because|due to|caused?|led to|thanks to|as a result|therefore|should|recommend|need to|must|indicat|suggest|diagnos|sign of|λόγω|εξαιτίας|επειδή|προκάλεσ|χάρη|πρέπει|συνιστ|δείχνει|υποδηλών|διάγνωσ|ένδειξη/giu
/** How a value stands to its range, and which way it went. */
const STANDING: readonly RegExp[] = [
  /выше нормы|above (?:the )?range|πάνω από τα όρια/iu,
  /ниже нормы|below (?:the )?range|κάτω από τα όρια/iu,
  /вне нормы|out of range|outside|εκτός ορίων/iu,
  /в норме|в пределах нормы|нормальн|\bin range|within|\bnormal|εντός ορίων|φυσιολογικ/iu,
  /выше на|вырос|повысил|увеличил|higher|rose|risen|increase|υψηλότερ|αυξήθηκ/iu,
  /ниже на|снизил|уменьшил|упал|lower|fell|fallen|decrease|χαμηλότερ|μειώθηκ/iu,
  /начат|начал|began|started|άρχισε/iu,
  /закончил|заверш|прекращ|отмен|ended|stopped|τελείωσε|έληξε/iu,
  /не менял|без изменений|стабильн|no change|unchanged|stable|χωρίς μεταβολή|σταθερ/iu,
]

const NUMBER = /\d+(?:[.,]\d+)*/g
const numbersIn = (text: string): string[] => (text.match(NUMBER) ?? []).map(one => one.replaceAll(',', '.'))
const claimsIn = (text: string): string[] => (text.match(CLAIM) ?? []).map(one => one.toLowerCase())
const standingsIn = (text: string): number[] => STANDING.flatMap((pattern, at) => (pattern.test(text) ? [at] : []))

/** Beginnings of words that claim nothing by themselves; how a value stands is compared apart. */
const NEUTRAL =
  /^(?:послед|предыд|сравнен|результ|значен|показат|измер|состав|был|стал|выше|ниже|норм|предел|период|врем|назнач|начат|начал|законч|дат|запис|пациент|снов|затем|посл|перед|для|при|это|что|как|его|нег|все|день|дней|дня|месяц|год|лет|недел|числ|вырос|сниз|повыс|увелич|уменьш|измен|остал|есть|уже|еще|чем|или|она|они|оно|вам|вас|ваш|нов|раз|подряд|указан|извест|last|previous|compar|result|value|was|were|are|the|and|from|with|for|has|have|had|been|high|low|above|below|rang|than|then|again|after|before|dat|record|patient|your|you|measur|level|time|row|new|since|now|this|that|between|over|day|month|year|ros|fell|increas|decreas|prescrib|beg|end|τελευτ|προηγ|σχεση|αποτελεσ|τιμη|ητα|ειναι|απο|εως|για|πανω|κατω|ορι|εντ|εκτ|κατα|στι|στη|στο|την|τησ|των|τον|και|ημερ|μην|ετ|χρον|ασθεν|υψηλ|χαμηλ|συνταγ|αρχισ|τελ|νεο)/u
const LETTERS = 3

/** Lines that one sentence is compared with. */
const CANDIDATES = 4

/**
 * What a model wrote, less every sentence that no single line carries: the reports' support checker must find it
 * supported by that line, and the line must have each of its numbers, standings, causes, judgements and advice.
 */
export function checkInsight(
  lines: readonly EvidenceLine[],
  output: string,
): { sections: InsightSection[]; held: number } {
  const known = lines.map(line => ({ line, words: new Set(wordsIn(line.text)), facts: factsOf(line.text) }))
  const sections: InsightSection[] = []
  let held = 0
  for (const { text: said, heading } of sentencesOf(output)) {
    if (heading || sections.length === 0) sections.push({ part: 'content', title: heading ? said : '', sentences: [] })
    if (heading) continue
    const words = wordsIn(said)
    const wanted = factsOf(said)
    const found = known
      .filter(({ facts, words: own }) => wanted.every(one => facts.includes(one)) && hasWords(own, words))
      .map(({ line, words: own }) => ({ line, shared: words.filter(word => own.has(word)).length }))
      .sort((a, b) => b.shared - a.shared)
      .slice(0, CANDIDATES)
      .find(({ line }) => isSupported(line.text, said))
    if (found) sections.at(-1)?.sentences.push(sentence(said, found.line.sources))
    else held++
  }
  return { sections: sections.filter(({ sentences }) => sentences.length > 0), held }
}

/** Every word that claims something stands in the line, in some form. */
const hasWords = (line: ReadonlySet<string>, words: readonly string[]): boolean =>
  words.every(word => {
    if (word.length < LETTERS || !/\p{L}/u.test(word) || NEUTRAL.test(word) || line.has(word)) return true
    const stem = word.slice(0, Math.max(4, word.length - 3))
    return word.length > 3 && [...line].some(one => one.startsWith(stem))
  })

/** Lower case, without stress and diaeresis; й stays. */
const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0301\u0308]/g, '')
    .normalize('NFC')
    .replaceAll('ς', 'σ')
    .match(/[\p{L}\p{N}]+/gu) ?? []

const factsOf = (text: string): string[] => [
  ...numbersIn(text),
  ...claimsIn(text),
  ...standingsIn(text).map(at => `standing ${at}`),
]

/** A sentence that the checker cuts into several is supported if each of them is. */
function isSupported(line: string, said: string): boolean {
  const verdicts = checkSupport(line, [said])
  return verdicts.length > 0 && verdicts.every(({ verdict }) => verdict === 'supported')
}
