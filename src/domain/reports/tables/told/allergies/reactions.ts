import type { Reading, Segment } from '../../../text/shape.ts'
import { normsOf } from '../../dose-units.ts'

/** Reactions that are an allergy; a swollen ankle and a cough are side effects. */
const REACTION =
  /^(?:сыпь|сыпи|сыпью|высып\S+|обсып\S+|волдыр\S*|отек(?:и|а|ли?|ла|ло|ать|ает|ают|аю|ом)?|распух\S*|опух(?:ли?|ла|ло|ать|ает|ают|шие)|крапивниц\S*|квинке|чесал\S*|чешусь|чешет\S*|зуд|пятнами|задыха\S+|rash(?:es)?|hives|welts|wheals|swell(?:s|ed|ing)?|swelled|swollen|itch(?:y|ed|ing|es)?|blister\S*|εξανθημα\S*|εξανθηματα|καντηλ\S*|φλυκταιν\S*|κνιδωση|φαγουρα|πρηστ\S+|πρηζ\S+|πρηξ\S+|πρησ\S+|πλακεσ|σπυρια)$/u
const OF_LEGS =
  /(?:^|\s)(?:ног\S*|стоп\S*|голен\S*|лодыж\S*|щиколот\S*|ankles?|legs?|feet|foot|calves|αστραγαλ\S*|ποδι\S*)(?:\s|$)/u
const OF_SKIN_OR_FACE =
  /(?:^|\s)(?:сып|крапивниц|квинке|губ|лиц|горл|язык|век|rash|hive|lips?|face|throat|tongue|eyes?|χειλ|προσωπ|λαιμ|γλωσσ|ματι|εξανθ)/u
const FROM = /^(?:от|на|фоне|после|from|with|after|to|on|απο|με|σε|στο|στον|στη|στην|στα|στισ)$/u
const ARTICLE = /^(?:the|a|any|his|her|my|your|τη|την|το|τον|τα|η|ο)$/u
const GAVE =
  /^(?:gave|gives|brought|brings|made|makes|caused|causes|вызвал\S*|вызывает|дал|дала|дает|μου|του|τησ|με|εβγαλε|εφερε|προκαλεσε)$/u
