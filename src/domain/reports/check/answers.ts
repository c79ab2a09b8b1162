import { conceptsOf } from '../concepts/concept-index.ts'
import type { Statement } from '../talk/statement.ts'
import type { Reading, Segment } from '../text/reading.ts'
import { has, hasDrug, hasNumber, startsWith } from '../text/within.ts'
import { choose, confirms } from './asked-verbs.ts'
import { denies, type WordPolarity } from './polarity/cues.ts'
import { isTold, namedInAnswer, soundInAnswer } from './polarity/named-in-answer.ts'
import { polaritiesOf } from './polarity/polarity.ts'
import { TURNS_DOWN } from './words/treatment.ts'

const NO =
  /^(?:нет|нету|не|никогда|ни|no|nope|nah|not|never|none|οχι|δεν|δε|ποτε|καθολου|τιποτα|μπα|наоборот|напротив|αντιθετωσ|αντιθετα)$/u

const UNDECIDED = /(?:^| )(?:подумаю|надо подумать|think about it|think it over|να το σκεφτω|θα το σκεφτω)(?: |$)/u

/** Polarity of every word of the transcript, a question's by its answer. */
export function answerPolarities(reading: Reading, statements: readonly Statement[]): Map<number, WordPolarity> {
  const all = new Map<number, WordPolarity>()
  for (const segment of reading.segments)
    for (const [at, polarity] of polaritiesOf(reading, segment.from, segment.to, segment.loose)) all.set(at, polarity)
  // «…bulging no | perforation»: cut behind "no", which belongs to what follows.
  for (const [index, segment] of reading.segments.entries()) {
    const before = reading.segments[index - 1]
    const cue = reading.words[segment.from - 1]?.norm ?? ''
    const ofDrug = reading.drugs.has(segment.from) && /^(?:no|not|не|нет|οχι|δεν|без|without|χωρισ)$/u.test(cue)
    if (!segment.loose || !before?.loose || (!ofDrug && (before.asks || !/^(?:no|без|without|χωρισ)$/u.test(cue))))
      continue
    for (let at = segment.from; at < Math.min(segment.from + 2, segment.to); at++) all.set(at, 'no')
  }
  // «…в детстве туберкулёз | отрицает»: cut before the denial of what stands there.
  for (const [index, segment] of reading.segments.entries()) {
    const before = reading.segments[index - 1]
    if (!segment.loose || !before?.loose || before.asks) continue
    if (/^(?:отрица(?:ет|ют|ла?)|αρνειται|исключает)$/u.test(reading.words[segment.from]?.norm ?? ''))
      for (let at = Math.max(before.from, segment.from - 3); at < segment.from; at++) all.set(at, 'no')
  }
  const answered = new Set<Segment>()
  for (const { segments, questions, bare } of statements) {
    if (questions === 0) continue
    const asked = segments.slice(0, questions)
    for (const one of asked) answered.add(one)
    const answers = segments.slice(questions)
    const polarity = bare || answers.length === 0 ? 'open' : answerOf(reading, asked, answers)
    for (const one of asked) {
      if (polarity === 'open' && tells(reading, one)) continue
      for (let at = one.from; at < one.to; at++) all.set(at, polarity)
      for (let at = one.from; at < presupposedTo(reading, one); at++) all.set(at, 'yes')
    }
    if (polarity === 'open' && answers.length > 0) {
      namedInAnswer(reading, asked, all)
      choose(reading, asked, answers, all)
    }
    soundInAnswer(reading, asked, all)
  }
  for (const [index, segment] of reading.segments.entries())
    if (segment.loose) inLoose(reading, segment, reading.segments[index + 1], all)
    else if (segment.asks && !answered.has(segment))
      for (let at = segment.from; at < segment.to; at++) all.set(at, 'open')
  return all
}

