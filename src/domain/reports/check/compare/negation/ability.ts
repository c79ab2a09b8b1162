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

const AT_FIRST =
  /(?:^| )(?:initially|at first|was|were|then|could|couldn't|сначала|вначале|изначально|первоначально|не мог\p{L}*|αρχικα|στην αρχη|τοτε)(?: |$)/u
const BY_NOW =
  /(?:^| )(?:now|since|today|yesterday|later|сеичас|теперь|уже|потом|вчера|сегодня|τωρα|μετα|χθεσ|σημερα|πια)(?: |$)/u
const TODAY = /(?:^| )(?:now|still|currently|today|сеичас|теперь|сегодня|по прежнему|τωρα|ακομα|σημερα)(?: |$)/u

/** "Not at first. Now I can.": the past inability supports a sentence about the past. */
function isOfThen(atom: Atom, { all: { words }, from, to, support, transcript }: Compared): boolean {
  const text = words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')
  const statements = new Set(
    support.matches.flatMap(one => (one.wanted === atom ? [transcript.clauses[one.clause]?.statement] : [])),
  )
  const replies = transcript.clauses.filter(one => statements.has(one.statement) && !one.asks)
  const isOver = replies.some(one => BY_NOW.test(textOf(transcript, one)))
  return !isOver || (AT_FIRST.test(text) && !TODAY.test(text))
}

/** "Could you stand on it? – No.": it is said to be impossible, in other words. */
export const isDeniedAbility = (atom: Atom, compared: Compared): boolean =>
  isUnable(compared.all, atom, compared.from) &&
  isOfAbility(atom, compared) &&
  polaritiesOf(atom, compared).every(one => one === 'no') &&
  isOfThen(atom, compared)

/** "Could you stand on it? – Yes.", told as impossible. */
export const isOtherAbility = (atom: Atom, compared: Compared): boolean =>
  isUnable(compared.all, atom, compared.from) &&
  isOfAbility(atom, compared) &&
  polaritiesOf(atom, compared).every(one => one === 'yes')
