import type { Words } from '../../../text/words.ts'
import type { Atom } from '../../atoms.ts'
import { type Compared, textOf } from '../compared.ts'

const UNABLE = /^(?:unable|inability|cannot|can't|couldn't|невозможн\p{L}*|неспособн\p{L}*|αδυνατ\p{L}*)$/u
const NOT_ABLE = /(?:^| )(?:not able|не (?:мог|мож|смог|в состоянии)\p{L}*|δεν μπορ\p{L}*)(?: |$)/u
/** Words between "unable" and what cannot be done. */
const WITHIN = 3

/** "Unable to bear weight", «опора невозможна», «αδυναμία φόρτισης»: the claim says that it cannot be done. */
function isUnable({ words }: Words, { from, to }: Atom, first: number): boolean {
  const before = words.slice(Math.max(first, from - WITHIN), from).map(({ norm }) => norm)
  return (
    before.some(norm => UNABLE.test(norm)) ||
    NOT_ABLE.test(before.join(' ')) ||
    before.at(-1) === 'αδυναμια' ||
    words.slice(to, to + WITHIN).some(({ norm }) => /^(?:невозмож\p{L}*|impossible|αδυνατ\p{L}*)$/u.test(norm))
  )
}

const ABLE =
  /(?:^| )(?<!(?:не|δεν|not) )(?:can|could|able|manage\p{L}*|могу|может|можете|мог|могла|могли|смог\p{L}*|удается|μπορ\p{L}*)(?: |$)/u
/** Told with a verb of being able: "Could you stand on it?" */
const isOfAbility = (atom: Atom, { support, transcript }: Compared) => {
  const told = support.matches.filter(one => one.wanted === atom)
  const clauses = told.map(({ clause }) => transcript.clauses[clause])
  return told.length > 0 && clauses.every(one => one !== undefined && ABLE.test(textOf(transcript, one)))
}

const polaritiesOf = (atom: Atom, { support, transcript }: Compared) =>
  support.matches.flatMap(one => (one.wanted === atom ? [transcript.polarity.get(one.atom.from) ?? 'yes'] : []))

/** "Could you stand on it? – No.": it is said to be impossible, in other words. */
export const isDeniedAbility = (atom: Atom, compared: Compared): boolean =>
  isUnable(compared.all, atom, compared.from) &&
  isOfAbility(atom, compared) &&
  polaritiesOf(atom, compared).every(one => one === 'no')

/** "Could you stand on it? – Yes.", told as impossible. */
export const isOtherAbility = (atom: Atom, compared: Compared): boolean =>
  isUnable(compared.all, atom, compared.from) &&
  isOfAbility(atom, compared) &&
  polaritiesOf(atom, compared).every(one => one === 'yes')
