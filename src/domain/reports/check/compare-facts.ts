import { KIND_OF } from '../concepts/concept-index.ts'
import { EXCLUSIVE } from '../concepts/relations.ts'
import { has } from '../text/within.ts'
import type { Words } from '../text/words.ts'
import type { Atom } from './atoms.ts'
import type { Evidence, Transcript } from './evidence.ts'
import type { Support } from './find-evidence.ts'
import { isHedged } from './hedges.ts'
import { says, saysNearly } from './match.ts'
import type { WordPolarity } from './polarity.ts'
import { relativeNamed } from './relatives.ts'
import type { ChangeKind } from './verdict.ts'

/** A claim of the sentence with its evidence. */
export interface Compared {
  all: Words
  from: number
  to: number
  polarity: ReadonlyMap<number, WordPolarity>
  support: Support
  transcript: Transcript
  allows: (one: Evidence) => boolean
  /** The relative that the sentence names, if any. */
  person: string | null
  /** An allergy to a medicine is compared with the medicine. */
  ofAllergy: boolean
}

const TELLING = new Set(['finding', 'procedure', 'life'])
const ALLERGIC = new Set(['allergy', 'intolerance', 'anaphylaxis'])
const isTelling = (atom: Atom) =>
  atom.kind === 'drug' ||
  (atom.kind === 'concept' && (atom.hard || atom.ids.some(id => TELLING.has(KIND_OF.get(id) ?? ''))))

const saysSo = (atom: Atom, wanted: Atom, near: boolean) =>
  near ? saysNearly(atom, wanted) || says(atom, wanted) : says(atom, wanted)

/** Clauses that say the piece, in the statements where it was matched; answers before the questions that they answer. */
function sayingClauses(
  wanted: Atom,
  { matches }: Support,
  { clauses }: Transcript,
  allows: (one: Evidence) => boolean,
): { clause: Evidence; atom: Atom }[] {
  const own = matches.filter(one => one.wanted === wanted)
  const statements = new Set(own.map(({ clause }) => clauses[clause]?.statement))
  const near = own.some(one => one.near)
  const found = clauses.flatMap((clause, index) => {
    const matched = own.some(one => one.clause === index)
    if (!allows(clause) || (!statements.has(clause.statement) && !matched)) return []
    return clause.atoms
      .filter(atom => saysSo(atom, wanted, near) || own.some(one => one.atom === atom))
      .map(atom => ({ clause, atom }))
  })
  const answers = found.filter(one => !one.clause.asks)
  return answers.length > 0 ? answers : found
}

const INTACT =
  /(?:^| )(?:на месте|не трогали|не удал\p{L}*|still (?:have|has|got|there|in)|still in|intact|not removed|ακομα την εχ\p{L}*|ακομα το εχ\p{L}*|στη θεση)(?: |$)/u
const isAnatomy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')

/** Clauses behind a question in which its answer may go on. */
const ANSWERED_WITHIN = 6

function saidPolarities(wanted: Atom, { all, support, transcript, allows }: Compared): WordPolarity[] {
  const { polarity, clauses } = transcript
  const saying = sayingClauses(wanted, support, transcript, allows)
  // Who gave up smoking smoked and does not smoke.
  const quits =
    wanted.kind === 'concept' &&
    wanted.ids.some(id => id === 'smoking' || id === 'alcohol') &&
    saying.some(({ clause }) =>
      clauses.some(
        one =>
          one.statement === clause.statement &&
          one.atoms.some(atom => atom.kind === 'concept' && atom.ids.includes('stopDrug')),
      ),
    )
  if (quits) return has(all, 0, all.words.length, 'past', 'stop') ? ['yes', 'no'] : ['no']
  const said = saying.map(({ atom }) => polarity.get(atom.from) ?? 'yes')
  // "I still have my appendix": it was not removed.
  const isRemoval = wanted.kind === 'concept' && wanted.ids.some(id => KIND_OF.get(id) === 'procedure')
  if (isRemoval && saying.some(({ clause, atom }) => isAnatomy(atom) && INTACT.test(textOf(transcript, clause))))
    return ['no']
  // Said in parts: the appendix was not removed, though something else was.
  const parts = support.matches.filter(one => one.wanted === wanted)
  if (parts.length > 1 && parts.some(({ atom }) => polarity.get(atom.from) === 'no')) return ['no']
  if (said.some(one => one !== 'open')) return said.filter(one => one !== 'open')
  // An unanswered question says nothing where what follows names the thing itself.
  const asked = clauses.indexOf(saying.at(-1)?.clause as Evidence)
  const further = clauses
    .slice(asked + 1, asked + 1 + ANSWERED_WITHIN)
    .flatMap(({ atoms }) => atoms.filter(atom => says(atom, wanted)))
  const later = further.map(atom => polarity.get(atom.from) ?? 'yes').filter(one => one !== 'open')
  return later.length > 0 ? later : said
}