const TELLS =
  /(?:^| )(?:it's|that's|there's|this is|these are|it is|there is|we (?:know|found|knew)|ειναι|υπαρχει|βρηκαμε|ξεραμε|это(?= \S+ \S+)|у вас)(?: |$)/u
/** "It's not Crohn's and there's no cancer. – My mum had Crohn's.": said without a question, and no answer to it. */
const tells = (reading: Reading, one: Segment) =>
  !one.asks && !one.loose && reading.form === 'dialogue' && TELLS.test(normsOf(reading, one).join(' '))

const OWN = /^(?:my|this|these|мо[иея]\p{L}*|эт[аои]\p{L}*|μου|αυτ\p{L}*)$/u
const FROM_WHAT =
  /^(?:is (?:that|it|this) \S|are (?:they|these) \S|could (?:that|it|this) be \S|это (?:от|из за|не от) |не от |ειναι απο |μηπωσ ειναι απο |να φταιει )/u
/** "And the shakes in my hands, is that the tacro?": the shakes are told, and asked is what they come from. */
function presupposedTo(reading: Reading, { from, to, asks, speaker }: Segment): number {
  if (!asks || speaker === 'doctor') return from
  const comma = reading.words.slice(from, to).findIndex(({ after }) => /^,/u.test(after))
  const [head, rest] = [
    normsOf(reading, { from, to: from + comma + 1 }),
    normsOf(reading, { from: from + comma + 1, to }),
  ]
  return comma > 0 && head.some(norm => OWN.test(norm)) && FROM_WHAT.test(rest.join(' ')) && rest.length > 2
    ? from + comma + 1
    : from
}
/** «Αίμα; – Έχω να δω από τον Σεπτέμβριο.»: not seen since. */
const NOT_SINCE = /^(?:\p{L}+ )?(?:εχω|εχει|εχουμε) να \p{L}+ (?:\p{L}+ )?(?:απο|καιρο|χρονια|μηνεσ)(?: |$)/u

function answerOf(reading: Reading, asked: readonly Segment[], answers: readonly Segment[]): WordPolarity {
  const first = answers.find(one => one.speaker !== asked[0]?.speaker) ?? answers[0]
  if (!first) return 'open'
  const opening = reading.words[first.from]?.norm ?? ''
  const closing = reading.words[first.to - 1]?.norm ?? ''
  const short = first.to - first.from <= 6
  const reply = normsOf(reading, first).join(' ')
  if (TURNS_DOWN.test(reply) || UNDECIDED.test(reply) || NOT_SINCE.test(reply)) return 'no'
  if (SO_SO.test(reply)) return 'open'
  const whole = answers
    .slice(0, 2)
    .map(one => normsOf(reading, one).join(' '))
    .join(' ')
  if (NO.test(opening) && QUALIFIES.test(whole)) return 'open'
  if (NO.test(opening) && deniesOneOf(reading, asked, first)) return 'open'
  if (NO.test(opening) || (short && /^(?:нет|no|οχι)$/u.test(closing) && !named(reading, first))) return 'no'
  if (startsWith(reading, first.from, first.to, 'yes')) {
    // «Да вроде нет».
    return short && denies(reading, first.from + 1, first.to) && !named(reading, first) ? 'no' : 'yes'
  }
  // What the patient asks is not so because the doctor says something: "In hospital? – At home for now."
  const answered = asked[0]?.speaker !== 'doctor' && first.speaker === 'doctor' ? 'open' : 'yes'
  if (asked.length > 1 && first.to - first.from > 4 && !denies(reading, first.from, first.to)) return 'open'
  // "How often? – Every hour, and it stings.", "A rash from a medicine? – From Tegretol.": the answer is what was asked for.
  const counts = asked.some(one => OFTEN.test(normsOf(reading, one).join(' '))) && tellsOften(reading, first)
  const names = asked.some(one => has(reading, one.from, one.to, 'drug-word')) && hasDrug(reading, first.from, first.to)
  if ((counts || names) && !denies(reading, first.from, first.to)) return 'yes'
  const replies = answers.slice(0, REPLIES).map(one => normsOf(reading, one).join(' '))
  const isConsent = replies.some(one => CONSENTS.test(one)) && !replies.some(one => TURNS_DOWN.test(one))
  if (isConsent && asked.some(one => ASKS_CONSENT.test(normsOf(reading, one).join(' ')))) return 'yes'
  if (COUNTS.test(reply) || (AFFIRMS.test(reply) && !denies(reading, first.from, first.to))) return 'yes'
  const said = new Set(conceptsOf(normsOf(reading, first)).flatMap(({ ids }) => ids))
  const repeated = asked.some(one => conceptsOf(normsOf(reading, one)).some(({ ids }) => ids.some(id => said.has(id))))
  const items = asked.flatMap(one => conceptsOf(normsOf(reading, one)).filter(({ ids }) => ids.some(isTold)))
  // "Dryness or pain? – Dryness.": of several only what is named.
  if (repeated && items.length > 1 && !denies(reading, first.from, first.to)) return 'open'
  if (short && !denies(reading, first.from, first.to) && confirms(reading, asked, first)) return 'yes'
  if (!named(reading, first)) return denies(reading, first.from, first.to) ? 'no' : answered
  // The answer has a subject of its own: it speaks for itself, and for what it names.
  if (repeated && !denies(reading, first.from, first.to))
    return items.length <= 1 && asked.length === 1 ? 'yes' : 'open'
  return 'open'
}

/** "Chest pain, breathlessness? – No pain. But I get out of breath.": of several only the named one. */
function deniesOneOf(reading: Reading, asked: readonly Segment[], { from, to }: Segment): boolean {
  const items = asked.flatMap(one => conceptsOf(normsOf(reading, one)).filter(({ ids }) => ids.some(isTold)))
  const isJoined = !/[,.;]/u.test(reading.words[from]?.after ?? '')
  const named = conceptsOf(normsOf(reading, { from, to })).filter(({ ids }) => ids.some(isTold))
  return isJoined && items.length > 1 && named.length > 0 && named.length < items.length
}

/** "How's the chest been? – Not great.": how it is, and no denial. */
const SO_SO =
  /^(?:not|не|οχι) (?:(?:too|so|very|that|all|really|particularly|exactly|quite|особо|слишком|так|таки|уж|και|πολυ|τοσο|ιδιαιτερα) )*(?:great|good|bad|brilliant|well|wonderful|ideal|terrible|awful|perfect|хорошо|плохо|очень|ахти|здорово|идеально|καλα|ασχημα)(?: |$)/u

/** "No. Well, once, back in January." */
const QUALIFIES =
  /^\S+(?: \S+)? (?:well|apart from|except|only|just the|not really|ну|только|разве что|кроме|разок|μονο|εκτοσ|εκτοσ απο|αλλα)(?: |$)/u

/** "Blood in the urine? – Once, ten days ago." */
const AFFIRMS =
  /^(?:(?:ну|well|ε|oh|yeah) )?(?:once|twice|sometimes|now and (?:then|again)|a (?:bit|little|few)|один раз|раз|раза|разок|однажды|дважды|иногда|бывает|немного|чуть|μια φορα|δυο φορεσ|καμια φορα|λιγο|λιγη|μερικεσ|που και που|i do (?:it|that)|and how|(?:ои )?еще как|και πωσ)(?: |$)/u

/** "Do you agree to the operation? – What choice have I got." */
const CONSENTS =
  /^(?:(?:ну|а|well|oh|ε) )?(?:ладно|куда деваться|куда (?:я|мне) денусь|что (?:же )?делать|раз надо|надо так надо|делаите|режьте|даваите|не возражаю|what choice|if i must|if i have to|go ahead|let's do it|do it|whatever you think|alright|all right|okay|i suppose so|τι να κανω|τι να κανουμε|αφου πρεπει|ασ γινει|καντε το|προχωρηστε|ενταξει|καλα)(?: |$)/u
/** "The spinal? Well … all right.": sentences of a reply in which it is agreed to. */
const REPLIES = 3
const ASKS_CONSENT =
  /(?:^| )(?:соглас\p{L}*|не против|agree|happy|consent|willing|accept|συμφων\p{L}*|δεχ\p{L}*)(?: |$)/u

const COUNTS = /^(?:once|twice|один раз|однажды|дважды|μια φορα|δυο φορεσ)(?: |$)/u

const OFTEN = /(?:^| )(?:часто|how often|often|συχνα)(?: |$)/u
const tellsOften = (reading: Reading, { from, to }: Segment) =>
  has(reading, from, to, 'frequency') || hasNumber(reading, from, to) || EVERY.test(reading.words[from]?.norm ?? '')
const EVERY = /^(?:every|кажд\p{L}*|καθε)$/u

const normsOf = ({ words }: Reading, { from, to }: Pick<Segment, 'from' | 'to'>) =>
  words.slice(from, to).map(({ norm }) => norm)

const named = (reading: Reading, { from, to }: Segment) =>
  has(reading, from, to, 'symptom', 'disease', 'operation', 'drug-word', 'result', 'vital', 'smoke')

const ASKS_WHAT =
  /^(?:где|куда|сколько|какои|какои|какая|какие|что|чем|когда|where|what|how|which|when|who|που|ποσο|ποσα|ποσεσ|ποια|ποιο|ποτε|τι|πωσ)$/u

const UNDERSTOOD = /^(?:right|okay|ok|alright|понятно|ясно|хорошо|ладно|ωραια|ενταξει|μαλιστα)$/u
/** "Any rash no rash", «тошнит тошнит да»: question and answer in one piece of speech. */
function inLoose(reading: Reading, segment: Segment, next: Segment | undefined, all: Map<number, WordPolarity>): void {
  if (!segment.asks) return
  const { words } = reading
  // «Где сыпь … на лице нет»: no answer to what does not ask whether.
  if (ASKS_WHAT.test(words[segment.from]?.norm ?? '')) return
  let answer = -1
  for (let at = segment.from + 2; at < segment.to && answer < 0; at++)
    if (/^(?:нет|да|no|yes|yeah|nope|nah|ναι|οχι)$/u.test(words[at]?.norm ?? '')) answer = at
  if (
    answer < 0 &&
    next &&
    segment.to === next.from &&
    /^(?:нет|да|no|yes|yeah|nope|nah|ναι|οχι)$/u.test(words[next.from]?.norm ?? '')
  )
    answer = next.from
  if (answer < 0) return
  const polarity = NO.test(words[answer]?.norm ?? '') ? 'no' : 'yes'
  // "Any light makes it worse | right any discharge no": what was understood is not asked any more.
  const understood = words
    .slice(segment.from, answer)
    .findLastIndex(
      ({ norm }, index) =>
        UNDERSTOOD.test(norm) && (reading.hits[segment.from + index + 1] ?? []).some(hit => hit.is === 'asks'),
    )
  const from = segment.from + understood + 1
  for (let at = from; at < Math.min(answer, segment.to); at++) all.set(at, polarity)
}
