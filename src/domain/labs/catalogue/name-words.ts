import { fold, foldedWords } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'

/** Words that do not change which test a name means. */
const BENIGN = new Set(
  [
    'сыворотка сыворотки сыворотке крови кровь кров плазмы плазме плазма венозной венозная капиллярной капиллярная натощак',
    'общий общая общее общие общ количественно количественный количественное колич кол во суммарные суммарный сумм',
    'расчетный расчетная расчетное расч метод методом по вестергрену панченкову клауссу фридвальду уровень число количество',
    'содержание концентрация активность определение исследование анализ отн относительное относительные ср среднее в у на',
    'ультрачувствительный3 чувствительный взрослые экспресс автомат автоматический анализатор г клинический ифа ихла пцр hb эр',
    'serum plasma blood level levels count concentration conc total estimation value s p b fasting random venous whole',
    'calculated calc estimated measured quantitative quant assay auto automated westergren ifcc dcct ngsp standardised',
    'standardized aligned ckd epi mdrd 2009 2021 per 1 73 square metres m2 m using enzymatic method modified by the of in and ser plas bld',
    'adult screen screening test result 3rd generation gen ultrasensitive intact lc ms percent nih se edta cal',
    'ορου ορος αιματος αιμα πλασματος ολικο ολικη ολικα ολικος επιπεδα αριθμος συγκεντρωση ποσοτικος ποσοτικη ποσοτικο',
    'μεθοδος νηστειας υπολογιζομενη υπολογ υπολογισμενη 1η ωρα ωρας 1 test ορό στον στο του της των κατα westergreen',
  ].flatMap(list => list.split(' ').map(fold)),
)

/** Words that make another test of a name: a ratio, an antibody, a fraction. */
const CHANGERS = phrases<true>([
  [
    true,
    'индекс | соотношение | отношение | коэффициент | клиренс | антитела | антител | ат | анти | свободный | свободная',
  ],
  [
    true,
    'палочкоядерн* | сегментоядерн* | юные | незрел* | бласты | рецептор* | после | нагрузк* | через | ионизирован*',
  ],
  [
    true,
    'прямой | непрямой | связанный | изофермент* | фракци* | фетальн* | костн* | sd | измененн* | неизмененн* | атипич*',
  ],
  [
    true,
    'ratio | index | clearance | antibody | antibodies | ab | anti | free | band | bands | segmented | immature | nucleated',
  ],
  [
    true,
    'receptor | receptors | after | postprandial | tolerance | ionized | ionised | direct | indirect | isoenzyme | bone',
  ],
  [
    true,
    'specific | fetal | foetal | subunit | reverse | fraction | excretion | 24h | hour | hours | 2h | 1h | variant | atypical',
  ],
  [
    true,
    'unsaturated | adjusted | corrected | reactive | globulin | release | stimulated | challenge | resistance | width | volume',
  ],
  [
    true,
    'λογος | δεικτης | καθαρση | αντισωματα | αντισωμα | ελευθερη | ελευθερο | ελευθερος | αμεση | εμμεση | ιονισμενο',
  ],
  [true, 'μετα | καμπυλη | κλασμα | ισοενζυμο | ραβδοπυρηνα | ατυπα | υποδοχεισ | 24ωρου | 2ωρη'],
])

const PERCENT = phrases<true>([[true, '% | percent | pct | отн | относительн* | процент | ποσοστο | τοις εκατο']])
const ABSOLUTE = phrases<true>([
  [
    true,
    '# | абс | абсолютн* | abs | absolute | απολυτοσ | απολυτη | απολ | απ | count | количество | число | αριθμοσ',
  ],
])

const URINE_NAME = phrases<true>([[true, 'моча | моче | мочи | мочой | urine | urinary | ur | ουρων | ουρα']])

export const isBenign = (word: string) => BENIGN.has(word) || /^\d{1,2}$/u.test(word)
export const isChanger = (words: readonly string[]) => words.some((_, at) => CHANGERS.at(words, at) !== null)
export const namesUrine = (name: string) => URINE_NAME.within(name) !== null

/** Whether a name says that it means a share or an absolute number of cells. */
export function countMark(words: readonly string[]): 'percent' | 'absolute' | null {
  const has = (marks: typeof PERCENT) => words.some((_, at) => marks.at(words, at) !== null)
  if (has(PERCENT)) return 'percent'
  return has(ABSOLUTE) ? 'absolute' : null
}

/** Words without `%` and `#`, which are marks. */
export const nameWords = (name: string) => foldedWords(name).filter(word => word !== '%' && word !== '#')

/** The parts of a printed name, each of which may be a name by itself: "ALT (SGPT)", "Haemoglobin / Αιμοσφαιρίνη". */
export function nameParts(name: string): { outside: string; inside: string[]; sides: string[] } {
  const inside = [...name.matchAll(/[([]([^)\]]+)[)\]]?/gu)].map(one => one[1] ?? '')
  const outside = name.replace(/[([][^)\]]*[)\]]?/gu, ' ').trim()
  const sides = outside.split(/\s*[/|]\s*|\s+[-–—]\s+|,\s+/u).filter(Boolean)
  return { outside, inside, sides: sides.length > 1 ? sides : [] }
}
