import { has, normsIn } from '../../text/within.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import { isHedged } from '../hedges.ts'
import { says } from '../match.ts'
import type { ChangeKind } from '../verdict.ts'
import { type Compared, isOf, sayingClauses, textOf } from './compared.ts'
import { isGuessedCause } from './guessed-cause.ts'
import { isHedgedPart } from './hedged-part.ts'

const EXCLUDES =
  /(?:^| )(?:исключен\p{L}*|исключили|исключил[аи]?|excluded|ruled out|αποκλειστ\p{L}*|αποκλεισθ\p{L}*)(?: |$)/u
/** "Must be excluded" leaves it open. */
const TO_EXCLUDE =
  /(?:^| )(?:(?:must|should|needs? to|has to|have to|to|can|will|cannot) (?:still )?be (?:excluded|ruled out)|(?:должн\p{L}*|долж\p{L}* быть|подлежит|необходимо|следует|надо|нужно|требуется) (?:быть )?исключ\p{L}*|(?:να|πρεπει να|θα) αποκλειστ\p{L}*|(?:να|πρεπει να|θα) αποκλεισθ\p{L}*)(?: |$)/u
const CONFIRMS =
  /(?:^| )(?:подтвержд\p{L}*|диагностир\p{L}*|установлен\p{L}*|выявлен\p{L}*|confirmed|established|diagnosed|επιβεβαι\p{L}*|διαγνωσ\p{L}*|διαπιστωθ\p{L}*)(?: |$)/u
const NOT_EXCLUDED =
  /не исключ|нельзя исключ|not excluded|not ruled out|not been (?:ruled out|excluded)|cannot exclude|can't rule out|δεν αποκλειεται|δεν μπορω να (?:την |το |τον )?αποκλεισ|надо исключить|исключить|to rule out|rule out|still possible/u

/** "Most likely an angiogram tomorrow" plans it. */
const PLANNED =
  /(?:^| )(?:planned|scheduled|запланирован\p{L}*|планируется|планируют|προγραμματι\p{L}*|σχεδιαζεται)(?: |$)/u
const LIKELY = /(?:^| )(?:most likely|probably|in all likelihood|скорее всего|вероятно|μαλλον|πιθανοτατα)(?: |$)/u

/** «При рвоте с кровью звонить 103»: a condition. */
const IN_CASE = /^(?:при|в случае|in case of|in the event of|σε περιπτωση) /u
const ABOUT =
  /(?:^| )(?:около|примерно|приблизительно|порядка|about|around|approximately|roughly|some|περιπου|γυρω)(?: |$)/u

/** Words in which a hedge of speech without punctuation reaches. */
const HEDGE_NEAR = 5
const HEDGE_BEHIND = 4

/** «Перелома нет | похоже на разрыв»: an answer ends the thing, and such a hedge opens the next one. */
const OPENS = /^(?:да|нет|нету|yes|no|none|ναι|οχι|похоже|looks|sounds|μοιαζει|δειχνει)$/u

