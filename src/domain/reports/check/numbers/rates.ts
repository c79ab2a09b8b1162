import type { Words } from '../../text/words.ts'
import type { Amount } from './amount.ts'
import type { Frequency } from './frequency.ts'
import { unitOf } from './units.ts'

const A_DAY =
  /^(?:(?:a|per|every|each|in a) (?:day|night)|daily|nightly|в (?:день|сутки|ночь)|за (?:день|ночь|сутки)|каждую ночь|ежедневно|(?:την|τη|το|ανα|καθε) (?:ημερα|μερα|νυχτα|24ωρο)|ημερησιωσ|ημερησια)(?: |$)/u
/** Medicines are counted otherwise: two tablets twice a day. */
const PIECE = /^(?:sachet|packet|patch|ampoule|injection|пакет|ампул|пластыр|укол|инъекц|φακελ|αμπουλ|ενεσ|αυτοκολλ)/u
/** Words of a time of the day or of a count itself. */
const NO_THING = /^(?:times?|раза?|φορ(?:α|εσ)|mornings?|evenings?|утром|вечером|πρωι|βραδυ|or|to|и|до|with)$/u

/** "Four checks a day", «τέσσερις κενώσεις ημερησίως»: so many things a day are as often. */
export function countedThings({ words, drugs }: Words, amounts: readonly Amount[]): Frequency[] {
  const isThing = (at: number) => {
    const [word, before] = [words[at], words[at - 1]]
    if (!word || word.norm.length < 4 || before?.after !== '' || drugs.has(at)) return false
    return !PIECE.test(word.norm) && !NO_THING.test(word.norm) && unitOf(word.norm) === null
  }
  return amounts.flatMap(({ from, to, unit, values }) => {
    if (unit !== null || !isThing(to)) return []
    const end = [to + 1, to + 2].find(
      at =>
        words[at - 1]?.after === '' &&
        (at === to + 1 || isThing(at - 1)) &&
        A_DAY.test(`${words[at]?.norm ?? ''} ${words[at + 1]?.norm ?? ''}`),
    )
    return end === undefined ? [] : [...values].map(perDay => ({ from, to: end + 1, perDay }))
  })
}

const DAYS_OF_WEEK: readonly RegExp[] = [
  /^(?:mondays?|понедельник(?:ам)?|δευτερ(?:α|εσ))$/u,
  /^(?:tuesdays?|вторник(?:ам)?|τριτ(?:η|εσ))$/u,
  /^(?:wednesdays?|сред(?:у|ам)|τεταρτ(?:η|εσ))$/u,
  /^(?:thursdays?|четверг(?:ам)?|πεμπτ(?:η|εσ))$/u,
  /^(?:fridays?|пятниц(?:у|ам)|παρασκευ(?:η|εσ))$/u,
  /^(?:saturdays?|суббот(?:у|ам)|σαββατ(?:ο|α))$/u,
  /^(?:sundays?|воскресен(?:ье|ьям)|κυριακ(?:η|εσ))$/u,
]
const isDay = (norm: string) => DAYS_OF_WEEK.some(day => day.test(norm))
const EVERY = /^(?:every|each|кажд(?:ыи|ую|ое)|καθε)$/u
const ON = /^(?:on|по|τισ|τα)$/u
const PLURAL = /(?:days|ам|ям|εσ|τα)$/u
const LINK = /^(?:and|и|και|on|по|τισ|τα)$/u
const NOT_EACH = /^(?:week|неделю|weeks|εβδομαδα|месяц|month|мес|ημερα|μερα|μηνα|φορα|другую|alternate|other)$/u

/** "Every Wednesday", «по средам и пятницам»: so many times a week. */
export function weekdaysIn({ words }: Words, from: number, to: number): Frequency[] {
  const norm = (at: number) => (at >= from && at < to ? (words[at]?.norm ?? '') : '')
  for (let at = from; at < to; at++) {
    const next = at + 1
    const opens = EVERY.test(norm(at))
      ? isDay(norm(next))
      : ON.test(norm(at)) && isDay(norm(next)) && PLURAL.test(norm(next))
    if (!opens) continue
    let count = 1
    let end = next + 1
    for (; end < to; end++) {
      if (isDay(norm(end))) count++
      else if (!LINK.test(norm(end))) break
    }
    // «По средам через неделю».
    if ([end, end + 1].some(one => NOT_EACH.test(norm(one)))) continue
    return [{ from: at, to: end, perDay: count / 7 }, ...weekdaysIn({ words } as Words, end, to)]
  }
  return []
}
