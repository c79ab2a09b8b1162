import { relativeIn } from '../attributes/person.ts'
import { clausesOf } from '../attributes/polarity.ts'
import type { Experiencer } from '../extraction.ts'
import type { Reading, Speaker } from '../text/shape.ts'
import { isDaughter, NURSE } from '../text/speakers.ts'
import { has, hasDrug, normsIn, within } from '../text/within.ts'

/** Who speaks for the patient, if anybody does: then "he" is the patient, and "my son" too. */
export interface Company {
  readonly present: boolean
  /** The companion by an English noun; null if nobody said who it is. */
  readonly who: Experiencer | null
  /** How companions and colleagues speak of the patient: "he", "she"; null if that is not clear. */
  readonly sex: 'male' | 'female' | null
}

const THIRD = /^(?:he|she|his|her|he's|she's|him|он|она|его|ее|еи|ему|него|нее|του|τησ|τον|την)$/u
const FIRST = /^(?:i|i'm|i've|my|me|я|мне|меня|мои|моя|μου|με|εγω)$/u

/** Relatives who are the patient when this companion speaks. */
const PATIENT_OF: Readonly<Record<string, readonly string[]>> = {
  mother: ['son', 'daughter', 'child'],
  father: ['son', 'daughter', 'child'],
  parents: ['son', 'daughter', 'child'],
  grandmother: ['son', 'daughter', 'child'],
  grandfather: ['son', 'daughter', 'child'],
  son: ['mother', 'father', 'parents'],
  daughter: ['mother', 'father', 'parents'],
  husband: ['wife'],
  wife: ['husband'],
}