/** A hedge dropped; something left open that is reported as excluded or as certain. */
export function compareCertainty(compared: Compared): ChangeKind | null {
  const { all, support, transcript, from, to, allows, person } = compared
  const text = all.words.map(({ norm }) => norm).join(' ')
  const excludes =
    EXCLUDES.test(text) &&
    !TO_EXCLUDE.test(text) &&
    !/(?:^| )(?:не|нельзя|not|cannot|can't|isn't|hasn't|δεν)(?: |$)/u.test(text)
  // "Maybe twice a week" is about twice a week.
  if (!excludes && ABOUT.test(text) && /\d|(?:^| )(?:once|twice|two|three|one)(?: |$)/u.test(text)) return null
  if (!excludes && (isHedgedPart(all, from, to) || has(all, from, to, 'if') || IN_CASE.test(text))) return null
  const mayPass = (one: Evidence) => {
    const segment = one.loose ? one : (transcript.reading.segments[one.segment] ?? one)
    return PLANNED.test(text) && LIKELY.test(normsIn(transcript.reading, segment.from, segment.to))
  }
  const isJudged = excludes || CONFIRMS.test(text)
  const named = support.matches.filter(
    ({ wanted }) =>
      (wanted.kind === 'concept' && (wanted.hard || (isJudged && isOf(wanted, 'finding'))) && !isExcluding(wanted)) ||
      (wanted.kind === 'word' && wanted.norm.length > 4),
  )
  const ofDrug = support.matches.some(({ wanted }) => wanted.kind === 'drug')
  const telling = named.length > 0 || ofDrug ? named : support.matches.filter(({ wanted }) => isOf(wanted, 'finding'))
  const saying = telling.flatMap(({ wanted }) => sayingClauses(wanted, support, transcript, allows))
  // What a relative had for sure makes nothing sure of the patient.
  const own = saying.filter(({ clause }) => (clause.experiencer === 'patient') === (person === null))
  const found = own.length > 0 ? own : saying
  // "Is it cancer? – It could be a melanoma.": the words behind the question tell.
  const behind = found.every(one => one.clause.asks) ? found.flatMap(one => saidBehind(one, transcript)) : []
  const clauses = behind.length > 0 ? behind : found
  if (clauses.length === 0) return null
  const open = clauses.filter(({ clause }) => clause.hedge || NOT_EXCLUDED.test(textOf(transcript, clause)))
  if (excludes) {
    const said = clauses.some(
      ({ clause, atom }) =>
        !open.some(one => one.clause === clause) &&
        (EXCLUDES.test(textOf(transcript, clause)) || transcript.polarity.get(atom.from) === 'no'),
    )
    return said && !isLeftOpenElsewhere(telling, transcript) ? null : 'certainty'
  }
  if (
    CONFIRMS.test(text) &&
    (open.length > 0 ||
      (person === null &&
        endsOpen(
          telling.map(one => one.wanted),
          transcript,
        )))
  )
    return 'certainty'
  if (isGuessedCause(compared)) return 'certainty'
  const certain = telling.filter(({ wanted }) => wanted.kind === 'concept')
  const judged = certain.length > 0 ? clauses.filter(({ atom }) => atom.kind === 'concept') : clauses
  const isOpen = ({ clause, atom }: (typeof judged)[number]) => {
    if (!clause.hedge || (isOf(atom, 'procedure') || isOf(atom, 'test') ? mayPass(clause) : false)) return false
    const { reading } = transcript
    if (!reading.segments[clause.segment]?.loose) return true
    const from = Math.max(clause.from, atom.from - HEDGE_NEAR)
    // «Шесть, наверное. Тошнит? Да, рвота …»: what was said before an answer is of something else.
    const answer = reading.words
      .slice(from, atom.from)
      .findLastIndex(({ norm }) => /^(?:да|нет|yes|no|ναι|οχι)$/u.test(norm))
    const behind = reading.words.slice(atom.to, Math.min(clause.to, atom.to + HEDGE_BEHIND))
    const opens = behind.findIndex(({ norm }) => OPENS.test(norm))
    return isHedged(reading, from + answer + 1, atom.to + (opens < 0 ? behind.length : opens))
  }
  if (judged.length > 0 && judged.every(isOpen)) return 'certainty'
  // "The stent may be closing": what happens to a thing is left open, not the thing.
  const happens = clauses.filter(({ atom }) => atom.kind === 'word')
  const things = certain.length > 0 && certain.every(({ wanted }) => isOf(wanted, 'procedure') || isOf(wanted, 'test'))
  // "I wonder whether the biotin is distorting the numbers": a guess about what a medicine does.
  const isOfDrug = support.matches.some(
    ({ wanted, clause }) => wanted.kind === 'drug' && happens.some(one => one.clause === transcript.clauses[clause]),
  )
  return (things || isOfDrug) && happens.length > 0 && happens.every(isOpen) ? 'certainty' : null
}

/** "I can't rule out chickenpox", wherever it is said. */
const isLeftOpenElsewhere = (telling: Compared['support']['matches'], transcript: Transcript) =>
  transcript.clauses.some(one => {
    const piece = one.atoms.find(atom => telling.some(({ wanted }) => wanted.kind === 'concept' && says(atom, wanted)))
    if (!piece || one.experiencer !== 'patient') return false
    const { words } = transcript.reading
    const near = words.slice(Math.max(one.from, piece.from - 4), Math.min(one.to, piece.to + 3))
    return STAYS_OPEN.test(near.map(({ norm }) => norm).join(' '))
  })
const STAYS_OPEN =
  /(?:^| )(?:не исключ\p{L}*|не могу исключ\p{L}*|нельзя исключ\p{L}*|not excluded|not ruled out|cannot exclude|can't (?:rule out|exclude)|δεν (?:αποκλει\p{L}*|μπορω να αποκλεισ\p{L}*))(?: |$)/u

const BEHIND = 5
const saidBehind = ({ clause, atom }: ReturnType<typeof sayingClauses>[number], { clauses }: Transcript) =>
  clauses
    .slice(clauses.indexOf(clause) + 1, clauses.indexOf(clause) + BEHIND)
    .filter(one => one.experiencer === clause.experiencer)
    .flatMap(one => one.atoms.filter(each => says(each, atom)).map(each => ({ clause: one, atom: each })))

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
