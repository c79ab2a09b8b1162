import { clausesOf, negationsIn } from '../attributes/polarity.ts'
import type { Reading, Segment } from '../text/shape.ts'
import { has, hasDrug, hasNumber, normsIn, startsWith, within } from '../text/within.ts'

/** Words that begin a correction only when something of the same kind follows: "sorry", «подождите». */
const WEAK =
  /^(?:sorry|actually|hang|wait|rather|i'm|oh|ои|стоп|подождите|погодите|постоите|περιμενετε|συγγνωμη|ψεματα|no|οχι|нет)$/u

/** True if a sentence takes back what was said before it. */
export function isCorrection(reading: Reading, { from, to }: Segment): boolean {
  for (let at = from; at < Math.min(from + 2, to); at++) {
    const hit = startsWith(reading, at, to, 'correction')
    if (!hit) continue
    // «Виновата щитовидная железа» takes nothing back.
    if (GUILTY.test(reading.words[at]?.norm ?? '') && reading.words[at]?.after === '') continue
    const weak = hit.to - hit.from === 1 && WEAK.test(reading.words[at]?.norm ?? '')
    if (!weak || restates(reading, at, to) || DAY.test(normsIn(reading, at, to))) return true
  }
  return false
}

/** "Sorry, I'm away on Thursday, so Friday morning." */
const DAY =
  /(?:^| )(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|понедельник\p{L}*|вторник\p{L}*|сред[ауы]|четверг\p{L}*|пятниц\p{L}*|суббот\p{L}*|воскресень\p{L}*|δευτερα|τριτη|τεταρτη|πεμπτη|παρασκευη|σαββατο|κυριακη)(?: |$)/u
const GUILTY = /^виноват/u
const NO = /^(?:no|nope|nah|нет|не|неа|οχι|μπα)$/u

const RECHECKS =
  /^(?:(?:wait |hang on |hold on )?(?:let me|i'll|let's) (?:just )?(?:re ?)?(?:check|repeat|measure|do|look|try|take|read)(?: (?:at|up))?(?: (?:that|it|this))?(?: one)?(?: again| once more)?|(?:даваите |подождите |сеичас )?(?:еще раз )?(?:пере(?:меряю|мерю|мерим|проверю|проверим|смотрю)|проверю|проверим|повторю|повторим|уточню)(?: это| еще раз)?|(?:να |ασ |μισο να |περιμενετε να )?(?:το |τη |την |τον )?(?:ξανα(?:μετρησω|δω|κοιταξω|παρω|μετραω)|ελεγξω|επιβεβαιωσω|τσεκαρω)(?: λιγο| αυτο| ξανα)?)$/u

/** "Let me repeat that one.": a value is looked at again, and what comes behind it counts. */
export const rechecks = ({ words }: Reading, { from, to }: Segment): boolean =>
  RECHECKS.test(
    words
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' '),
  )

/** "Nine days ago. No, what's today?": a no behind a statement of the same person, with a comma. */
export const opensWithNo = ({ words }: Reading, { from, to }: Segment): boolean =>
  to - from > 1 && NO.test(words[from]?.norm ?? '') && (words[from]?.after ?? '').startsWith(',')

export const restates = (reading: Reading, from: number, to: number) =>
  hasNumber(reading, from, to) || hasDrug(reading, from, to) || has(reading, from, to, 'side')

const REFUSES =
  /(?:^|\s)(?:sooner not|don't fancy|даваите без|лучше без|можно без|можно не|нельзя ли без|нет спасибо|обоидусь без|не буду|не хочу|не стану|без них|без него|без нее|подумаю|не надо|откажусь|отказываюсь|сегодня никак|никак не могу|не смогу|не лягу|не поеду|не соглас(?:ен|на)|не готова?|я пас|потерплю|как нибудь сама?|rather not|not today|can't stay|i won't|i refuse|i'm not having|i'm not taking|not keen|prefer not|count me out|i'll pass|don't want|won't take|no thanks|no thank you|thank you no|not for me|can (?:i|we) skip|could (?:i|we) skip|can i leave|do i have to|not going back|i'll think|think about it|i'd rather|no way|δεν θελω|δεν το θελω|δεν παιρνω|δεν κανω|οχι γιατρε|οχι ευχαριστω|μπορω χωρισ|γινεται χωρισ|θα το σκεφτω|να το σκεφτω|δεν ξαναπαιρνω|σημερα δεν μπορω|δεν δεχομαι|αρνουμαι|δεν συμφωνω|καλυτερα οχι|δεν ερχομαι)(?:\s|$)/u