const MALE = /^(?:he|he's|his|him|он|его|ему|него)$/u
const FEMALE = /^(?:she|she's|her|она|ее|еи|нее)$/u
const SEX_OF: Readonly<Record<string, 'male' | 'female'>> = {
  ...{ mother: 'female', sister: 'female', daughter: 'female', wife: 'female', grandmother: 'female', aunt: 'female' },
  ...{ father: 'male', brother: 'male', son: 'male', husband: 'male', grandfather: 'male', uncle: 'male' },
}

/** Told by who speaks of the patient: one pronoun at least three times as often as the other. */
function sexOf({ turns, words }: Reading): Company['sex'] {
  const said = turns.filter(({ speaker }) => speaker === 'companion').flatMap(({ from, to }) => words.slice(from, to))
  const [male, female] = [MALE, FEMALE].map(one => said.filter(({ norm }) => one.test(norm)).length) as [number, number]
  if (male + female < 2) return null
  return male >= female * 3 ? 'male' : female >= male * 3 ? 'female' : null
}

/** "It's Mum who has dementia. She's on donepezil.", said of a man: the pronoun goes on with the relative. */
export const isOfRelative = ({ words }: Reading, from: number, to: number, person: Experiencer, { sex }: Company) => {
  const own = SEX_OF[person]
  if (!sex || !own || own === sex) return false
  const said = words.slice(from, to)
  const [his, hers] = [MALE, FEMALE].map(one => said.some(({ norm }) => one.test(norm)))
  return own === 'female' ? hers && !his : his && !hers
}

export function companyOf(reading: Reading): Company {
  const sex = sexOf(reading)
  for (const { speaker, label, from } of reading.turns) {
    if (speaker !== 'companion' || label === null || NURSE.test(label)) continue
    if (isDaughter(label)) return { present: true, who: 'daughter', sex }
    for (const hit of within(reading, from - label.split(' ').length, from, 'relative'))
      return { present: true, who: hit.of ?? null, sex }
  }
  const accompanies = ({ speaker, label }: Reading['turns'][number]) =>
    speaker === 'companion' && !(label !== null && NURSE.test(label))
  if (reading.form !== 'stream') return { present: reading.turns.some(accompanies), who: null, sex }
  let [third, first] = [0, 0]
  for (const { norm } of reading.words) {
    if (THIRD.test(norm)) third++
    if (FIRST.test(norm)) first++
  }
  const greek = reading.greek
  const present = !greek && third > 8 && third > first
  const mother = reading.words.some(
    ({ norm }) => norm === 'mum' || norm === 'mom' || norm === 'мама' || norm === 'мамочка',
  )
  return { present, who: present && mother ? 'mother' : null, sex }
}

const SELF = /^(?:i|i'm|i've|я|меня|мне|εγω|εμενα)$/u
const IS_ME =
  /(?:^|\s)(?:it's me (?:that|who)|i'm the one|that's me|that's mine|that one's mine|they're mine|это(?: же)? мо[еия]|(?:is|are|was) mine|я (?:его|ее|их|это|тоже|сама?) (?:пью|принимаю|колю)|εγω (?:το|τα|την|τον) (?:παιρνω|πινω)|δικ(?:ο|η|α|εσ) μου|это у меня|а у меня от|это я|у меня (?:самои|самого|тоже)|мне самои|my own (?:back|knees?|hip|head)|i take (?:it|that|them) (?:too|myself)|εγω ειμαι που|εγω εχω|(?:κι|και) εγω(?! (?:του|τησ|τον|την|το|τουσ)(?:\s|$))|εμενα (?:παλι|κι|και|με))(?:\s|$)/u
const OWN_PARENT = /^(?:my|моя|моеи|мою|мои|моего|моему)$/u
const FEW = 10
const CHILD =
  /^(?:ребен\p{L}*|сын\p{L}*|дочк\p{L}*|малыш\p{L}*|child|baby|son|daughter|παιδι|μικροσ|μικρη|μωρο|мы|нас|we|we've)$/u

/** A companion who speaks of their own illness: "I'm the one with asthma", "I'm on metformin, he takes nothing". */
const ofThemselves = (reading: Reading, from: number, to: number): boolean =>
  IS_ME.test(
    reading.words
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' '),
  ) ||
  clausesOf(reading, from, to).some(clause => {
    const norms = withoutKnowing(reading.words.slice(clause.from, clause.to).map(({ norm }) => norm))
    if (!norms.some(norm => SELF.test(norm))) return false
    const takes = has(reading, clause.from, clause.to, 'take') && hasDrug(reading, clause.from, clause.to)
    // "I have naproxen for my hands."
    const owns = hasDrug(reading, clause.from, clause.to) && HAVE.test(norms.join(' ')) && FOR_ME.test(norms.join(' '))
    if (!takes && !owns && !has(reading, clause.from, clause.to, 'disease', 'smoke', 'allergy')) return false
    return norms.includes('one') || !norms.some(norm => THIRD.test(norm) || CHILD.test(norm))
  })

/** "Nothing that I know of": tells nothing of the speaker. */
const withoutKnowing = (norms: readonly string[]): readonly string[] =>
  norms.filter(
    (norm, at) =>
      !(
        SELF.test(norm) &&
        /^(?:know|think|believe|suppose|знаю|думаю|помню|ξερω|νομιζω|θυμαμαι)$/u.test(norms[at + 1] ?? '')
      ),
  )

const HAVE = /(?:^| )(?:i have|i've got|i was given|у меня|мне дали|εχω|μου εδωσαν)(?: |$)/u
const FOR_ME =
  /(?:^| )(?:for|against) my |(?:^| )(?:от|для|при) (?:мо\p{L}+|свои\p{L}*|своеи|себя)(?: |$)|(?:^| )για (?:\p{L}+ ){1,3}μου(?: |$)/u

const NOT = /^(?:not|не|οχι)$/u
/** "I'm the one who blows up, not Callum": who speaks, and not the patient. */
function setsApart(reading: Reading, from: number, to: number): boolean {
  const { words, text, drugs } = reading
  const at = words.findIndex(
    ({ norm }, index) =>
      index > from &&
      index < to &&
      NOT.test(norm) &&
      (norm === 'не' ? words[index - 1]?.norm === 'а' : /[,–—]/u.test(words[index - 1]?.after ?? '')),
  )
  if (at < 0 || !IS_ME.test(normsIn(reading, from, at))) return false
  const name = /^(?:ο|η)$/u.test(words[at + 1]?.norm ?? '') ? at + 2 : at + 1
  return name < to && !drugs.has(name) && /^\p{Lu}\p{Ll}/u.test(text.slice(words[name]?.start))
}

/** The relative whom words are about, read with the knowledge of who speaks. */
export function relativeOf(
  reading: Reading,
  from: number,
  to: number,
  speaker: Speaker,
  { present, who, sex }: Company,
  isAnswer = false,
): Experiencer | null {
  const isBeside = (present && speaker !== 'doctor' && speaker !== 'patient') || speaker === 'companion'
  if (isBeside && ofThemselves(reading, from, to)) return who ?? 'other'
  if (speaker !== 'doctor' && setsApart(reading, from, to)) return who ?? 'other'
  const norms = withoutKnowing(reading.words.slice(from, to).map(({ norm }) => norm))
  // "And me to strawberries", asked about allergies or the family.
  if (
    speaker === 'companion' &&
    isAnswer &&
    to - from <= FEW &&
    norms.some(norm => SELF.test(norm)) &&
    !norms.some(norm => THIRD.test(norm) || CHILD.test(norm))
  )
    return who ?? 'other'
  const relative = relativeIn(reading, from, to, isAnswer)
  if (relative === null) return null
  // Whoever speaks for the patient: in the patient's own words these are relatives.
  if (speaker === 'patient') return relative
  const patients = (who ? (PATIENT_OF[who] ?? []) : present ? ['son', 'daughter', 'child'] : []).filter(
    one => !sex || (SEX_OF[one] ?? sex) === sex,
  )
  // «У моей мамы»: the companion's own mother.
  if (speaker === 'companion' && relative === who && norms.some(norm => OWN_PARENT.test(norm))) return relative
  return patients.includes(relative) || relative === who ? null : relative
}
