import type { Word } from '../../text/words.ts'

/** Stems by unit; a form of three letters or fewer is a whole word. */
const UNITS: Readonly<Record<string, string>> = {
  mg: 'мг миллиграм mg milligram χιλιοστογραμ μιλιγκραμ',
  mcg: 'мкг микрограм mcg microgram ug µg μικρογραμ',
  g: 'г гр грамм грам gram g γραμμαρι γρ',
  ml: 'κυβικ кубик мл миллилитр ml mil mils millilit χιλιοστολιτρ',
  litre: 'л литр l litre liter λιτρο λιτρα λιτρων',
  unit: 'единиц ед ме unit iu units μοναδ',
  tablet: 'таблет табл таб tablet pill pills tab χαπι δισκι',
  capsule: 'капсул capsule καψουλ',
  drop: 'капл капель drop drops σταγον',
  puff: 'вдох впрыск пшик puff puffs inhalation spray sprays εισπνο ψεκασμ παφα παφεσ πουφ',
  dose: 'доз доза дозы дозе дозу дозами dose doses δοσ',
  percent: '% процент percent',
  ms: 'мс миллисекунд ms msec millisecond χιλιοστοδευτερολεπτ',
  minute: 'минут мин minute minutes min λεπτα λεπτο λεπτων',
  second: 'сек секунд sec secs seconds δευτερολεπτ',
  hour: 'ч час часа часов часам h hr hrs hour hours hourly ωρα ωρασ ωρεσ ωρων',
  day: 'день дню дня днеи дни сут сутки суток day days daily ημερα ημερασ ημερεσ ημερων μερα μερασ μερεσ μερων ημερησ οκταημερ',
  week: 'нед недел wk wks week weeks weekly εβδομαδ βδομαδ',
  month: 'мес месяц month months μηνα μηνεσ μηνων μηνασ μηνοσ',
  year: 'год года лет году годов yr yrs year years yearlong χρονια χρονων χρονο χρονοσ ετων ετη ετοσ',
  times: 'раз раза разок times time φορα φορεσ',
  kg: 'кг килограм kg kilo kilos kilogram κιλα κιλο κιλων',
  pound: 'фунт pound pounds lb lbs',
  cm: 'см сантиметр cm centimet εκατοστ ποντ',
  mm: 'мм миллиметр mm millimet χιλιοστα χιλιοστο',
  mmol: 'ммоль mmol',
  degree: 'градус degree degrees βαθμ',
}
const WHOLE = new Map<string, string>()
const STEMS: (readonly [string, string])[] = []
for (const [unit, forms] of Object.entries(UNITS))
  for (const form of forms.split(' ')) {
    WHOLE.set(form, unit)
    if (form.length > 3) STEMS.push([form, unit])
  }
STEMS.sort(([a], [b]) => b.length - a.length)

export const unitOf = (norm: string): string | null =>
  WHOLE.get(norm) ?? (/^pillow/u.test(norm) ? null : STEMS.find(([stem]) => norm.startsWith(stem))?.[1]) ?? null

/** The unit that stands right behind a number. */
export function unitAt(words: readonly Word[], at: number, to: number): string | null {
  const before = words[at - 1]?.after ?? ''
  if (at >= to || /[.;:!?\n]/u.test(before) || before.includes(',')) return null
  const norm = words[at]?.norm ?? ''
  const behind = at + 1 < to && MORE.test(norm) ? unitOf(words[at + 1]?.norm ?? '') : null
  if (behind !== null && behind !== 'times' && TIME_UNITS.has(behind) && words[at]?.after === '') return behind
  const of = /^of$/u.test(norm) && PAIR.test(words[at - 1]?.norm ?? '') ? unitOf(words[at + 1]?.norm ?? '') : null
  if (of !== null) return of
  if (norm === 'τοισ' && words[at + 1]?.norm?.startsWith('εκατο')) return 'percent'
  const unit = unitOf(norm) ?? (/^\d/u.test(words[at - 1]?.norm ?? '') ? spanOf(norm) : null)
  return unit !== null && isPerLitre(words, at, unit) ? `${unit} in a volume` : unit
}

/** "Three more days", «δέκα περίπου χρόνια»: what may stand between a number and its length of time. */
const MORE =
  /^(?:more|further|first|первых|πρωτ(?:εσ|ουσ|α)|other|additional|extra|full|whole|consecutive|straight|еще|полных|целых|ближаиших|последних|последующих|следующих|ακομη|ακομα|επιπλεον|περιπου|ολοκληρ\p{L}*|συνεχομεν\p{L}*|τελευται\p{L}*|επομεν\p{L}*)$/u

const SPANS: readonly (readonly [RegExp, string])[] = [
  [/^(?:дневн|ημερ)/u, 'day'],
  [/^(?:недельн|εβδομαδ)/u, 'week'],
  [/^(?:месячн|μην)/u, 'month'],
  [/^(?:летн|годичн|годов|ετι|ετ[ηο])/u, 'year'],
  [/^(?:часов|ωρ)/u, 'hour'],
]
/** The length that an adjective tells: «7-дневный», «7ήμερη». */
export const spanOf = (norm: string): string | null => SPANS.find(([form]) => form.test(norm))?.[1] ?? null

/** "A couple of days". */
const PAIR = /^(?:couple|pair|dozen)$/u

const VOLUME = /^(?:л|дл|l|dl|λ|литр\p{L}*|децилитр\p{L}*|lit(?:re|er)|decilit(?:re|er)|λιτρο|δεκατολιτρο)$/u
const PER = /^(?:на|в|per|a|ανα|το)$/u
/** "102 g/L", "41 ml/min": what a laboratory measures, no dose. */
function isPerLitre(words: readonly Word[], at: number, unit: string): boolean {
  const isPer = (words[at]?.after ?? '').trim() === '/'
  const next = words[at + 1]?.norm ?? ''
  const behind = isPer ? next : PER.test(next) ? (words[at + 2]?.norm ?? '') : ''
  return MASSES.has(unit) ? VOLUME.test(behind) : unit === 'ml' && isPer && unitOf(behind) === 'minute'
}
const MASSES = new Set(['g', 'mg', 'mcg'])

export const DOSE_UNITS: ReadonlySet<string> = new Set([
  'mg',
  'mcg',
  'g',
  'ml',
  'unit',
  'tablet',
  'capsule',
  'drop',
  'puff',
  'dose',
  'percent',
])
export const TIME_UNITS: ReadonlySet<string> = new Set([
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'times',
])