/** A short answer to an order that opens with a denial of one's own: "No more of them pills", «В больницу не лягу». */
const TURNS_DOWN =
  /^(?:(?:no|oh|well|sorry|οχι|ε|α|μπα) )*(?:no more|no way|no chance|not (?:a chance|going|that|another|again|me)|i'm not|i am not|i won't|i can't take|i don't|never again|absolutely not|over my dead|никаких|ни за что|больше не|(?:нет\s)?(?:\p{L}+\s){1,3}не (?:от|пере|с)?(?:дам|съем|\p{L}+(?:[ую]|[еи]м))(?:сь|ся)?(?:\s|$)|no (?:\p{L}+\s){1,2}for me|i'd hate|i'm scared|δεν (?:προκειται|μπαινω|παω|κανω|βαζω|ξανα\p{L}*|(?:το|την?|τον|τα|τισ) \p{L}+ω)|ουτε να|με τιποτα|αποκλειεται|(?:\p{L}+\s){1,3}δεν \p{L}{3,}ω(?:\s|$))/u
const BRIEF = 12

/** "No more of them pills", «В больницу не лягу»: a short denial of one's own, whatever it answers. */
export const turnsDown = ({ words }: Reading, from: number, to: number): boolean =>
  to - from <= BRIEF &&
  TURNS_DOWN.test(
    words
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' '),
  )

const NO_SUCH = /^(?:no|not|без|никак\p{L}*|οχι|κανενα|κανεναν|καμια|χωρισ)$/u
const STEM = 4
/** "…is a total contact cast. – No cast, doc.": what the sentence before named is denied at once. */
export function refusesNamed({ words }: Reading, before: Piece, { from, to }: Piece): boolean {
  const { norm = '', after = '' } = words[from] ?? {}
  const named = words[from + 1]?.norm ?? ''
  if (!NO_SUCH.test(norm) || /[^\s]/u.test(after) || from + 1 >= to || named.length < STEM) return false
  const stem = named.slice(0, Math.max(STEM, named.length - 2))
  return words.slice(before.from, before.to).some(one => one.norm.startsWith(stem))
}
type Piece = { from: number; to: number }

