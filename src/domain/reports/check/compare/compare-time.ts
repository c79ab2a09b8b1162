import { KIND_OF } from '../../concepts/concept-index.ts'
import { has, normsIn } from '../../text/within.ts'
import type { Atom } from '../atoms.ts'
import type { Evidence, Transcript } from '../evidence.ts'
import type { Support } from '../find-evidence.ts'
import type { ChangeKind } from '../verdict.ts'
import { type Compared, sayingClauses, textOf } from './compared.ts'

const PRESENT =
  /(?:^| )(?:сохраня\p{L}*|сеичас|страда\p{L}*|имеет\p{L}*|использует|пользуется|настоящее|uses|using|χρησιμοποιει|беспоко\p{L}*|отмечает|принимает|курит|is|has|have|smokes|takes|suffers|ειναι|current|currently|present|ongoing|εχει|παιρνει|λαμβανει|πασχει|καπνιζει|παρουσιαζει|τωρα)(?: |$)/u
const EVENTS = new Set(['procedure', 'test'])

const SMOKES = /(?:^| )(?:курит|курение|пачк\p{L}*|курильщи\p{L}*|smokes|smoker|smoking|καπνιζει|καπνιστ\p{L}*)(?: |$)/u
const SMOKING = /(?:^| )(?:кур[ию]\p{L}*|smok\p{L}*|καπνιζ\p{L}*)(?: |$)/u
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
  // "I smoked for forty years, two packs": how much he smoked.
  const isHowMuch = (one: Evidence) =>
    !SMOKING.test(textOf(transcript, one)) && told.some(each => each.segment === one.segment && isOver(each))
  const goesOn = told.some(
    one =>
      !isOver(one) &&
      !isHowMuch(one) &&
      !one.past &&
      !/(?:^| )(?:ранее|раньше|прежде|до этого|before|previously|παλια|πριν)(?: |$)/u.test(textOf(transcript, one)) &&
      one.atoms.some(atom => isSmoking(atom) && polarity.get(atom.from) === 'yes'),
  )
  // "Still smoking? – Five a day. I used to smoke twenty."
  const isAmount = (one: Evidence) =>
    !isOver(one) &&
    !/(?:^| )(?:не|нет|no|not|never|until|till|до|δεν|οχι|μεχρι|ωσ)(?: |$)/u.test(textOf(transcript, one)) &&
    (one.frequencies.length > 0 || one.amounts.some(({ unit }) => unit === null))
  return goesOn || !over || answers.some(isAmount)
}

/** "Smokes" of who smoked. */
const isFormerHabit = (text: string, { support: { matches }, polarity, transcript }: Compared) =>
  SMOKES.test(text) &&
  !/(?:^| )(?:не|non|not|ex|former|never|бывш\p{L}*|quit|stopped|gave|ago|бросил[аи]?|назад|εκοψ\p{L}*|διεκοψ\p{L}*|σταματ\p{L}*|πριν|δεν|πρωην|до|until)(?: |$)/u.test(
    text,
  ) &&
  matches.some(({ wanted }) => isSmoking(wanted) && polarity.get(wanted.from) !== 'no') &&
  !smokesNow(transcript)

const ENDS = new Set(['removal', 'excise', 'stopDrug'])
const endsIt = (atom: Atom) => atom.kind === 'concept' && atom.ids.some(id => ENDS.has(id))
/** "The coil was in for five years, taken out in March", told as of today. */
const isRemoved = ({ clauses }: Transcript, { matches }: Support, saying: readonly Evidence[]) =>
  saying.length > 0 &&
  !matches.some(({ wanted }) => endsIt(wanted)) &&
  matches.some(({ wanted }) => wanted.kind === 'concept' && wanted.ids.includes('iud')) &&
  saying.every(one =>
    clauses.some(
      each => each.segment === one.segment && each.experiencer === one.experiencer && each.atoms.some(endsIt),
    ),
  )

const NOT_NOW =
  /(?:^| )(?:(?:сеичас|теперь|сегодня|now|today|τωρα|σημερα) (?:уже )?(?:нет|не|no|not|it's gone|οχι|δεν)|not (?:now|any more|anymore|since|today)|no longer|больше (?:нет|не было)|уже нет|прошло|прошла|it's gone|it has gone|μου περασε|περασε|οχι πια|οχι τωρα)(?: |$)/u
/** "Fever? – Last week. Not now.", told as of today. */
const isOver = ({ clauses, ...transcript }: Transcript, saying: readonly Evidence[]) =>
  saying.length > 0 &&
  saying.every(
    one =>
      one.asks &&
      clauses.some(
        each =>
          (each.statement === one.statement || each.turn === one.turn + 1) &&
          !each.asks &&
          NOT_NOW.test(textOf({ clauses, ...transcript }, each)),
      ),
  )

/** A verb or "now" of the part; what stands behind "and" or a comma with a verb of its own is not of what comes before. */
function tellsPresent({ all, from: own, to }: Compared): boolean {
  const from = all.words.slice(0, own).findLastIndex(({ after }) => /;/u.test(after)) + 1
  const end = all.words.slice(to - 1).findIndex(({ after }) => /;/u.test(after))
  const behind = normsIn(all, to, end < 0 ? all.words.length : to + end)
  return PRESENT.test(normsIn(all, from, to)) || (PRESENT.test(behind) && !NEXT.test(behind))
}
const NEXT =
  /(?:^| )(?:and|but) (?:(?:also|still) )?(?:is|has|have|takes|uses)(?: |$)|(?:^| )(?:now|currently|at present|τωρα|сеичас)(?: |$)/u

/** An illness or habit of the past that is reported as one of today. */
export function compareTime(compared: Compared): ChangeKind | null {
  const { all, support, transcript, allows } = compared
  const text = all.words.map(({ norm }) => norm).join(' ')
  if (isFormerHabit(text, compared)) return 'status'
  if (has(all, 0, all.words.length, 'past') || /(?:^| )(?:19|20)\d\d(?: |$)/u.test(text) || !tellsPresent(compared))
    return null
  const telling = support.matches.filter(
    ({ wanted }) =>
      wanted.kind === 'concept' && wanted.hard && !wanted.ids.every(id => EVENTS.has(KIND_OF.get(id) ?? '')),
  )
  const clauses = telling.flatMap(({ wanted }) =>
    sayingClauses(wanted, support, transcript, allows).map(one => one.clause),
  )
  if (isOver(transcript, clauses)) return 'negation'
  if (isRemoved(transcript, support, clauses)) return 'status'
  return clauses.length > 0 && clauses.every(one => one.past) ? 'status' : null
}
