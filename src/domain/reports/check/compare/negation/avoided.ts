import { normsIn } from '../../../text/within.ts'
import { type Atom, isConcept } from '../../atoms.ts'
import { type Compared, textOf } from '../compared.ts'

const AVOIDS =
  /^(?:avoid\p{L}*|refrain\p{L}*|withh\p{L}*|restrict\p{L}*|ban|ограничен\p{L}*|ограничи\p{L}*|избега\p{L}*|исключ\p{L}*|запре[тщ]\p{L}*|воздерж\p{L}*|αποφ[υε]\p{L}*|περιορι\p{L}*|αποχη\p{L}*)$/u
const AVOIDED = 4
const WISHES =
  /^(?:prefer\p{L}*|wish\p{L}*|want\p{L}*|предпоч\p{L}*|хо[тч]\p{L}*|προτιμ\p{L}*|θελ\p{L}*|επιθυμ\p{L}*)$/u
/** "I'd rather not have hormones": who says so prefers to avoid them. */
const WISHES_NOT =
  /(?:^| )(?:rather not|sooner not|prefer not|don't want|wouldn't want|не хочу|не хотел\p{L}* бы|лучше без|δεν θελω|δεν θα ηθελα|προτιμω να μη)(?: |$)/u
/** "Avoid heavy lifting", where lifting was not allowed: what is to be avoided is denied in other words. */
export function isForbidden(atom: Atom, { all: { words }, from, polarity, support, transcript }: Compared): boolean {
  const { reading, clauses } = transcript
  const avoids = (norms: readonly { norm: string }[]) => norms.some(({ norm }) => AVOIDS.test(norm))
  const told = support.matches.filter(one => one.wanted === atom)
  const isWishedNot = (at: number) => clauses[at] !== undefined && WISHES_NOT.test(textOf(transcript, clauses[at]))
  // «Предпочитает избегать», "does not want": who wants to avoid it does not want it.
  if (WISHES.test(words[atom.from]?.norm ?? '') && avoids(words.slice(atom.to, atom.to + AVOIDED)))
    return told.every(one => isWishedNot(one.clause))
  const isAvoided = avoids(words.slice(Math.max(from, atom.from - AVOIDED), atom.from + 1))
  if ((polarity.get(atom.from) ?? 'yes') !== 'yes' || !isAvoided) return false
  const wishes = words.slice(from, atom.from).some(({ norm }) => WISHES.test(norm))
  return told.every(({ clause: at, atom: said }) => {
    const clause = clauses[at]
    if (!clause) return false
    const isOrdered = !clause.asks && (clause.speaker === 'doctor' || clause.speaker === null)
    return (
      (isOrdered || (wishes && isWishedNot(at))) &&
      transcript.polarity.get(said.from) === 'no' &&
      !avoids(reading.words.slice(clause.from, clause.to))
    )
  })
}

/** "Hormones are needed", told as to be avoided. */
export function isNotAvoided(atom: Atom, { all: { words }, from, polarity, support, transcript }: Compared): boolean {
  if (atom.kind === 'drug' || !support.missing.some(one => isConcept(one, 'avoid'))) return false
  const before = words.slice(Math.max(from, atom.from - AVOIDED), atom.from)
  if ((polarity.get(atom.from) ?? 'yes') !== 'yes' || !before.some(({ norm }) => AVOIDS.test(norm))) return false
  const told = support.matches.filter(one => one.wanted === atom)
  return (
    told.length > 0 &&
    told.every(({ clause: at, atom: said }) => {
      const { from: start = 0, to = 0, asks = true } = transcript.clauses[at] ?? {}
      const { reading } = transcript
      return !asks && transcript.polarity.get(said.from) === 'yes' && NEEDS.test(normsIn(reading, start, to))
    })
  )
}
const NEEDS =
  /(?:^| )(?:needs?|needed|must have|continue|keep|нуж[ен]\p{L}*|продолж\p{L}*|надо|обязательно|χρειαζ\p{L}*|συνεχ\p{L}*|πρεπει)(?: |$)/u
