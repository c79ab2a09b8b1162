import type { Reading, Segment } from '../../text/shape.ts'
import { normsOf } from '../dose-units.ts'
import type { Zone } from './zones.ts'

const PERSON =
  'супруг\\S*|кум|старшеи|младшеи|мам[аеуы]|мать|матери|отец|отцу|отца|пап[аеуы]|муж|мужу|мужа|жен[аеуы]|сын|сыну|сына|доч\\S*|брат\\S*|сестр[аеуы]|сестре|бабушк\\S*|дедушк\\S*|дед|дяд\\S+|тет\\S+|племянни\\S+|сосед\\S*|подруг\\S*|приятель\\S*|друг|друга|другу|коллег\\S*|кум\\S?|свекров\\S*|тещ\\S+|тесть|старшему|младшему|партнер|mother|mam|missus|mum|mom|father|dad|husband|wife|son|daughter|brother|sister|nan|gran|grandma|grandad|aunt\\S*|uncle|cousin|neighbou?r|friend|mate|colleague|flatmate|roommate|boyfriend|girlfriend|partner|boss|lad|fella|bloke|niece|nephew|flatmate|elder one|younger one|sister-in-law|mother-in-law|μητερα|μανα|μαμα|πατερα\\S?|μπαμπα\\S?|αντρα\\S?|ανδρασ|συζυγο\\S?|γυναικα|γιο\\S?|κορη|αδερφ\\S+|αδελφ\\S+|γιαγια|παππου\\S?|θει\\S+|ξαδερφ\\S+|γαμπρ\\S+|γειτον\\S+|φιλ(?:οσ|η|ου|ησ|οι)|κουμπαρ\\S+|κολλητ\\S+|κουνιαδ\\S+|νυφη|συγκατοικ\\S+|συναδελφοσ|πεθερ\\S+'
const TAKES =
  "пьет|ест|глотает|получает|получал[аи]?|пил[аи]?|принимает|принимал[аи]?|колет|колол[аи]?|кололи|капает|мажет|сидит|спит|лечит\\S+|лечил\\S+|хвалит|живет|дали|давали|прописали|выписали|назначили|перешла|перешел|кодировался|похудела|похудел|на|жалуется|takes|took|taking|on|is on|was on|'s on|has|had|uses|swears by|got|gets|lives on|was put on|was given|παιρνει|πηρε|επαιρνε|εχει|ειχε|κανει|εκανε|βαζει|λαμβανει|ελαβε|πινει|με|παει|ρυθμιζεται"
/** «Брат принимает ксарелто», "my wife's on metformin". */
const BEFORE = new RegExp(`(?:^|\\s)(?:${PERSON})(?:'?s)?(?:\\s\\S+){0,3}?(?:\\s(?:${TAKES}))?(?:\\s\\S+){0,2}$`, 'u')
/** «У мужа ксарелто», "my wife's codeine", "her own warfarin". */
const BELONGS = new RegExp(`(?:^|\\s)(?:у (?:${PERSON})|(?:${PERSON})'s|(?:her|his|their) own)$`, 'u')
const STOPPED = new RegExp(
  `(?:^|\\s)(?:${PERSON})(?: (?:has|had|μου|τησ|του|το|τα|την))* (?:бросил[аи]?|перестал[аи]? пить|stopped|quit|εκοψε|σταματησε)(?: \\S+)?$`,
  'u',
)
const WITH_VERB = new RegExp(`(?:^|\\s)(?:${TAKES})(?:\\s|$)`, 'u')
/** "Xarelto? My brother has that." */
const OF_PATIENT =
  /(?:^|\s)(?:я|мне|меня|у меня|вам|вас|вы|i|i'm|i've|me|you|you're|your|εγω|μου δινει|μου εδωσε|μου εφερε|σασ|εσεισ|παιρνω|εδωσα|δινω)(?:\s|$)/u
/** A companion's own: «Я сама на корвалоле», «мне форсигу дали». */
const OWN =
  /(?:^|\s)(?:я сам[аи]?(?: на| пью)?|мне(?: самои)?|i'm on|i take|i'm taking|me too|i've got|for my|my own|εγω (?:παιρνω|ειμαι)|παιρνω (?:κι|και) εγω)(?:\s|$)/u

/** A relative's, a friend's, a neighbour's. */
export function isOfOther(reading: Reading, segment: Segment, { from, to, names }: Zone): boolean {
  const [name] = names
  if (!name) return false
  const before = normsOf(reading, Math.max(segment.from, from), name.at)
  if (segment.speaker === 'companion' && OWN.test(normsOf(reading, segment.from, name.at))) return true
  if (isGoingOn(reading, segment, before)) return true
  if (BELONGS.test(before) || STOPPED.test(before)) return true
  if (OF_PATIENT.test(before)) return false
  const behind = normsOf(reading, name.to, to)
  return BEFORE.test(before) && (WITH_VERB.test(before) || WITH_VERB.test(behind.split(' ').slice(0, 2).join(' ')))
}

const THIRD =
  /^(?:а |и |но |and |but |και )?(?:он|она|ему|еи|he|she|he's|she's|they|αυτοσ|αυτη|εκεινη|εκεινοσ)(?:\s|$)/u
const ANYONE = new RegExp(`(?:^|\\s)(?:${PERSON})(?:'?s)?(?:\\s|$)`, 'u')
/** Somebody else is spoken of. */
export const namesPerson = (norms: string): boolean => ANYONE.test(norms)

/** «Соседке от него ноги раздуло. Она на моксонидин перешла.» */
function isGoingOn(reading: Reading, segment: Segment, before: string): boolean {
  if (segment.speaker !== 'patient' || !THIRD.test(before)) return false
  const last = reading.segments[reading.segments.indexOf(segment) - 1]
  return last !== undefined && last.turn === segment.turn && ANYONE.test(normsOf(reading, last.from, last.to))
}
