import type { Mark } from '../../../triage/speech/lexicon/mark.ts'
import { type Item, isAny, itemsOf } from '../../../triage/speech/text/items.ts'
import { plain } from '../../../triage/speech/text/scan.ts'
import type { Speaker } from '../../text/shape.ts'
import type { Said } from './measured.ts'

const DRUG: Mark = { is: 'foreign' }
export const isDrug = (item: Item | undefined): boolean => item?.kind === 'marks' && item.marks.includes(DRUG)

const PATIENT: Mark = { is: 'self', strong: true }

/** Words that mean something else at a visit than beside an ambulance: "in clinic" is here, "this morning" may be the round. */
const AT_VISIT: readonly (readonly [words: RegExp, mark: Mark])[] = [
  [
    /^(?:(?:in|at) (?:the )?(?:clinic|surgery)|на приеме|στο ιατρειο|в отделении|(?:on|in) the ward)$/u,
    { is: 'time', when: 'now' },
  ],
  [
    /^(?:in the morning|утром|днем|το πρωι|το μεσημερι|before|prior|prior to|pre op|pre treatment|перед|πριν|πριν απο|до ингаляц\p{L}*)$/u,
    { is: 'time', when: 'was' },
  ],
  [/^(?:your|yours|you|you're|вас|вам|ваш\p{L}*|σασ|εσεισ)$/u, PATIENT],
  [/^(?:birth|at birth|рождении|родил\p{L}*|γεννησησ|γεννηση|γεννηθηκε)$/u, { is: 'time', when: 'earlier' }],
  [/^(?:foetal|fetal|foetus|fetus|плода|εμβρυ\p{L}*)$/u, { is: 'person' }],
]
const IDEAL =
  /^(?:ideal|maximum|max|highest|lowest|dry|идеальн\p{L}*|максимальн\p{L}*|допустим\p{L}*|сухои|ιδανικ\p{L}*|μεγιστ\p{L}*|ξηρο)$/u
const NORMAL = /^(?:normal|нормальн\p{L}*|φυσιολογικ\p{L}*)$/u
const MONTH =
  /^(?:январ|феврал|март|апрел|ма[ея]$|июн|июл|август|сентябр|октябр|ноябр|декабр|веснои$|летом$|осенью$|зимои$|(?:january|february|march|april|june|july|august|september|october|november|december)$|ιανουαρ|φεβρουαρ|μαρτι|απριλ|μαιο|ιουνι|ιουλι|αυγουστ|σεπτεμβρ|οκτωβρ|νοεμβρ|δεκεμβρ)/u
const OWN = /^(?:my|my own|mine|у меня|мои|мое|моя|моего|моеи|η δικη μου|το δικο μου|σε μενα)$/u

/**
 * A sentence as the grammar of triage reads it. What the patient calls "mine" is the patient's. `drugs`: where a word that
 * is a medicine begins; a number behind it is its dose.
 */
export function visitItems(text: string, speaker: Speaker, drugs: ReadonlySet<number>): Pick<Said, 'items' | 'texts'> {
  const items = itemsOf(text)
  const texts = items.map(({ start, end }) => plain(text.slice(start, end)).replace(/\s+/gu, ' '))
  const marked = items.map((item, at): Item => {
    if (item.kind !== 'word' && item.kind !== 'marks') return item
    const dosed = drugs.has(item.start) && (item.kind === 'word' || isAny(item, 'foreign')) ? DRUG : undefined
    const mark =
      dosed ??
      markAtVisit(texts, items, at) ??
      (speaker !== 'doctor' && OWN.test(texts[at] ?? '') ? PATIENT : undefined)
    return mark ? { start: item.start, end: item.end, norm: item.norm, kind: 'marks', marks: [mark] } : item
  })
  return { items: marked, texts }
}

/** "Ideal weight", "normal blood pressure is 120 over 80" measure nothing; "the pressure is normal, 120 over 80" does. */
const isNorm = (said: string, items: readonly Item[], at: number) =>
  isAny(items[at + 1], 'name', 'foreign') && (IDEAL.test(said) || (NORMAL.test(said) && items[at + 2]?.kind !== 'stop'))

const TARGET = /^(?:target|goal|цел[ьи]|целев\p{L}*|στοχου?)$/u
const MEETS = /^(?:above|below|at|within|on|over|выше|ниже|пределах|πανω απο|κατω απο|μεσα|εντοσ)$/u
const ARTICLE = /^(?:the|your|my|her|his|our|τον|στον|του|στο|no)$/u

/** "150 over 90, that is above target", "no target organ damage": a measured value is compared. */
function meets(texts: readonly string[], at: number): boolean {
  if (!TARGET.test(texts[at] ?? '')) return false
  const before = ARTICLE.test(texts[at - 1] ?? '') ? at - 2 : at - 1
  return MEETS.test(texts[before] ?? '') || /^organ/u.test(texts[at + 1] ?? '')
}

/** "Free T4": the letter of the temperature, glued to a small number. */
const isThyroid = (said: string, items: readonly Item[], at: number) =>
  /^[tт]$/u.test(said) && items[at + 1]?.start === items[at]?.end && /^[34]$/u.test(items[at + 1]?.norm ?? '')

const MAY = /^(?:in|since|last)$/u

function markAtVisit(texts: readonly string[], items: readonly Item[], at: number): Mark | undefined {
  const said = texts[at] ?? ''
  if (isNorm(said, items, at)) return { is: 'condition' }
  if (meets(texts, at)) return { is: 'filler' }
  if (isThyroid(said, items, at)) return { is: 'foreign' }
  if (MONTH.test(said) || (said === 'may' && MAY.test(texts[at - 1] ?? '')))
    return { is: 'time', when: 'earlier', date: true }
  return AT_VISIT.find(([words]) => words.test(said))?.[1]
}