const OFFERS =
  /(?:^| )(?:(?:we|i) (?:could|can|might|would|'d) (?:also )?(?:offer|suggest|try|give|add|refer|send|arrange|book|put|start|organise)|(?:has|have|he's|she's|they've) (?:also )?(?:suggested|offered|recommended)|i'd (?:also )?(?:like|love|want) to (?:put|refer|send|start|give|offer|book)|могу (?:предложить|добавить|назначить|дать)|можем (?:предложить|попробовать)|предлагаю|предложил[аи]? бы|μπορουμε να|μπορω να|θα μπορουσαμε|προτεινω|σασ προτεινω)(?: |$)/u
/** How many sentences from `at` on turn down what the doctor has just proposed; 0 if none does. */
export function refusalFrom(reading: Reading, before: Segment, at: number): number {
  const first = reading.segments[at]
  if (!first || before.speaker !== 'doctor' || before.asks || first.loose || first.turn !== before.turn + 1) return 0
  if (first.speaker === 'doctor') return 0
  const named = !first.asks && first.to - first.from <= BRIEF && refusesNamed(reading, before, first)
  const concludes = has(reading, before.from, before.to, 'assess', 'hedge', 'disease')
  const proposes =
    named ||
    has(reading, before.from, before.to, 'order', 'dose', 'intent') ||
    OFFERS.test(normsIn(reading, before.from, before.to)) ||
    (!concludes &&
      (has(reading, before.from, before.to, 'operation', 'result') || hasDrug(reading, before.from, before.to)))
  if (!proposes) return 0
  for (let step = 0; step < 3; step++) {
    const segment = reading.segments[at + step]
    if (segment?.turn !== first.turn) break
    const said = reading.words.slice(segment.from, segment.to).map(({ norm }) => norm)
    if (REFUSES.test(said.join(' '))) return step + 1
    if (step === 0 && !segment.asks && said.length <= BRIEF && TURNS_DOWN.test(said.join(' '))) return 1
  }
  return named ? 1 : 0
}

/** "The sheet has rivaroxaban. – No, cross rivaroxaban out.", "Not senna.": a no to what another one has said of it. */
export function deniesDrugOf(reading: Reading, before: Segment, segment: Segment): boolean {
  const { norm = '' } = reading.words[segment.from] ?? {}
  const refuses = /^(?:not|не|οχι|нет)$/u.test(norm) && reading.drugs.has(segment.from + 1)
  if ((!refuses && !opensWithNo(reading, segment)) || before.asks || segment.asks || segment.turn !== before.turn + 1)
    return false
  const [old, now] = [namesIn(reading, before), namesIn(reading, segment)]
  return old.length > 0 && now.some(name => old.includes(name))
}

const namesIn = (reading: Reading, { from, to }: Segment) =>
  [...reading.drugs].flatMap(([at, { inn, name }]) => (at >= from && at < to ? [inn ?? name] : []))

/** "I'd give trimethoprim. Ah, you're on methotrexate, so we can't use trimethoprim.": the doctor takes an order back. */
export function withdraws(reading: Reading, before: Segment, segment: Segment): boolean {
  if (segment.speaker !== 'doctor' || segment.asks || before.asks || segment.loose) return false
  if (segment.turn - before.turn > TAKEN_BACK || before.speaker === 'patient') return false
  const { from, to } = before
  if (negationsIn(reading, from, to) > 0 || has(reading, from, to, 'forbid', 'stop')) return false
  const old = namesIn(reading, before)
  return clausesOf(reading, segment.from, segment.to).some(
    clause =>
      has(reading, clause.from, clause.to, 'negation', 'forbid') &&
      namesIn(reading, { ...segment, ...clause }).some(name => old.includes(name)),
  )
}
/** Turns within which an order is taken back. */
const TAKEN_BACK = 3

/** Another speaker takes back a side, a number or a medicine of the sentence before. */
export function correctsOther(reading: Reading, before: Segment, segment: Segment): boolean {
  if (before.asks) return false
  const kinds = ({ from, to }: Segment) => [
    [...within(reading, from, to, 'side')].length > 0,
    hasNumber(reading, from, to),
    hasDrug(reading, from, to),
  ]
  const [old, now] = [kinds(before), kinds(segment)]
  return old.some((has, kind) => has && now[kind])
}

const DROPS =
  /^(?:\S+ ){0,4}?(?:(?:no|without(?: the)?|без|обоидемся без|οχι|χωρισ) \p{L}+(?: then| тогда| τοτε)?|(?:we'll|we will|let's|i'll) leave (?:it|that|them|the \p{L}+)(?: out| off| for now| for the moment)?|обоидемся(?: без \p{L}+)?|(?:το|τη|την|τον|τα) αφηνουμε|(?:i won't|we won't) (?:prescribe|write|give) (?:it|that|them)|(?:тогда )?не (?:выписываю|назначаю|даем|капаем|колем)|δεν (?:το|τη|την|τον|τα) (?:γραφω|δινω|βαζω|βαζουμε|δινουμε|γραφουμε))$/u
const DROPPED_IN = 9

/** "Okay, we'll leave it": behind a refusal the doctor drops what was proposed; anywhere else it may stay as it is. */
export function drops(reading: Reading, before: Segment, { from, to, speaker, asks, turn }: Segment): boolean {
  if (speaker !== 'doctor' || asks || turn !== before.turn + 1 || to - from > DROPPED_IN) return false
  // "Okay, no swelling." is a finding.
  if (has(reading, from, to, 'symptom', 'finding', 'organ', 'disease', 'vital')) return false
  return DROPS.test(normsIn(reading, from, to))
}

const ACCEPTS =
  /(?:^|\s)(?:go on then|put me down|okay then|all right then|fine i'll|i'll take it|i'll have it then|fair enough i'll|i'll try|i'll do it|ну даваите|ну раз так|тогда ладно|тогда хорошо|ладно уговорили|уговорили|if you say so|fine then|if i must|i suppose so|oh all right|ладно даваите|ладно согласен|ладно согласна|хорошо согласен|хорошо согласна|тогда даваите|ενταξει τοτε|τοτε ενταξει|αμα ειναι ετσι|αν ειναι ετσι|καλα ντε|με πεισατε|ασ το κανουμε|καλα θα το|ασ το δοκιμασ\p{L}*)(?:\s|$)/u

/** The patient agrees after all to what they have just turned down. */
export function accepts({ words }: Reading, { from, to, speaker }: Segment): boolean {
  const said = words.slice(from, to).map(({ norm }) => norm)
  return speaker !== 'doctor' && ACCEPTS.test(said.join(' '))
}
