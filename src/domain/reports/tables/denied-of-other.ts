import type { Reading } from '../text/shape.ts'
import { isTakenInPart, partAround } from './taken-in-part.ts'

/** Who speaks, and words that say nothing by themselves. */
const LIGHT =
  /^(?:i|he|she|we|you|they|i'm|i've|he's|she's|that|it|me|really|just|actually|at|all|я|мне|меня|он|она|еи|ему|его|ее|их|это|мы|вы|вам|тоже|пока|вообще|то|εγω|του|τησ|μασ|σασ|a|an|το|τα|την|τη|τον|τισ|τουσ|μου|αυτο|και|again|also|say|says|said|сказал|сказала|ειπα|που)$/u
/** What a medicine is denied with: that it is taken, wanted, needed, given or borne. */
const OF_MEDICINE =
  /^(?:it|them|that|those|one|tak\p{L}*|took|us(?:e|es|ed|ing)|have|having|had|need\p{L}*|want\p{L}*|lik(?:e|ed|ing)|fancy|start\p{L}*|get|got|giv\p{L}*|gave|prescrib\p{L}*|touch\p{L}*|swallow\p{L}*|went|bother\p{L}*|agree\p{L}*|suit\p{L}*|help\p{L}*|chance|way|point|work|works|worked|tolera\p{L}*|on|for|yet|now|any|anymore|today|tonight|always|every|regularly|его|ее|их|это|пи(?:ть|л\p{L}*|ла|ло)|пь\p{L}+|принима\p{L}*|приня\p{L}*|кол(?:ю|ет|ем|оть|ол\p{L}*|или|ите)|капа\p{L}*|верн\p{L}*|возвра\p{L}*|маж\p{L}*|да(?:ю|ем|ет|ете|ва\p{L}*|м|л\p{L}*|ть)|буд\p{L}*|надо|нуж\p{L}*|хо(?:чу|чет|чется|тел\p{L}*)|назнач\p{L}*|пробовал\p{L}*|покупал\p{L}*|купил\p{L}*|подош\p{L}*|подход\p{L}*|помога\p{L}*|помог\p{L}*|перенос\p{L}*|перенес\p{L}*|использ\p{L}*|применя\p{L}*|получа\p{L}*|стал\p{L}*|начал\p{L}*|начин\p{L}*|сеичас|пока|всегда|каждыи|регулярно|могу|παιρν\p{L}*|πηρ\p{L}*|παρ\p{L}*|πιν\p{L}*|ηπι\p{L}*|θελ\p{L}*|χρειαζ\p{L}*|βαζ\p{L}*|βαλ\p{L}*|εβαλ\p{L}*|διν\p{L}*|εδωσ\p{L}*|δωσ\p{L}*|γινεται|with|in|while|until|unless|if|when|before|after|collect\p{L}*|pick\p{L}*|fill\p{L}*|bought|buy|open\p{L}*|с|со|при|до|во|открыва\p{L}*|притр\p{L}*|прикас\p{L}*|глота\p{L}*|реши\p{L}*|αγγι\p{L}*|με|σε|πριν|μεχρι|οταν|αγορασ\p{L}*|ανοιξ\p{L}*|κανει|βοηθ\p{L}*|πια|παντα)$/u
/** All that a denial may say to take back what was just said: "I take it … no, I don't take it any more". */
const TAKEN_BACK =
  /^(?:tak(?:e|en|ing)|us(?:e|ing)|on|it|them|any|more|anymore|now|really|пью|пил|пила|принимаю|его|ее|их|больше|уже|сеичас|παιρνω|πια|τωρα|το|τα|την|τη|τον)$/u
const VERB = /^(?:tak(?:e|en|ing)|us(?:e|ing)|on|пью|пил|пила|принимаю|παιρνω)$/u
/** "I never went near it": the object is the medicine. */
const IT = /^(?:it|them|those|one|ones|его|ее|их|него|нее|них|нему|неи|ним|ними)$/u
/** What is denied instead of it. */
const OF_OTHER =
  /^(?:other|others|else|anything|nothing|allerg\p{L}*|pain|alcohol|salt|ничего|других|другого|другое|другие|иных|аллерги\p{L}*|жалоб\p{L}*|алкогол\p{L}*|спиртн\p{L}*|кофе|τιποτα|αλλο|αλλα|αλλη|αλλεσ|κατι|αλκοολ|αλλεργ\p{L}*)$/u
/** «Пейте амоксициллин, алкоголь нельзя»: between the medicine and its act, in the act's part, stands another thing. */
export function namesOtherThing(reading: Reading, name: number, act: number): boolean {
  const part = partAround(reading, act, act + 1)
  return part.from >= name && reading.words.slice(part.from, act).some(({ norm }) => OF_OTHER.test(norm))
}
const OBJECT_WITHIN = 4
const FORBIDS = /^(?:нельзя|противопоказан\p{L}*|запрещ\p{L}*|απαγορευεται)$/u

/**
 * True if the denial of words `from` to `to`, behind a medicine of words `at` to `name`, is of another thing: "I take
 * bisoprolol and don't sleep well", «пью бисопролол, жалоб нет». Right behind the name it is of the name.
 */
export function deniesOther(reading: Reading, at: number, name: number, from: number, to: number): boolean {
  const { words, drugs } = reading
  // "Diclofenac? – Not with your creatinine.": an answer is of what was asked.
  if (from < name || words.slice(name - 1, from).some(({ after }) => /[.?!;\n]/u.test(after))) return false
  const norm = (at: number) => words[at]?.norm ?? ''
  const part = partAround(reading, from, to)
  // Right behind the name, or before it in its part, it is of the name.
  if (part.from < name) return false
  const end = Math.min(part.to, to + OBJECT_WITHIN)
  const behind = words.slice(to, end).map(one => one.norm)
  // "But not the statin."
  if (Array.from({ length: end - to }, (_, step) => to + step).some(word => drugs.get(word))) return true
  if (behind.some(one => OF_OTHER.test(one)) || OF_OTHER.test(norm(from))) return true
  const before = words.slice(part.from, from).filter(one => !LIGHT.test(one.norm))
  if (before.some(one => OF_OTHER.test(one.norm))) return true
  if (FORBIDS.test(norm(from))) return false
  if (isTakenInPart(reading, at, name)) {
    const isTakenBack =
      behind.every(one => TAKEN_BACK.test(one)) && (behind.length === 0 || behind.some(one => VERB.test(one)))
    return before.length > 0 || !isTakenBack
  }
  if (behind.some(one => IT.test(one))) return false
  const telling = behind.filter(one => !LIGHT.test(one) || OF_MEDICINE.test(one))
  const isTaking = telling.length > 0 && OF_MEDICINE.test(telling[0] ?? '')
  // «Аллергии нет», "αλλεργίες δεν έχω": the thing stands before its denial.
  if (before.length > 0) return !isTaking || /^(?:have|had|εχω)$/u.test(telling[0] ?? '')
  return telling.length > 0 && !isTaking
}
