import { complainsOfSelf } from '../attributes/own-complaint.ts'
import { tellsOfOutsider } from '../attributes/person.ts'
import type { Experiencer } from '../extraction.ts'
import { isOfRelative, relativeOf } from '../talk/company.ts'
import type { Reading, Speaker } from '../text/shape.ts'
import { has, normsIn } from '../text/within.ts'
import type { Context, Range } from './context.ts'
import { OWN } from './topics.ts'

/** "He", «у него» when the patient speaks: the relative of the sentence before. */
const OTHERS = /^(?:he|she|his|him|her|he's|she's|он|она|ему|еи|у него|у нее|του|τησ|εκεινοσ|εκεινη|αυτοσ|αυτη)$/u

/** Whom a statement is about. */
export function experiencerOf(
  reading: Reading,
  answers: readonly Range[],
  asked: readonly Range[],
  speaker: Speaker,
  context: Context,
): Experiencer {
  if (speaker === 'doctor' && reading.form !== 'dictation') return 'patient'
  // "And at home? – Me and the wife."
  const asksLife = asked.some(
    ({ from, to }) => has(reading, from, to, 'life', 'at-home') && !has(reading, from, to, 'disease', 'symptom'),
  )
  const ill = answers.some(({ from, to }) =>
    has(reading, from, to, 'disease', 'operation', 'symptom', 'allergy', 'smoke'),
  )
  if (asksLife && !ill) return 'patient'
  // "My wife to shellfish": goes on with what was asked about.
  const own = answers.some(({ from, to }) => reading.words.slice(from, to).some(({ norm }) => OWN.test(norm)))
  const [first] = answers
  const amongAllergies =
    (first?.loose === true && (first.hint === 'allergies' || context.previous === 'allergies')) ||
    (speaker === 'companion' && asked.length === 0 && context.previous === 'allergies')
  const goesOn =
    amongAllergies ||
    (asked.length === 0 &&
      !(own && speaker !== 'companion') &&
      (context.topic?.id === 'allergies' || context.topic?.id === 'familyHistory'))
  const takes =
    asked.some(({ from, to }) => has(reading, from, to, 'take', 'drug-word')) || context.topic?.id === 'drugHistory'
  if (
    takes &&
    answers.every(({ from, to }) => ownersOnly(reading, from, to) && !has(reading, from, to, 'disease', 'operation'))
  )
    return 'patient'
  const asksFamily = goesOn || asked.some(({ from, to }) => has(reading, from, to, 'relative', 'disease'))
  for (const { from, to } of answers) {
    const relative = relativeOf(reading, from, to, speaker, context.company, asksFamily)
    if (
      relative &&
      !(speaker === 'patient' && asked.every(one => !asksIllness(reading, one)) && complainsOfSelf(reading, from, to))
    )
      return relative
    if (speaker === 'patient' && tellsOfOutsider(reading, from, to) && !complainsOfSelf(reading, from, to))
      return 'other'
    const norms = reading.words.slice(from, to).map(({ norm }) => norm)
    if (context.person !== 'patient' && isOfRelative(reading, from, to, context.person, context.company))
      return context.person
    if (context.goesOn && context.person !== 'patient' && goesOnWith(reading, { from, to }, speaker, context))
      return context.person
    // Beside a companion "he" may be the patient, unless the patient speaks.
    const isApart = reading.form !== 'dictation' && (!context.company.present || speaker === 'patient')
    const others = context.person !== 'patient' && (context.goesOn || isApart)
    if (
      others &&
      norms.some((norm, at) => OTHERS.test(norm) || OTHERS.test(`${norms[at - 1]} ${norm}`)) &&
      !norms.some(norm => OWN.test(norm))
    )
      return context.person
  }
  const told =
    answers.some(({ from, to }) => has(reading, from, to, 'disease', 'operation', 'smoke', 'symptom')) ||
    asked.some(({ from, to }) => OWNER.test(normsIn(reading, from, to)) && has(reading, from, to, 'organ', 'result'))
  for (const { from, to } of asked) {
    // "Anyone in the family with clots? – No.", "What did your father have? – Prostate cancer."
    const relative = relativeOf(reading, from, to, speaker === 'patient' ? 'patient' : 'doctor', context.company, told)
    if (relative === 'family' || relative === 'parents' || (relative && !own)) return relative
  }
  return 'patient'
}

/** "Is anybody ill at home?" */
const asksIllness = (reading: Reading, { from, to }: Range) => has(reading, from, to, 'relative', 'at-home')

const MYSELF =
  /^(?:εχω|ειχα|πηρα|παιρνω|πινω|εκανα|ημουν|εκοψα|αρχισα|επαθα|πηγα|ειδα|καπνιζω|πηγαινω|πονα[ωμ]\p{L}*|\p{L}+ομαι|\p{L}+αμαι|пью|принимаю|курю|болею|колю|лежу|работаю)$/u
const THIRD_FIRST = /^(?:он|она|he|she|he's|she's|εκεινοσ|εκεινη|αυτοσ|αυτη)$/u
/** «Η μάνα μου έχει ζάχαρο, κάνει ινσουλίνη»: later words of a sentence are of its relative, unless "I" do it. */
function goesOnWith(
  reading: Reading,
  { from, to }: Pick<Range, 'from' | 'to'>,
  speaker: Speaker,
  { person, company }: Context,
): boolean {
  const norms = reading.words.slice(from, to).map(({ norm }) => norm)
  // "I take Cipralex, I had panic attacks", says the mother.
  const isOwn = speaker === 'companion' && person === (company.who ?? 'other')
  if (isOwn) return !norms.some(norm => OTHERS.test(norm))
  // «Это у мужа … бывает, он у меня гипертоник».
  if (THIRD_FIRST.test(norms[0] ?? '') && person !== 'family' && has(reading, from, to, 'disease')) return true
  return person !== 'family' && !norms.some(norm => (norm !== 'με' && OWN.test(norm)) || MYSELF.test(norm))
}

const OWNER =
  /^(?:у (?:дочер|сын|мам|мат|отц|пап|сестр|брат|муж|жен|бабушк|дедушк)|(?:did|does|has|is|was) (?:your|his|her) |η κορη|ο γιοσ|η μητερα|ο πατερασ|η αδελφη|ο αδελφοσ)/u
/** Behind "wife's", which is then "wife is" or "wife has". */
const IS = /^(?:on|got|had|been|taking|having|allergic|diabetic|always|also|a|an|in)$/u
/** "My mother-in-law's Kalms", asked what one takes: relatives are named as owners and nothing else. */
function ownersOnly({ words, hits }: Reading, from: number, to: number): boolean {
  let any = false
  for (let at = from; at < to; at++) {
    if (!hits[at]?.some(({ is }) => is === 'relative')) continue
    const owner = [at, at + 1, at + 2].find(word => words[word]?.norm.endsWith("'s"))
    if (owner === undefined || IS.test(words[owner + 1]?.norm ?? '')) return false
    any = true
  }
  return any
}
