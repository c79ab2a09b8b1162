import { companyOf, relativeOf } from '../talk/company.ts'
import type { Reading } from '../text/reading.ts'
import { has, normsIn } from '../text/within.ts'
import { clausesOfSegment } from './clauses.ts'
import { amountsIn } from './numbers/amounts.ts'
import { TIME_UNITS } from './numbers/units.ts'
import { relativeNamed } from './relatives.ts'

const BACK_TO_PATIENT =
  /^(?:у меня|я |мне |мои |i |i'm|i've|my |me |mine|εγω|μου|εχω|he's been|сам|сама|а вы|a вас|you|вы |вас|εσεισ|patient|пациент|ο ασθεν|η ασθεν)/u
/** A pronoun goes on about the relative of the sentence before. */
const GOES_ON =
  /^(?:he's|she's|he'd|she'd|his|they|ему|еи|у него|у нее|его|ее|он|она|от него|he|she|his|her|him|αυτοσ|αυτη|του|τησ|εκεινοσ|from it)$/u
/** The parent speaks of himself, where the patient is a child. */
const PARENT_SELF =
  /\bi'm the one\b|\bi take\b|\bi have asthma\b|я сама? (?:пью|принимаю|боле)|у меня самои|εγω (?:εχω|παιρνω)/u
/** "Tell me, mum": the doctor turns to the parent. */
const CALLS_PARENT = /^(?:мама|мамочка|папа|папочка|mum|mummy|mom|dad|daddy|μαμα|μανουλα|μπαμπα)$/u

/** The parent to whom the doctor turns, so that who speaks is not the patient. */
function parentCalled({ words, segments, hits }: Reading): string | null {
  for (const { from, to, speaker } of segments) {
    if (speaker !== 'doctor') continue
    for (let at = from; at < to; at++)
      if (
        CALLS_PARENT.test(words[at]?.norm ?? '') &&
        ((/,/u.test(words[at]?.before ?? '') && /^[,.!?]/u.test(words[at]?.after ?? '')) ||
          (at === from && /^,/u.test(words[at]?.after ?? '')))
      )
        return (hits[at] ?? []).find(hit => hit.is === 'relative')?.of ?? null
  }
  return null
}

const CHILD =
  /\b(?:he's|she's) (?:two|three|four|five|six|seven|eight|nine|ten|\d)\b|\bnappies\b|мама:|mother:|mum:|μητερα:|mum well|педиатр|παιδιατρ/iu

/** «У папы нашего поллиноз»: what the parent has. */
const AT_PARENT = /(?:^| )у (?:(?:меня|нашего|нашеи|моего|моеи) )?(?:пап|отц|мам|матер)\p{L}*(?! на руках)(?: |$)/u

/** The doctor speaks of the patient as of a child. */
export const CHILD_SAID =
  /(?:^| )(?:малыш\p{L}*|ребен\p{L}*|кроха|крош\p{L}*|деточк\p{L}*|мамочка|little one|baby|toddler|little (?:boy|girl|man|lady)|your (?:son|daughter|child)|μωρο\p{L}*|μικρουλ\p{L}*|παιδακι|το παιδι)(?: |$)/u
export const CHILD_WITHIN = 40

/** True if the patient is a child, by who speaks and by the age that is said. */
export const isChildVisit = (text: string): boolean => CHILD.test(text)

/** Words at the beginning in which a companion says whom they bring. */
const OPENING = 90

/** "My mother is eighty-four": the relative who is the patient, where another person speaks. */
function patientAsRelative(reading: Reading): string | null {
  const { words } = reading
  for (let at = 0; at < Math.min(OPENING, words.length); at++) {
    const hit = (reading.hits[at] ?? []).find(one => one.is === 'relative')
    if (!hit?.of || hit.of === 'family') continue
    const next = words
      .slice(hit.to, hit.to + 6)
      .map(({ norm }) => norm)
      .join(' ')
    const aged = amountsIn(reading, hit.to, Math.min(hit.to + 4, words.length)).some(({ unit }) => unit === 'year')
    if (aged && !/(?:умер|died|πεθαν|инфаркт|stroke|инсульт|cancer|рак)/u.test(next)) return hit.of
  }
  return null
}

interface Told {
  person: string
  segment: number
  asked: boolean
}

/** Whose illness each clause is about, by the clause's first word; patients are left out. */
export function experiencersOf(reading: Reading): Map<number, string> {
  const persons = new Map<number, string>()
  const parent = parentCalled(reading)
  const child = parent !== null || isChildVisit(reading.text)
  const company = companyOf(reading)
  const accompanied = company.present || child ? { ...company, present: true, who: company.who ?? parent } : company
  const patient = patientAsRelative(reading)
  const opening = normsIn(reading, 0, CHILD_WITHIN)
  let last: Told | null = null
  for (const [index, segment] of reading.segments.entries()) {
    let here: string | null = null
    // A companion who tells of their own illness.
    const ofCompanion =
      segment.speaker !== 'doctor' &&
      (accompanied.present || segment.speaker === 'companion') &&
      relativeOf(reading, segment.from, segment.to, segment.speaker, accompanied) === (accompanied.who ?? 'other')
        ? (accompanied.who ?? 'other')
        : null
    for (const { from, to } of clausesOfSegment(reading, segment)) {
      const norms = reading.words.slice(from, to).map(({ norm }) => norm)
      const text = norms.join(' ')
      // A cut in loose speech may part a relative from what is reported of him.
      const found = named(reading, segment.loose && from === segment.from ? Math.max(0, from - 2) : from, to)
      const isParent =
        child &&
        (found === 'mother' || found === 'father') &&
        !/(?:mum|mom|dad|mother|father)(?:'s)? (?:has|had|got|takes)/u.test(text) &&
        !AT_PARENT.test(text) &&
        !has(reading, from, to, 'disease', 'allergy', 'smoke')
      const elder = found === null && CHILD_SAID.test(opening) && ELDER.test(text) ? 'sibling' : null
      const isInLaw =
        segment.speaker === 'companion' &&
        /^(?:husband|wife)$/u.test(company.who ?? '') &&
        OF_BLOOD.test(found ?? '') &&
        MY.test(text)
      const relative = isInLaw ? 'in-law' : found === patient || isParent ? elder : (found ?? elder)
      const self = BACK_TO_PATIENT.test(`${text} `) && !relative
      if (child && segment.speaker !== 'doctor' && PARENT_SELF.test(text)) here = 'mother'
      else if (ofCompanion && !relative) here = ofCompanion
      else if (relative) here = relative
      else if (!child && segment.speaker === 'patient' && takesOther(reading, from, to)) here = 'other'
      else if (
        segment.asks &&
        (FAMILY.test(text) || (segment.loose && IN_THE_FAMILY.test(normsIn(reading, from, to + IN_FAMILY))))
      )
        here = 'relative'
      else if (self || /(?:^| )(?:у меня|у вас|not me|i have|i had|i've)(?: |$)/u.test(text)) here = null
      else if (here === null && last && last.segment >= index - 1 && GOES_ON.test(first(norms)) && !child)
        here = last.person
      // «Мама советовала»: a relative who only acts ends what was reported of another one.
      else if (segment.loose && found === null && has(reading, from, to, 'relative')) here = null
      else if (here === null && last?.asked && last.segment === index - 1 && ANSWERS_OF_OTHER.test(text))
        here = last.person
      if (here) persons.set(from, here)
      // "Thyroid... no, that's my sister."
      if (relative && (OF_WHAT_WAS_SAID.test(text) || TAKES_THAT.test(text)))
        for (const back of previousClauses(reading, segment, index, from)) persons.set(back, relative)
      // «Дочке пять недель»: of the daughter is her age and nothing else.
      if (segment.loose && relative && isAgeOnly(reading, from, to)) here = null
    }
    if (segment.speaker !== 'doctor' && NOT_ME.test(normsIn(reading, segment.from, segment.to)))
      for (const back of clausesAsked(reading, index)) persons.set(back, 'other')
    const before = last as Told | null
    // A spoken heading ends what was told of a relative.
    const heads = (reading.hits[segment.from] ?? []).some(hit => hit.is === 'heading' && hit.to === segment.to)
    const keeps: Told | null =
      before?.segment === index - 1 && segment.to - segment.from <= 4 && !heads
        ? { person: before.person, segment: index, asked: before.asked && segment.asks }
        : null
    // Behind a companion's own, "she" is the patient.
    last = here && here !== ofCompanion ? { person: here, segment: index, asked: segment.asks } : keeps
  }
  return persons
}

/** "My mum had Crohn's", says the wife: not the patient's mother. */
const OF_BLOOD = /^(?:mother|father|brother|sister|sibling|grandmother|grandfather|aunt|uncle)$/u
const MY = /(?:^| )(?:my|мо[ияею]\p{L}*|у меня|μου)(?: |$)/u

/** «Ο αδελφός σας; – Βγήκε φορέας και παίρνει …»: an answer without a pronoun goes on with whom the question names. */
const ANSWERS_OF_OTHER =
  /^(?!.*(?:^| )(?:εχω|ειχα|παιρνω|επαιρνα|εκανα|ειμαι|μου|με|εγω|я|мне|меня|мои)(?: |$)).*(?:^| )(?:παιρνει|πινει|εκανε|επαθε|βγηκε|ειχε|εχει|πεθανε|νοσηλευτηκε|пьет|принимает|лечится|болеет|перенес|перенесла|умер|умерла)(?: |$)/u

const NOT_ME =
  /^(?:no |нет |οχι )?(?:(?:that's|that is|it's|that was) (?:him|her|his|hers|\p{L}+) not (?:me|mine)|(?:это|она|он) (?:у )?(?:него|нее|мужа|жены) (?:а )?не (?:у )?(?:меня|я)|(?:αυτο ειναι |αυτα ειναι )?(?:εκεινοσ|εκεινη|αυτοσ|αυτη) (?:ειναι )?οχι εγω)(?: |$)/u
/** Clauses of the sentence before, by another speaker. */
function clausesAsked(reading: Reading, index: number): number[] {
  const before = reading.segments[index - 1]
  const own = reading.segments[index]
  if (!before || !own || before.turn === own.turn) return []
  return clausesOfSegment(reading, before).map(({ from }) => from)
}

const TAKES = /^(?:пьет|принимает|παιρνει|takes)$/u
const ONE_ON =
  /^(?:(?:no|not me|and|but) )*(?!that|this|what|which|here|there)(?:\p{L}{3,}'s|\p{L}{3,} is) the one (?:on|who|taking)(?: |$)/u
/** "Donna's the one on Eliquis", «Эликвис Донна пьёт»: who takes it is not the patient who says so. */
function takesOther({ words, drugs, text }: Reading, from: number, to: number): boolean {
  if (![...drugs.keys()].some(at => at >= from && at < to)) return false
  const norms = words.slice(from, to).map(({ norm }) => norm)
  // A name with a capital letter that does not begin the clause.
  const isName = (at: number) => at > from && !drugs.has(at) && /^\p{Lu}\p{Ll}/u.test(text.slice(words[at]?.start))
  const named = !drugs.has(from) && ONE_ON.test(norms.join(' '))
  return named || norms.some((norm, at) => TAKES.test(norm) && isName(from + at - 1))
}

const AGE = 5
const isAgeOnly = (reading: Reading, from: number, to: number) =>
  to - from <= AGE && amountsIn(reading, from, to).some(one => one.unit !== null && TIME_UNITS.has(one.unit))

/** "Actually my wife takes that." */
const TAKES_THAT =
  /(?:^| )(?:takes|uses|has|принимает|пьет|παιρνει|πινει) (?:that|those|it|them|это|его|их|αυτο|το|τα)$|(?:^| )(?:это|αυτο|το) (?:\S+ ){0,2}(?:принимает|пьет|παιρνει)$/u
const OF_WHAT_WAS_SAID = /^(?:нет |no |οχι )?(?:нет |no |οχι )?(?:that's|that is|that was|это|αυτο ειναι) /u

/** Clauses before word `at` in its sentence and in the one before it, of the same turn. */
function previousClauses(reading: Reading, segment: Reading['segments'][number], index: number, at: number): number[] {
  const before = reading.segments[index - 1]
  const own = clausesOfSegment(reading, segment).filter(one => one.to <= at)
  const earlier = before?.turn === segment.turn && own.length < 2 ? clausesOfSegment(reading, before).slice(-1) : []
  return [...earlier, ...own].map(({ from }) => from)
}

/** Words behind a cut of loose speech in which "in the family" still belongs to what was asked. */
const IN_FAMILY = 4
const IN_THE_FAMILY = /(?:^| )(?:in the family|в семье|в роду|στην οικογενεια)(?: |$)/u
const FAMILY =
  /(?:^| )(?:in the family|family|в семье|семье|родственник\p{L}*|родных|στην οικογενεια|οικογενεια)(?: |$)/u
const first = (norms: readonly string[]) => {
  const light = /^(?:а|и|но|вот|and|but|so|και|ну)$/u
  const words = norms.filter(norm => !light.test(norm))
  return words[0] === 'у' ? `у ${words[1] ?? ''}` : (words[0] ?? '')
}

/** «Старшая … у неё ветрянка»: a sibling, where the patient is a child. */
const ELDER =
  /(?:^| )(?:старш(?:ая|ии|еи|его|ая дочь|ии сын)|младш(?:ая|ии|еи|его)|(?:the |my |our )(?:older|elder|eldest|younger|little|big) (?:one|boy|girl|brother|sister)|(?:η|ο|τη|τον) (?:μεγαλη|μεγαλοσ|μεγαλο) (?:μου|τησ|του))(?: |$)/u

/** The relative that the clause tells something medical of; "lives with his wife" tells nothing of her. */
function named(reading: Reading, from: number, to: number): string | null {
  const person = relativeNamed(reading, from, to)
  if (!person || person === 'patient') return null
  return has(reading, from, to, 'life') && !has(reading, from, to, 'symptom', 'disease', 'operation', 'smoke')
    ? null
    : person
}