export function compareNegation(compared: Compared): ChangeKind | null {
  // "Unlikely" is neither said nor denied.
  const text = compared.all.words.map(({ norm }) => norm).join(' ')
  if (UNLIKELY.test(text) && compared.support.matches.some(one => isLeftOpen(compared, one.clause))) return null
  const { polarity, support, ofAllergy } = compared
  const wanted = [...new Set(support.matches.map(one => one.wanted))].filter(
    atom => atom.kind !== 'drug' && !(ofAllergy && atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id))),
  )
  const telling = wanted.filter(isTelling)
  const hard = telling.filter(atom => atom.kind === 'concept' && atom.hard)
  const findings = hard.filter(atom => !isOf(atom, 'test'))
  const judged = findings.length > 0 ? findings : hard.length > 0 ? hard : telling
  for (const atom of judged) {
    const own = polarity.get(atom.from) ?? 'yes'
    const said = saidPolarities(atom, compared)
    // "Allergies? – Penicillin, I had a rash.": the question is answered by a substance.
    const isAsked =
      atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id)) && said.every(one => one === 'open')
    if (!isAsked && said.length > 0 && !said.includes(own)) return 'negation'
  }
  // "Stridor when she is upset, none at rest" is no stridor at rest.
  const denies = wanted.some(
    atom =>
      hard.length > 0 &&
      !hard.includes(atom) &&
      (isOf(atom, 'life') || isOf(atom, 'anatomy') || (atom.kind === 'concept' && atom.ids.includes('now'))) &&
      (polarity.get(atom.from) ?? 'yes') === 'yes' &&
      saidPolarities(atom, compared).every(one => one === 'no'),
  )
  if (denies) return 'negation'
  if (judged.length > 0 || wanted.length === 0) return null
  // Without a finding of its own the claim is denied or not as a whole; a medicine is compared by itself.
  const denied = wanted.every(atom => polarity.get(atom.from) === 'no')
  if (denied) return wanted.some(atom => saidPolarities(atom, compared).includes('no')) ? null : 'negation'
  const rest = wanted.filter(atom => !isSoftVerb(atom))
  if (rest.length === 0) {
    const denied = wanted.every(atom => saidPolarities(atom, compared).every(one => one === 'no'))
    return denied && wanted.some(atom => (polarity.get(atom.from) ?? 'yes') === 'yes') ? 'negation' : null
  }
  if (support.matches.some(one => one.wanted.kind === 'drug')) return null
  return rest.some(atom => saidPolarities(atom, compared).includes(polarity.get(atom.from) ?? 'yes'))
    ? null
    : 'negation'
}

const UNLIKELY = /(?:^| )(?:unlikely|маловероят\p{L}*|вряд ли|απιθαν\p{L}*|λιγοτερο πιθαν\p{L}*)(?: |$)/u
const isLeftOpen = ({ transcript }: Compared, index: number) => transcript.clauses[index]?.hedge ?? false

const isOf = (atom: Atom, kind: string) => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === kind)
const isSoftVerb = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.every(id => ['soft', 'time'].includes(KIND_OF.get(id) ?? ''))

export function compareExperiencer({
  all,
  from,
  to,
  support,
  transcript,
  allows,
  person,
}: Compared): ChangeKind | null {
  // "Any allergies?" asks for anybody's; the substance tells whose.
  const ofAllergy = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => ALLERGIC.has(id))
  const telling = support.matches.filter(
    ({ wanted }) => isTelling(wanted) && wanted.kind !== 'drug' && !ofAllergy(wanted),
  )
  const words = support.matches.filter(({ wanted }) => wanted.kind === 'word')
  const judged = telling.length > 0 ? telling : words
  if (judged.length === 0) return null
  const own = relativeNamed(all, from, to) ?? person ?? 'patient'
  for (const { wanted } of judged) {
    const persons = new Set(sayingClauses(wanted, support, transcript, allows).map(one => one.clause.experiencer))
    if (own === 'patient' && !persons.has('patient')) return 'experiencer'
    const isOf =
      persons.has(own) || persons.has('other') || persons.has('relative') || own === 'other' || own === 'relative'
    if (own !== 'patient' && !isOf && !has(all, from, to, 'life')) return 'experiencer'
  }
  return null
}

