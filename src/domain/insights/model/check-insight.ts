import type { InsightSection } from '../../../contract/entities/insight.ts'
import { foldedWords } from '../../labs/text/fold.ts'
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
  const known = lines.map(line => ({ line, words: new Set(foldedWords(line.text)), facts: factsOf(line.text) }))
  const sections: InsightSection[] = []
  let held = 0
  for (const { text: said, heading } of sentencesOf(output)) {
    if (heading || sections.length === 0) sections.push({ part: 'content', title: heading ? said : '', sentences: [] })
    if (heading) continue
    const words = foldedWords(said)
    const wanted = factsOf(said)
    const found = known
      .filter(({ facts }) => wanted.every(one => facts.includes(one)))
      .map(({ line, words: own }) => ({ line, shared: words.filter(word => own.has(word)).length }))
      .sort((a, b) => b.shared - a.shared)
      .slice(0, CANDIDATES)
      .find(({ line }) => isSupported(line.text, said))
    if (found) sections.at(-1)?.sentences.push(sentence(said, found.line.sources))
    else held++
  }
  return { sections: sections.filter(({ sentences }) => sentences.length > 0), held }
}

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
