import type { NamedDrug } from '../../drugs/find-drugs.ts'
import { LIGHT, LINKS, SELDOM, TAILS } from '../lexicon/small-words.ts'
import type { Hit } from './cue-index.ts'

interface Word {
  readonly norm: string
  readonly start: number
  readonly end: number
  readonly after: string
}
type Named = NamedDrug & { readonly to: number }

/** Units in which a medicine is dosed and hardly anything else. */
const UNIT =
  /^(?:мг|миллиграмм\p{L}*|мкг|микрограмм\p{L}*|mgs?|milligrams?|mcg|micrograms?|χιλιοστογραμμ\p{L}*|μικρογραμμαρι\p{L}*|mg)$/u
/** Forms, and times a day, that follow a medicine's number. */
const FORM =
  /^(?:таблет\p{L}*|капсул\p{L}*|впрыск\p{L}*|вдох\p{L}*|tablets?|capsules?|puffs?|sachets?|χαπι\p{L}*|δισκι\p{L}*|καψουλ\p{L}*|εισπνο\p{L}*|ψεκασμ\p{L}*)$/u
const BETWEEN =
  /^(?:по|of|at|και|about|до|μεχρι|spray|cream|tablets?|capsules?|gel|syrup|сироп|крем|мазь|капли|таблетки|χαπια|σιροπι)$/u
const SHORTEST = 5
/** Verbs and adverbs that stand before a dose. */
const NO_NAME =
  /(?:ing|ed|ly|ward|ть|ться|ете|ите|ите|ешь|ьте|аю|яю|ую|ем|им|ала|ила|али|или|лось|лась|лись|лся|ется|ются|ого|ому|ными|ная|вая|щая|няя|рая|ουμε|ετε|ουν|ηκε|ησα|ησε|αμε|ατε|οντασ)$/u
const ORDINARY =
  /^(?:доза|дозу|дозы|дозе|dose|doses|total|δοση|around|maybe|another|extra|only|half|each|every|twice|weekly|daily|morning|evening|night|bedtime|today|tomorrow|later|before|after|under|below|above|least|most|first|second|утром|вечером|обед|ночь|сутки|завтра|сегодня|потом|сначала|максимум|минимум|примерно|кубик|ампула|раствор|ставь|запиши|даваи|сделаи|оставь|вводи|ввели|поставил|назначь|снизь|увеличь|добавь|капаи|лучше|хватит|хватает|целых|write|leave|please|lower|charge|infuse|usual|initial|straight|maximum|minimum|single|double|triple|bolus|wants|takes|needs|enough|rather|actually|γραψε|γραψτε|δωστε|βαλτε|κατεβασε|ανεβασε|περιπου|δηλαδη|αρχικη|συνηθη|προηγουμενη|καινουρια|αρκει|αρκουν|φτανει|φτανουν|ημερα|βραδυ|πρωι|μεσημερι|φορα|φορεσ|συνολο|μισο)$/u

/** "On Fridays 15 mg", «в августе четыре миллиграмма»: a day or a month. */
const CALENDAR =
  /^(?:понедельник|вторник|сред[аеуы]|четверг|пятниц|суббот|воскресен|январ|феврал|март|апрел|июн|июл|август|сентябр|октябр|ноябр|декабр|mondays?$|tuesdays?$|wednesdays?$|thursdays?$|fridays?$|saturdays?$|sundays?$|january|february|march$|april|august|september|october|november|december|δευτερ[αε]|τριτη|τεταρτη|πεμπτη|παρασκευ|σαββατ|κυριακ|ιανουαρ|φεβρουαρ|μαρτι|απριλι|ιουνι|ιουλι|αυγουστ|σεπτεμβρ|οκτωβρ|νοεμβρ|δεκεμβρ)/u
/** «Далее 50 мг», "to resume 150 mg": the next step of the same medicine, and what is done with it. */
const STEP =
  /^(?:далее|дальше|затем|после|прежде|сперва|вновь|снова|then|thereafter|hence|afterwards|again|initially|resume|restart|continue|start|begin|reduce|increase|decrease|raise|titrate|taper|administer|receive|prescribe|maintain|repeat|advise|επειτα|υστερα|κατοπιν|ακολουθωσ|πρωτα|αρχικα|παλι|τελικα)$/u

const MARKER =
  /^(?:no|nope|sorry|wait|actually|rather|correction|нет|ои|точнее|вернее|извините|простите|стоп|οχι|λαθοσ|συγγνωμη|μαλλον|διορθωση)$/u
/** Words back to the medicine whose dose is put right. */
const CORRECTS = 8

/** A word of no lexicon with a dose behind it is a medicine, though in no list: «Уронефрин 400 миллиграммов». */
export function withDosedNames(
  text: string,
  words: readonly Word[],
  hits: readonly (readonly Hit[])[],
  drugs: ReadonlyMap<number, Named>,
  numbers: ReadonlyMap<number, { readonly to: number }>,
): Map<number, Named> {
  const found = new Map(drugs)
  const taken = new Uint8Array(words.length)
  const isDrug = new Uint8Array(words.length)
  for (const [at, { to }] of drugs) {
    taken.fill(1, at, to)
    isDrug.fill(1, at, to)
  }
  for (const [at] of words.entries())
    for (const hit of hits[at] ?? []) if (hit.is !== 'doctor-label') taken.fill(1, at, hit.to)
  for (const [at, { to }] of numbers) {
    const next = words[to]
    if (!next || !(UNIT.test(next.norm) || FORM.test(next.norm))) continue
    let name = at - 1
    if (BETWEEN.test(words[name]?.norm ?? '')) name--
    const word = words[name]
    if (!word || taken[name] || numbers.has(name)) continue
    // «Мидазолам защёчный десять»: the dose is that of the medicine before.
    if (
      [1, 2, 3].some(back => [...(words[name - back]?.after ?? '.')].every(sign => sign === ',') && isDrug[name - back])
    )
      continue
    const small = /^\p{Ll}/u.test(text.slice(word.start, word.start + 1))
    if (
      !isName(word.norm) ||
      /[.!?;:…\n]/u.test(
        words
          .slice(name, at)
          .map(({ after }) => after)
          .join(''),
      )
    )
      continue
    // Forms follow other words too: there the name needs its capital.
    if (small && !UNIT.test(next.norm)) continue
    // "Amlodipine 5 milligrams, no, write 10 milligrams": the dose is put right, in whatever words.
    if (
      small &&
      MARKER.test(words[name - 1]?.norm ?? '') &&
      isDrug.subarray(Math.max(0, name - CORRECTS), name).includes(1)
    )
      continue
    found.set(name, {
      kind: 'stem',
      name: text.slice(word.start, word.end),
      inn: null,
      drugClass: null,
      start: word.start,
      end: word.end,
      to: name + 1,
    })
  }
  return new Map([...found].sort(([a], [b]) => a - b))
}

const isName = (norm: string) =>
  norm.length >= SHORTEST &&
  /^\p{L}+$/u.test(norm) &&
  !NO_NAME.test(norm) &&
  !ORDINARY.test(norm) &&
  !CALENDAR.test(norm) &&
  !STEP.test(norm) &&
  ![LIGHT, LINKS, SELDOM, TAILS].some(list => list.has(norm))