const EXCLUDES =
  /(?:^| )(?:исключен\p{L}*|исключили|исключил[аи]?|excluded|ruled out|αποκλειστ\p{L}*|αποκλεισθ\p{L}*)(?: |$)/u
const CONFIRMS =
  /(?:^| )(?:подтвержд\p{L}*|диагностир\p{L}*|установлен\p{L}*|выявлен\p{L}*|confirmed|established|diagnosed|επιβεβαι\p{L}*|διαγνωσ\p{L}*|διαπιστωθ\p{L}*)(?: |$)/u
const NOT_EXCLUDED =
  /не исключ|нельзя исключ|not excluded|not ruled out|cannot exclude|can't rule out|δεν αποκλειεται|δεν μπορω να (?:την |το |τον )?αποκλεισ|надо исключить|исключить|to rule out|rule out|still possible/u

/** Words in which a hedge of speech without punctuation reaches. */
const HEDGE_NEAR = 5
const HEDGE_BEHIND = 4

/** A hedge dropped; something left open that is told as excluded or as certain. */
export function compareCertainty({ all, support, transcript, from, to, allows }: Compared): ChangeKind | null {
  const text = all.words.map(({ norm }) => norm).join(' ')
  const excludes = EXCLUDES.test(text) && !/(?:^| )(?:не|not|δεν)(?: |$)/u.test(text)
  if (!excludes && (isHedged(all, 0, all.words.length) || has(all, from, to, 'if'))) return null
  const telling = support.matches.filter(
    ({ wanted }) =>
      (wanted.kind === 'concept' && wanted.hard && !isExcluding(wanted)) ||
      (wanted.kind === 'word' && wanted.norm.length > 4),
  )
  const clauses = telling.flatMap(({ wanted }) => sayingClauses(wanted, support, transcript, allows))
  if (clauses.length === 0) return null
  const open = clauses.filter(({ clause }) => clause.hedge || NOT_EXCLUDED.test(textOf(transcript, clause)))
  if (excludes) {
    const said = clauses.some(
      ({ clause, atom }) =>
        !open.some(one => one.clause === clause) &&
        (EXCLUDES.test(textOf(transcript, clause)) || transcript.polarity.get(atom.from) === 'no'),
    )
    return said ? null : 'certainty'
  }
  if (
    CONFIRMS.test(text) &&
    (open.length > 0 ||
      endsOpen(
        telling.map(one => one.wanted),
        transcript,
      ))
  )
    return 'certainty'
  const certain = telling.filter(({ wanted }) => wanted.kind === 'concept')
  const judged = certain.length > 0 ? clauses.filter(({ atom }) => atom.kind === 'concept') : clauses
  const isOpen = ({ clause, atom }: (typeof judged)[number]) => {
    if (!clause.hedge) return false
    const { reading } = transcript
    if (!reading.segments[clause.segment]?.loose) return true
    return isHedged(reading, Math.max(clause.from, atom.from - HEDGE_NEAR), Math.min(clause.to, atom.to + HEDGE_BEHIND))
  }
  return judged.length > 0 && judged.every(isOpen) ? 'certainty' : null
}

/** The last that is said of it anywhere leaves it open. */
function endsOpen(wanted: readonly Atom[], transcript: Transcript): boolean {
  const { reading } = transcript
  return wanted
    .filter(atom => atom.kind === 'concept' && atom.hard)
    .some(atom => {
      const said = transcript.clauses.flatMap(clause =>
        clause.asks || clause.condition || clause.experiencer !== 'patient'
          ? []
          : clause.atoms.filter(one => says(one, atom)).map(one => ({ clause, at: one })),
      )
      const last = said.at(-1)
      return (
        !!last &&
        isHedged(
          reading,
          Math.max(last.clause.from, last.at.from - HEDGE_NEAR),
          Math.min(last.clause.to, last.at.to + HEDGE_BEHIND),
        )
      )
    })
}

const isExcluding = (atom: Atom) =>
  atom.kind === 'concept' && atom.ids.some(id => id === 'excluded' || id === 'confirmed')
const textOf = ({ reading }: Transcript, { from, to }: Evidence) =>
  reading.words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')

/** An exclusive word of the sentence that its evidence has otherwise: better for worse, wet for dry. */
export function compareExclusive({ support, transcript }: Compared): ChangeKind | null {
  const near = support.window.slice(0, 3)
  for (const atom of support.missing) {
    if (atom.kind !== 'concept') continue
    for (const { kind, ids } of EXCLUSIVE) {
      if (!atom.ids.some(id => ids.includes(id))) continue
      const others = near
        .flatMap(index => transcript.clauses[index]?.atoms ?? [])
        .some(
          one =>
            one.kind === 'concept' &&
            !one.ids.some(id => atom.ids.includes(id)) &&
            one.ids.some(id => ids.includes(id)),
        )
      if (others) return kind
    }
  }
  return null
}