const SIGN = /[,.;:!?—–\n]/u
const NEAR = 5
export const NONE = /(?:^|\s)(?:no|not|\S+n't|never|without|нет|не|без|никак\S+|δεν|καμια|χωρισ|ουτε)(?:\s|$)/u
export const BETTER =
  /(?:^|\s)(?:прош\S+|проход\S+|уход\S+|бледне\S+|περνα\S*|φευγει|clear|clearing|исчез\S*|спал|спала|спадает|сош\S+|уменьш\S+|меньше|лучше|легче|cleared|clears|went|gone|better|settled|settles|helps?|helped|treat\S*|περασ\S+|υποχωρ\S+|εφυγε|βοηθ\S+|λιγοτερ\S+|помога\S+|снима\S+|снял\S*)(?:\s|$)/u
const FOR = /^(?:for|against|от|для|против|για)$/u
const IF = /(?:^|\s)(?:if|unless|whether|should|если|при|вдруг|αν|εαν|μηπωσ)(?:\s|$)/u

const AFTER_TAKING =
  /(?:^|\s)(?:after|when|once|когда|после того как|как только|οταν|αφου|μολισ)(?: (?:i|he|she|я|он|она))? (?:took|had|выпил\S?|принял\S?|попил\S?|πηρα|πηρε)(?: (?:the|some|το|τη|την))?$/u

/** «От анальгина губы отекают», "hives with penicillin", "codeine brought me out in a rash": said of the medicine. */
export function isReactedTo(reading: Reading, segment: Segment, named: { at: number; to: number }): boolean {
  const { words } = reading
  const { from, to, loose } = segment
  const near = loose ? 2 : NEAR
  const norm = (at: number) => (at >= from && at < to ? (words[at]?.norm ?? '') : '')
  const isReaction = (at: number) => REACTION.test(norm(at)) && !FOR.test(norm(at - 1))
  const before = normsOf(reading, from, named.at)
  if (AFTER_TAKING.test(before) && RASH.test(before) && !NONE.test(before) && !BETTER.test(before)) return true
  let [start, end] = [named.at, named.to]
  while (start > from && !SIGN.test(words[start - 1]?.after ?? '')) start--
  while (end < to && !SIGN.test(words[end - 1]?.after ?? '')) end++
  const link = named.at - (ARTICLE.test(norm(named.at - 1)) ? 2 : 1)
  if (/^(?:нет|no|not|οχι)$/u.test(norm(named.to))) return false
  const isFrom = link >= start && FROM.test(norm(link))
  for (let step = 0; step < near; step++) {
    const [earlier, behind] = [link - 1 - step, named.to + step]
    const isBefore = isFrom && earlier >= start && isReaction(earlier)
    // "It gave the rash a rest": that was there before.
    const isKnown = /^(?:the|το|την)$/u.test(norm(behind - 1))
    const isBehind = behind < end && isReaction(behind) && !isKnown && (isFrom || GAVE.test(norm(named.to)))
    if ((isBefore || isBehind) && !hasOther(reading, Math.min(earlier, named.to), Math.max(behind, named.at), named)) {
      const said = normsOf(reading, start, end)
      const isSwelling = /^(?:отек|опух|распух|swell|swoll|πρη)/u.test(norm(isBefore ? earlier : behind))
      return (
        !NONE.test(said) &&
        !BETTER.test(said) &&
        !IF.test(normsOf(reading, from, named.at)) &&
        !(isSwelling && OF_LEGS.test(said) && !OF_SKIN_OR_FACE.test(said))
      )
    }
  }
  return false
}

const hasOther = ({ drugs }: Reading, from: number, to: number, named: { at: number }): boolean => {
  for (let at = from; at < to; at++) if (at !== named.at && drugs.has(at)) return true
  return false
}

const SOON =
  /^(?:(?:и|а|ну|and|then|και|ε) )?(?:last time|(?:within|in|after) (?:\S+ ){1,3}(?:minutes?|hours?|doses?|tablets?|days?)|after the (?:first|second|third)|(?:\S+ ){1,3}later|(?:в )?прошлыи раз|την (?:τελευταια|αλλη|προηγουμενη) φορα|через (?:\S+ ){1,2}(?:минут\S*|час\S*|полчаса|дня|день)|через (?:час|полчаса|минуту|сутки|день)|после (?:\S+ )?(?:укола|таблетки|дозы|раза|приема|него|нее|них)|на (?:первыи|второи|третии|следующии) день|(?:σε|στα|στη|στην|μετα απο|υστερα απο) (?:\S+ ){0,2}(?:λεπτα|ωρα|ωρεσ|χαπι|μερα|δοση))(?:\s|$)/u
export const RASH =
  /(?:^|\s)(?:сыпь|сыпи|высып\S+|обсып\S+|волдыр\S*|крапивниц\S*|квинке|rash|hives|welts|wheals|lips|throat|tongue|face|εξανθημα|καντηλ\S*|φλυκταιν\S*|χειλη|λαιμοσ|γλωσσα|προσωπο|(?:губы|лицо|горло|язык|веки)(?= \S*(?:отек|опух|распух)))/u
const OF_IT =
  /(?:^|\s)(?:(?:from|with|to|on|after) (?:it|that|them|those)|(?:от|на|после) (?:него|нее|них|этого)|(?:με|απο|σε) (?:αυτο|αυτα|αυτη)|μ αυτο|απ αυτο)(?:\s|$)/u
/** "Within an hour of eating shellfish", "from the cream": of another thing. */
const OF_ANOTHER =
  /(?:^|\s)(?:of|after|from|when|после|от|когда|απο|μετα|οταν) (?!(?:it|that|them|taking|него|нее|них|этого|приема|αυτο|αυτα)(?:\s|$))/u
const KNOWN = /(?:^|\s)(?:the|το) (?:rash|hives|swelling|εξανθημα)(?:\s|$)/u
/** "In half an hour my lips swelled", right behind the medicine that was taken. */
export function tellsReactionSoon(reading: Reading, { from, to }: Segment): boolean {
  const norms = normsOf(reading, from, to)
  const soon = SOON.exec(norms)
  const isSoon = soon !== null && !OF_ANOTHER.test(norms.slice(soon[0].length - 1))
  return (
    (isSoon || OF_IT.test(norms)) && RASH.test(norms) && !KNOWN.test(norms) && !NONE.test(norms) && !BETTER.test(norms)
  )
}

/** A rash, or a face that swells: "with it a cream for my face" is none. */
const BROKE_OUT =
  /(?:^|\s)(?:сыпь|сыпи|высып\S+|обсып\S+|волдыр\S*|крапивниц\S*|квинке|rash|hives|welts|wheals|εξανθημα|καντηλ\S*|φλυκταιν\S*|(?:lips?|face|tongue|throat|eyes) (?:\S+ )?(?:swell\S*|swollen|swelled|closed|blew)|(?:губы|лицо|горло|язык|веки) (?:\S+ )?(?:отек\S*|опух\S*|распух\S*|раздул\S*)|(?:отек\S*|опух\S*|распух\S*|раздул\S*) (?:\S+ )?(?:губы|лицо|горло|язык|веки)|πρηστηκ\S*|πρηζ\S+)(?:\s|$)/u
/** «Анальгин нельзя, у меня от него отёк Квинке был»: the reaction follows the name, of "it". */
export function isReactedToBehind(reading: Reading, from: number, to: number): boolean {
  const norms = normsOf(reading, from, to)
  const hit = OF_IT.exec(norms)
  const behind = hit ? norms.slice(hit.index) : ''
  return BROKE_OUT.test(behind) && !NONE.test(behind) && !BETTER.test(behind) && !KNOWN.test(behind)
}
