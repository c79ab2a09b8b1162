import type { Reading, Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import type { Zone } from './zones.ts'

/** Of the household: beside a companion one of them may be the patient. */
const HOUSEHOLD =
  'супруг\\S*|мам[аеуы]|мать|матери|отец|отцу|отца|пап[аеуы]|муж|мужу|мужа|жен[аеуы]|сын|сыну|сына|доч\\S*|бабушк\\S*|дедушк\\S*|дед|mother|mam|missus|mum|mom|father|dad|husband|wife|son|daughter|nan|gran|grandma|grandad|partner|μητερα|μανα|μαμα|πατερα\\S?|μπαμπα\\S?|αντρα\\S?|ανδρασ|συζυγο\\S?|γυναικα|γιο\\S?|κορη|γιαγια|παππου\\S?'
const FURTHER =
  'кум\\S?|старшеи|младшеи|старшему|младшему|брат\\S*|сестр[аеуы]|сестре|дяд\\S+|тет\\S+|племянни\\S+|сосед\\S*|подруг\\S*|приятель\\S*|друг|друга|другу|коллег\\S*|свекров\\S*|тещ\\S+|тесть|партнер|brother|sister|aunt\\S*|uncle|cousin|neighbou?r|friend|mate|colleague|flatmate|roommate|boyfriend|girlfriend|boss|lad|fella|bloke|niece|nephew|elder one|younger one|sister-in-law|mother-in-law|αδερφ\\S+|αδελφ\\S+|θει\\S+|ξαδερφ\\S+|γαμπρ\\S+|γειτον\\S+|φιλ(?:οσ|η|ου|ησ|οι)|κουμπαρ\\S+|κολλητ\\S+|κουνιαδ\\S+|νυφη|συγκατοικ\\S*|συναδελφοσ|πεθερ\\S+'
const TAKES =
  "пьет|ест|глотает|получает|получал[аи]?|пил[аи]?|принимает|принимал[аи]?|колет|колол[аи]?|кололи|капает|мажет|сидит|спит|лечит\\S+|лечил\\S+|хвалит|живет|дали|давали|прописали|выписали|назначили|перешла|перешел|кодировался|похудела|похудел|на|жалуется|takes|took|taking|on|is on|was on|'s on|has|had|uses|swears by|got|gets|lives on|was put on|was given|παιρνει|πηρε|επαιρνε|εχει|ειχε|κανει|εκανε|βαζει|λαμβανει|ελαβε|πινει|με|παει|ρυθμιζεται"
interface People {
  /** «Брат принимает ксарелто», "my wife's on metformin". */
  readonly take: RegExp
  /** «У мужа ксарелто», "my wife's codeine", "her own warfarin". */
  readonly own: RegExp
  readonly stopped: RegExp
  readonly any: RegExp
}

const people = (who: string): People => ({
  take: new RegExp(`(?:^|\\s)(?:${who})(?:'?s)?(?:\\s\\S+){0,3}?(?:\\s(?:${TAKES}))?(?:\\s\\S+){0,2}$`, 'u'),
  own: new RegExp(`(?:^|\\s)(?:у (?:${who})|(?:${who})'s|(?:her|his|their) own)$`, 'u'),
  stopped: new RegExp(
    `(?:^|\\s)(?:${who})(?: (?:has|had|μου|τησ|του|το|τα|την))* (?:бросил[аи]?|перестал[аи]? пить|stopped|quit|εκοψε|σταματησε)(?: \\S+)?$`,
    'u',
  ),
  any: new RegExp(`(?:^|\\s)(?:${who})(?:'?s)?(?:\\s|$)`, 'u'),
})
const ANYBODY = people(`${HOUSEHOLD}|${FURTHER}`)
const OUTSIDE = people(FURTHER)
/** Who is none of the patient's: beside a companion only who is not of the household. */
const othersOf = ({ speaker }: Segment): People => (speaker === 'companion' ? OUTSIDE : ANYBODY)

const WITH_VERB = new RegExp(`(?:^|\\s)(?:${TAKES})(?:\\s|$)`, 'u')
/** "Xarelto? My brother has that." */
const OF_PATIENT =
  /(?:^|\s)(?:я|мне|меня|у меня|вам|вас|вы|i|i'm|i've|me|you|you're|your|εγω|μου δινει|μου εδωσε|μου εφερε|σασ|εσεισ|παιρνω|εδωσα|δινω)(?:\s|$)|\smy$/u
/** A companion's own: «Я сама на корвалоле», "I take amlodipine"; not "I've got his inhaler". */
const OWN =
  /(?:^|\s)(?:я сам[аи]?(?: на| пью| принимаю)?|i'm on(?: \S+)?|i take(?: \S+)?|i'm taking(?: \S+)?|my own|εγω (?:παιρνω|ειμαι)(?: \S+){0,2}|παιρνω (?:κι|και) εγω(?: \S+)?)$|^(?:а |и )мне$/u

/** "I give my husband his ramipril." */
const GIVES_THEM = /(?:^|\s)i (?:\S+ )?give (?:my \S+|him|her|them|mum|dad) (?:his|her|their)$/u

/** A relative's, a friend's, a neighbour's. */
export function isOfOther(reading: Reading, segment: Segment, { from, to, names }: Zone): boolean {
  const [name] = names
  if (!name) return false
  const before = normsOf(reading, Math.max(segment.from, from), name.at)
  if (segment.speaker === 'companion' && OWN.test(normsOf(reading, segment.from, name.at))) return true
  if (isGoingOn(reading, segment, before)) return true
  const others = othersOf(segment)
  if (others.own.test(before) || others.stopped.test(before)) return true
  if (segment.speaker === 'patient' && GIVES_THEM.test(before)) return true
  if (OF_PATIENT.test(before)) return false
  const behind = normsOf(reading, name.to, to)
  return others.take.test(before) && (WITH_VERB.test(before) || WITH_VERB.test(behind.split(' ').slice(0, 2).join(' ')))
}

const THIRD =
  /^(?:а |и |но |and |but |και )?(?:он|она|ему|еи|he|she|he's|she's|they|αυτοσ|αυτη|εκεινη|εκεινοσ)(?:\s|$)/u
/** Somebody else is spoken of. */
export const namesOther = ({ words }: Reading, segment: Segment): boolean =>
  othersOf(segment).any.test(
    words
      .slice(segment.from, segment.to)
      .map(({ norm }) => norm)
      .join(' '),
  )

/** «Соседке от него ноги раздуло. Она на моксонидин перешла.» */
function isGoingOn(reading: Reading, segment: Segment, before: string): boolean {
  if (segment.speaker !== 'patient' || !THIRD.test(before)) return false
  const last = reading.segments[reading.segments.indexOf(segment) - 1]
  return last !== undefined && last.turn === segment.turn && namesOther(reading, last)
}
