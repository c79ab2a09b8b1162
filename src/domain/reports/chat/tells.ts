import { TIME_UNITS } from '../check/numbers/units.ts'
import { KIND_OF } from '../concepts/concept-index.ts'
import { has } from '../text/within.ts'
import type { Index, Unit } from './units.ts'
import type { Wanted } from './wanted.ts'

export type Kind = 'number' | 'time' | 'place' | 'person'

const NUMBER =
  /(?:^| )(?:сколько|скольки|какая доза|какои дозе|каков\p{L}*|how (?:many|much|big|large|high|low|tall|heavy|old|far|often)|dose|dosage|ποσ\p{L}+|δοση)(?: |$)/u
const TIME =
  /(?:^| )(?:когда|во сколько|как (?:давно|долго)|с каких|when|what time|what year|since when|how long|how old|ποτε|τι ωρα|ποσο καιρο)(?: |$)/u
const PLACE = /(?:^| )(?:где|куда|where|που)(?: |$)/u
const PERSON = /(?:^| )(?:кто|кого|кому|у кого|who|whose|whom|ποιοσ|ποιον|ποιανου)(?: |$)/u

/** Kinds of thing that a question wants. */
export function asksFor({ text, intents, valued }: Wanted): Kind[] {
  const kinds: Kind[] = []
  if (TIME.test(text) || intents.has('duration')) kinds.push('time')
  else if (valued || NUMBER.test(text) || intents.has('dose') || intents.has('frequency')) kinds.push('number')
  if (PLACE.test(text)) kinds.push('place')
  if (PERSON.test(text)) kinds.push('person')
  return kinds
}

const SOME =
  / (?:#|пол\p{L}*|пару|немного|редко|часто|каждыи|каждую|кажд\p{L}*|ежедневно|раз|half|couple|few|several|once|twice|daily|every|weekly|rarely|never|μισ\p{L}+|λιγ\p{L}+|σπανια|καθε|μια|δυο|φορα) /u
const WHEN =
  / (?:сегодня|завтра|вчера|позавчера|утром|вечером|ночью|веснои|летом|осенью|зимои|давно|недавно|\p{L}*(?:дня|днеи|недел\p{L}*|месяц\p{L}*|год\p{L}*|лет)|today|tomorrow|yesterday|tonight|morning|evening|night|spring|summer|autumn|winter|years?|months?|weeks?|days?|hours?|\p{L}+day|σημερα|αυριο|χθεσ|χτεσ|πρωι|βραδυ|νυχτα|χρον\p{L}+|μην\p{L}*|εβδομαδ\p{L}*|βδομαδ\p{L}*|μερ\p{L}+|ημερ\p{L}+|ωρ\p{L}+|καλοκαιρι|χειμωνα|ανοιξη|φθινοπωρο|περσι|φετοσ|(?:comes?|coming|back|seen?|review|appointment|return\p{L}*) (?:\S+ ){0,4}on the #) /u

/** True if the statement of a unit, its questions left aside, says something of a kind. */
export function tells({ units, transcript }: Index, unit: Unit, kind: Kind): boolean {
  const { reading } = transcript
  return units.some(one => {
    if (one !== unit && one.statement !== unit.statement) return false
    const loose = reading.segments[one.segment]?.loose === true
    if ((one.asks || one.unanswered) && !loose) return false
    const clauses = one.clauses
    switch (kind) {
      case 'number':
        return (
          SOME.test(one.text) || clauses.some(({ amounts, frequencies }) => amounts.length + frequencies.length > 0)
        )
      case 'time':
        return (
          WHEN.test(one.text) ||
          clauses.some(
            ({ amounts, atoms }) =>
              amounts.some(amount => amount.unit !== null && TIME_UNITS.has(amount.unit)) ||
              atoms.some(atom => atom.kind === 'concept' && atom.ids.every(id => KIND_OF.get(id) === 'time')),
          )
        )
      case 'place':
        return clauses.some(
          ({ atoms, sides }) =>
            sides.length > 0 ||
            atoms.some(atom => atom.kind === 'concept' && atom.ids.some(id => KIND_OF.get(id) === 'anatomy')),
        )
      default:
        return clauses.some(({ from, to }) => has(reading, from, to, 'relative'))
    }
  })
}