const PRESENT =
  /(?:^| )(?:сохраня\p{L}*|сейчас|страда\p{L}*|имеет\p{L}*|беспоко\p{L}*|отмечает|принимает|курит|is|has|have|smokes|takes|suffers|current|currently|present|ongoing|εχει|παιρνει|λαμβανει|πασχει|καπνιζει|παρουσιαζει|τωρα)(?: |$)/u
const EVENTS = new Set(['procedure', 'test'])

const SMOKES = /(?:^| )(?:курит|курение|пачк\p{L}*|курильщи\p{L}*|smokes|smoker|smoking|καπνιζει|καπνιστ\p{L}*)(?: |$)/u
const SMOKED =
  /(?:^| )(?:курил[аи]?|бросил[аи]?|smoked|used to|quit|gave up|given up|stopped|packed in|packed it in|kicked|завязал\p{L}?|κομμενο|το σταματ\p{L}*|καπνιζε|καπνιζα|εκοψ\p{L}*|σταματησ\p{L}*)(?: |$)/u

const isSmoking = (atom: Atom) => atom.kind === 'concept' && atom.ids.includes('smoking')

/** True unless the patient says somewhere that it is over, and nowhere that it goes on. */
function smokesNow(transcript: Transcript): boolean {
  const { clauses, polarity } = transcript
  const own = clauses.filter(one => one.experiencer === 'patient' && !one.asks && !one.condition)
  const isOver = (one: Evidence) => SMOKED.test(textOf(transcript, one))
  const told = own.filter(one => one.atoms.some(isSmoking))
  const answers = own.filter(one =>
    clauses.some(each => each.statement === one.statement && each.asks && each.atoms.some(isSmoking)),
  )
  const over = [...told, ...answers].some(
    one => isOver(one) || one.atoms.some(atom => isSmoking(atom) && polarity.get(atom.from) === 'no'),
  )
  const goesOn = told.some(
    one =>
      !isOver(one) &&
      !one.past &&
      !/(?:^| )(?:ранее|раньше|прежде|до этого|before|previously|παλια|πριν)(?: |$)/u.test(textOf(transcript, one)) &&
      one.atoms.some(atom => isSmoking(atom) && polarity.get(atom.from) === 'yes'),
  )
  return goesOn || !over
}

/** "Smokes" of who smoked. */
const isFormerHabit = (text: string, { matches }: Support, transcript: Transcript) =>
  SMOKES.test(text) &&
  !/(?:^| )(?:не|non|not|ex|former|never|бывш\p{L}*|quit|stopped|gave|ago|бросил[аи]?|назад|εκοψ\p{L}*|διεκοψ\p{L}*|σταματ\p{L}*|πριν|δεν|πρωην|до|until)(?: |$)/u.test(
    text,
  ) &&
  matches.some(({ wanted }) => isSmoking(wanted)) &&
  !smokesNow(transcript)

/** An illness or habit of the past that is told as one of today. */
export function compareTime({ all, support, transcript, allows }: Compared): ChangeKind | null {
  const text = all.words.map(({ norm }) => norm).join(' ')
  if (isFormerHabit(text, support, transcript)) return 'status'
  if (has(all, 0, all.words.length, 'past') || /(?:^| )(?:19|20)\d\d(?: |$)/u.test(text) || !PRESENT.test(text))
    return null
  const telling = support.matches.filter(
    ({ wanted }) =>
      wanted.kind === 'concept' && wanted.hard && !wanted.ids.every(id => EVENTS.has(KIND_OF.get(id) ?? '')),
  )
  const clauses = telling.flatMap(({ wanted }) =>
    sayingClauses(wanted, support, transcript, allows).map(one => one.clause),
  )
  return clauses.length > 0 && clauses.every(one => one.past) ? 'status' : null
}

/** "Repeatedly" for what was said to be once. */
export function compareCount({ support, transcript }: Compared): ChangeKind | null {
  const many = support.missing.some(atom => atom.kind === 'concept' && atom.ids.includes('manyTimes'))
  const counted = support.window
    .slice(0, 2)
    .some(index => transcript.clauses[index]?.amounts.some(({ unit, values }) => unit === 'times' && values.has(1)))
  return many && counted ? 'number' : null
}
