import { isOfGroup } from '../../../../drugs/class-groups.ts'
import type { DrugStatus } from '../../../extraction.ts'
import type { Reading, Segment } from '../../../text/shape.ts'
import { amountAt } from '../../amounts.ts'
import { normsOf } from '../../dose-units.ts'
import { INTOLERANCE, REACTION } from '../../status-words.ts'
import type { Range } from '../prepositions.ts'
import { headOfList } from '../zones.ts'

const ALLERGY = /^(?:allerg|аллерг|αλλεργ)/u
const NONE = /^(?:no|none|not|without|nil|nothing|нет|нету|не|без|ни|никаких|δεν|χωρισ|καμια|οχι|ουτε)$/u
const NEAR = 3
const SIGN = /[,;:.—–?!\n]/u
/** "Otherwise bisoprolol", «а так бисопролол». */
const OTHERWISE =
  /(?:^| )(?:otherwise|apart from that|а так|так то|в остальном|κατα τα αλλα|αλλιωσ)(?: (?:i'm on|just|only|i take|пью|только|παρ\S+|μονο))?$/u
const JOIN = /^(?:and|but|и|а|но|και|αλλα)$/u

/** Of an allergy: "except penicillin", "to penicillin", "only penicillin", "can't take penicillin". */
const OF_ALLERGY =
  /(?:^| )(?:except|apart|other than|but|allerg\S*|react\S*|intoleran\S*|to|can't|cannot|couldn't|mustn't|кроме|разве|помимо|исключая|аллерг\S*|реакци\S*|непереносим\S*|на|нельзя|не могу|εκτοσ|πλην|παρα|αλλεργ\S*|αντιδρα\S*|σε|στο|στον|στη|στην|στα|στισ|δεν μπορω)(?: (?:the|my|το|τη|την|τον))?$/u
const ONLY = /(?:^| )(?:only|just|только|лишь|μονο)(?: (?:the|το|τη|την))?$/u
const TAKES =
  /(?:^| )(?:take|takes|taking|i'm on|he's on|she's on|on|use|using|uses|пью|пьет|принимаю|принимает|получает|колю|παιρνω|παιρνει|πινω|λαμβανει)(?: |$)/u
const TOOK =
  /(?:^| )(?:had|took|i've had|was on|were on|used to take|was given|пил|пила|принимал|принимала|кололи|давали|πηρα|πηρε|ειχα παρει|εχω παρει|επαιρνα|μου εδωσαν)(?: |$)/u
/** "Well, penicillin", "I can't take it". */
const TAKEN_BACK =
  /(?:^| )(?:wait|oh|well|actually|sorry|hang on|although|though|except|но|ои|ах|хотя|вернее|точнее|стоп|вспомнил\S*|α ναι|μαλλον|βασικα|ωχ|α οχι)(?: |$)/u
const DENIED = /(?:^| )(?:not|never|cannot|\S+n't|не|нельзя|δεν|μη|μην)(?: |$)/u
const OF_IT =
  /(?:^| )(?:(?:from|to|with|off) (?:it|that|them)|(?:от|на) (?:него|нее|них)|(?:απο|με|σε) (?:αυτο|αυτα))(?: |$)/u
/** "I had penicillin and ended up in hospital": what may have been a reaction, in no words for one. */
const HARM =
  /(?:^| )(?:hospital|intensive care|itu|icu|ambulance|died|die|breath\S*|collapsed|blacked|passed|faint\S*|shock|poorly|ill|terrible|awful|больниц\S*|реанимац\S*|скор\S*|умер\S*|умира\S*|задых\S*|плохо|сознани\S*|шок\S*|νοσοκομει\S*|εντατικη|ασθενοφορ\S*|πεθαν\S*|ανασ\S*|αναπν\S*|λιποθυμ\S*|χαλια|ασχημα|σοκ)(?: |$)/u
const SO = /(?:^| )(?:so|then|тогда|поэтому|значит|οποτε|αρα|λοιπον)(?: |$)/u
const FOOD = /^(?:food|foods|пищев\S*|продукт\S*|еду|еде|τροφ\S*|φαγητ\S*)$/u
const FOR = /^ ?(?:for|from|от|для|για) /u
const CONDITION =
  /(?:^| )(?:if|when|whenever|once|after|since|если|когда|как|после|стоит|αν|οταν|μετα|αφου|μολισ)(?: |$)/u

/** Whether these words deny allergies, with no medicine between: "no known drug allergies", «аллергии нет». */
function deniesAllergies({ words, drugs }: Reading, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    if (!ALLERGY.test(words[at]?.norm ?? '')) continue
    for (const step of [-1, 1])
      for (let near = at + step; Math.abs(near - at) <= NEAR && near >= from && near < to; near += step) {
        if (drugs.has(near) || FOOD.test(words[near]?.norm ?? '')) break
        if (NONE.test(words[near]?.norm ?? '')) return true
      }
  }
  return false
}

/** What is no medicine and people are allergic to. */
const ALLERGEN =
  /^(?:cats?|dogs?|pets?|animals?|horses?|dust|mites?|pollen|grass|trees|birch|nuts?|peanuts?|shellfish|seafood|fish|prawns?|eggs?|milk|dairy|gluten|soya?|strawberr\S*|citrus|oranges?|tomato\S*|chocolate|honey|latex|nickel|metals?|plasters?|wasps?|bees?|stings?|bites|washing|detergents?|perfume|mould|feathers|wool|кош\S*|собак\S*|животн\S*|пыл\S*|тополин\S*|амбрози\S*|берез\S*|цветени\S*|орех\S*|арахис\S*|рыб\S*|креветк\S*|морепродукт\S*|яиц\S*|молок\S*|клубник\S*|цитрус\S*|апельсин\S*|помидор\S*|шоколад\S*|мед|меда|латекс\S*|никел\S*|пластыр\S*|ос|осы|пчел\S*|укус\S*|порош\S*|γατ\S*|σκυλ\S*|ζωα|σκον\S*|γυρη\S*|ακαρε\S*|ξηρουσ|καρυδ\S*|φιστικ\S*|ψαρι\S*|γαριδ\S*|θαλασσιν\S*|αυγ\S*|γαλα|φραουλ\S*|εσπεριδοειδη|πορτοκαλ\S*|ντοματ\S*|σοκολατ\S*|μελι|λατεξ|νικελ\S*|σφηκ\S*|μελισσ\S*|τσιμπηματα)$/u
const hasAllergen = ({ words }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).some(({ norm }) => ALLERGEN.test(norm))

const SAYS_NO = /^(?:no|nope|none|нет|οχι)$/u
/** The turn began with "no" to a question of allergies. */
function answersNone({ segments, words }: Reading, { turn }: Segment): boolean {
  const first = segments.findIndex(one => one.turn === turn)
  const [asked, told] = [segments[first - 1], segments[first]]
  const isOfAllergy = asked?.asks && words.slice(asked.from, asked.to).some(({ norm }) => ALLERGY.test(norm))
  return isOfAllergy === true && SAYS_NO.test(words[told?.from ?? 0]?.norm ?? '')
}

const USUAL_ALLERGENS = ['antibiotic', 'NSAID', 'analgesic', 'local anaesthetic']
/** Named alone beside an allergy, these are told as one. */
const areUsualAllergens = ({ drugs }: Reading, from: number, to: number): boolean =>
  [...drugs]
    .filter(([at]) => at >= from && at < to)
    .every(([, { drugClass }]) => USUAL_ALLERGENS.some(group => isOfGroup(drugClass, group)))

/** Words from the sign, link or beginning before a list of names to the sign behind its last one. */
function partOf(reading: Reading, segment: Segment, { at, to }: Range): Range & { head: number; last: number } {
  const { words } = reading
  const head = headOfList(reading, segment, at)
  let start = head
  while (start > segment.from && !SIGN.test(words[start - 1]?.after ?? '') && !JOIN.test(words[start - 1]?.norm ?? ''))
    start--
  let last = to
  for (let next = to; next < segment.to; next++)
    if (reading.drugs.has(next) && headOfList(reading, segment, next) === head)
      last = reading.drugs.get(next)?.to ?? last
  let end = last
  while (end < segment.to && !SIGN.test(words[end - 1]?.after ?? '')) end++
  return { at: start, to: end, head, last }
}

/**
 * What a medicine is that stands beside denied allergies, where its own part tells of none: "No allergies, bisoprolol and
 * ramipril", "Allergic to penicillin? – No, I had amoxicillin last year". Null if it may be an allergy.
 */
export function besideDenied(reading: Reading, segment: Segment, named: Range): DrugStatus | null {
  if (segment.asks || segment.loose) return null
  const part = partOf(reading, segment, named)
  const turn = reading.segments.find(one => one.turn === segment.turn) ?? segment
  const [lead, behind] = [normsOf(reading, part.at, part.head), normsOf(reading, part.last, part.to)]
  if (OF_ALLERGY.test(lead.trim()) || REACTION.test(lead) || CONDITION.test(lead)) return null
  const end = reading.segments.findLast(one => one.turn === segment.turn)?.to ?? segment.to
  const [rest, earlier] = [normsOf(reading, part.last, end), normsOf(reading, turn.from, part.head)]
  if (DENIED.test(lead) || DENIED.test(behind) || TAKEN_BACK.test(earlier) || INTOLERANCE.test(rest) || HARM.test(rest))
    return null
  const isTaking = TAKES.test(lead) || TAKES.test(behind)
  // "I take ramipril and I get hives from cats."
  const from = REACTION.test(rest) ? part.last : turn.from
  const isOfOther = isTaking && !OF_IT.test(rest) && hasAllergen(reading, from, segment.to)
  if (REACTION.test(rest) && !isOfOther) return null
  const took = TOOK.test(lead) || TOOK.test(behind)
  const isTold =
    took || isTaking || FOR.test(behind) || [0, 1].some(step => amountAt(reading, part.last + step) !== null)
  if (!isTold && !SO.test(earlier) && (ONLY.test(lead) || areUsualAllergens(reading, part.head, part.last))) return null
  const isAnswer = isTold || (part.head !== part.last - 1 && turn !== segment)
  const isDenied =
    OTHERWISE.test(earlier) ||
    deniesAllergies(reading, turn.from, part.at) ||
    (isTold && deniesAllergies(reading, part.to, segment.to)) ||
    (isAnswer && answersNone(reading, segment))
  if (!isDenied && !isOfOther) return null
  if (segment.speaker === 'doctor' && SO.test(earlier)) return 'prescribed'
  return took ? 'stopped' : 'current'
}
