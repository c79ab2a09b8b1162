import type { Atom } from '../../atoms.ts'
import type { Evidence } from '../../evidence.ts'
import { says } from '../../match.ts'
import { sidesIn } from '../../sides/sides.ts'
import { isWithoutFever, soundFunctionIn } from '../../sound-functions.ts'
import { type Compared, isOf } from '../compared.ts'
import { isDeniedAbility } from './ability.ts'
import { isForbidden } from './avoided.ts'
import { SOUND } from './soundness.ts'
import { isStillToDo } from './to-do.ts'

/** Denied here and not there, and the same all the same. */
export const isSaidOtherwise = (atom: Atom, compared: Compared): boolean =>
  isForbidden(atom, compared) ||
  isGone(atom, compared) ||
  isSoundSide(atom, compared) ||
  isDeniedAbility(atom, compared) ||
  isStillToDo(atom, compared) ||
  isFine(atom, compared)

/** "I swallow fine": no dysphagia. "Temperature? – 36.8.": no fever. */
function isFine(atom: Atom, { polarity, support, transcript }: Compared): boolean {
  if (polarity.get(atom.from) !== 'no' || !isOf(atom, 'finding')) return false
  const told = support.matches.filter(one => one.wanted === atom)
  const isFunction = told.length > 0 && told.every(one => isSoundIn(one, transcript))
  return isFunction || (told.every(one => one.near) && isWithoutFever(atom, transcript))
}

/** "Dysphagia", where the patient swallows fine; fever, where a temperature was measured and is none. */
export const isFineInstead = (atom: Atom, { polarity, support, transcript }: Compared): boolean => {
  const told = support.matches.filter(one => one.wanted === atom)
  return (
    (polarity.get(atom.from) ?? 'yes') === 'yes' &&
    isOf(atom, 'finding') &&
    told.length > 0 &&
    (told.every(one => isSoundIn(one, transcript)) || (told.every(one => one.near) && isWithoutFever(atom, transcript)))
  )
}

const isSoundIn = (
  { clause: at, wanted }: Compared['support']['matches'][number],
  transcript: Compared['transcript'],
) => {
  const clause = transcript.clauses[at]
  return clause !== undefined && soundFunctionIn(clause, wanted, transcript) !== null
}

const GONE =
  /^(?:gone|resolved|settled|cleared|ceased|stopped|disappeared|vanished|went(?! (?:to|into|up|down|on|through|over|from|back))|уш(?:ел|л[аои])|прош(?:ел|л[аои])(?! (?:в|на|через|к))|пропал[аои]?|исчез\p{L}*|сошл[аои]|прекратил\p{L}*|εφυγ\p{L}*|περασε|υποχωρησ\p{L}*|εξαφανιστ\p{L}*|σταματησ\p{L}*)(?: |$)/u
const GONE_WITHIN = 3
const NEAR = 8
const NO_MORE =
  /(?:^| )(?:(?:any|no) (?:more|longer)|anymore|not been|hasn't been|haven't been|now|today|since|больше|уже|теперь|сеичас|сегодня|πια|πλεον|τωρα|σημερα)(?: |$)/u

/** "No history of seizures" is another thing than seizures that have stopped. */
const EVER =
  /^(?:ever|never|history|previous\p{L}*|prior|past|никогда|раньше|ранее|прежде|анамнез\p{L}*|ποτε|ιστορικο\p{L}*|παλαιοτερ\p{L}*)$/u

const NOT = /^(?:not|\p{L}+n't|never|не|δεν|δε)$/u
const goesBehind = (words: readonly { norm: string }[], { to }: Atom): boolean => {
  const behind = words.slice(to, to + GONE_WITHIN + 1).map(({ norm }) => norm)
  const gone = behind.findIndex((norm, at) => at < GONE_WITHIN && GONE.test(`${norm} ${behind[at + 1] ?? ''}`))
  return gone >= 0 && !behind.slice(0, gone).some(norm => NOT.test(norm))
}

/** "The redness has gone" and "no redness"; "the pacing has ceased" and "he's not been pacing". */
function isGone(atom: Atom, { all: { words }, polarity, support, transcript, allows }: Compared): boolean {
  const { clauses, reading } = transcript
  if (words.some(({ norm }) => EVER.test(norm))) return false
  const matches = support.matches.filter(one => one.wanted === atom)
  if (polarity.get(atom.from) === 'no') {
    const around = matches.flatMap(({ clause }) => clauses.slice(Math.max(0, clause - NEAR), clause + NEAR))
    const isTold = (one: Evidence) => allows(one) && !one.asks && !one.condition
    const told = around.filter(isTold).flatMap(({ atoms }) => atoms.filter(one => says(one, atom)))
    const last = told.sort((a, b) => a.from - b.from).at(-1)
    return (
      isOf(atom, 'finding') && !!last && transcript.polarity.get(last.to) === 'yes' && goesBehind(reading.words, last)
    )
  }
  return (
    goesBehind(words, atom) &&
    matches.every(({ clause, atom: said }) => {
      const { from = 0, to = 0 } = clauses[clause] ?? {}
      const text = reading.words
        .slice(from, to)
        .map(({ norm }) => norm)
        .join(' ')
      return transcript.polarity.get(said.from) === 'no' && NO_MORE.test(text)
    })
  )
}

const SOUND_WITHIN = 3
/** "Crackles on the right, the left clear": none on the left. */
export function isSoundSide(atom: Atom, { all, from, to, polarity, support, transcript }: Compared): boolean {
  const { clauses, reading } = transcript
  const [side, ...others] = new Set(sidesIn(all, from, to))
  if (polarity.get(atom.from) !== 'no' || !isOf(atom, 'finding') || side === undefined || others.length > 0)
    return false
  const matches = support.matches.filter(one => one.wanted === atom)
  return matches.every(({ clause, atom: said }) => {
    const segment = reading.segments[clauses[clause]?.segment ?? -1]
    if (!segment) return false
    const sided = reading.words.flatMap((_, at) =>
      at >= segment.from && at < segment.to ? [...sidesIn(reading, at, at + 1)].map(one => ({ at, one })) : [],
    )
    const own = sided.findLast(({ at }) => at < said.from) ?? sided[0]
    const isSound = ({ at, one }: (typeof sided)[number]) =>
      one === side &&
      reading.words
        .slice(at + 1, Math.min(at + 1 + SOUND_WITHIN, segment.to))
        .some(({ norm }, index) => SOUND.test(norm) && transcript.polarity.get(at + 1 + index) === 'yes')
    return own !== undefined && own.one !== side && sided.some(isSound)
  })
}
