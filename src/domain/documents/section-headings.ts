import { foldedWords } from '../labs/text/fold.ts'
import { phrases } from '../labs/text/phrases.ts'

/** What a part of a document is about. `other` is a part with a heading of its own that is none of these. */
export type SectionKind =
  | 'findings'
  | 'conclusion'
  | 'recommendations'
  | 'prescriptions'
  | 'procedures'
  | 'reasons'
  | 'doctor'
  | 'other'

const HEADINGS = phrases<SectionKind>([
  [
    'findings',
    'описание | протокол | протокол исследования | результаты исследования | эхографическая картина | данные исследования',
  ],
  [
    'findings',
    'описание исследования | объективно | объективный статус | осмотр | данные осмотра | при осмотре | картина',
  ],
  [
    'findings',
    'findings | description | technique and findings | report | examination | results | observations | procedure and findings',
  ],
  [
    'findings',
    'ευρηματα | περιγραφη | περιγραφη ευρηματων | εκθεση | αντικειμενικη εξεταση | αποτελεσματα | κλινικη εξεταση',
  ],
  [
    'conclusion',
    'заключение | заключение врача | вывод | выводы | диагноз | диагноз основной | клинический диагноз | основной диагноз',
  ],
  [
    'conclusion',
    'диагноз при выписке | заключительный диагноз | предварительный диагноз | сопутствующий диагноз | диагноз сопутствующий',
  ],
  [
    'conclusion',
    'conclusion | conclusions | impression | diagnosis | assessment | summary | opinion | interpretation | final diagnosis',
  ],
  ['conclusion', 'discharge diagnosis | diagnoses | principal diagnosis'],
  ['conclusion', 'συμπερασμα | συμπερασματα | διαγνωση | γνωματευση | τελικη διαγνωση | εκτιμηση | διαγνωση εξοδου'],
  ['recommendations', 'рекомендации | рекомендовано | рекомендуется | план обследования | советы | даны рекомендации'],
  [
    'recommendations',
    'recommendations | recommendation | advice | plan | follow up | follow up plan | next steps | instructions',
  ],
  ['recommendations', 'συστασεισ | οδηγιεσ | προτεινεται | πλανο | παρακολουθηση | συνιστωνται | συνισταται'],
  [
    'prescriptions',
    'назначения | назначено | лечение | рецепт | медикаментозная терапия | терапия | лекарственные препараты | препараты',
  ],
  [
    'prescriptions',
    'назначенное лечение | проведенное лечение | лекарственная терапия | лист назначений | схема лечения | медикаменты | rp',
  ],
  [
    'prescriptions',
    'prescription | prescriptions | medications | medication | medicines | current medications | rx | treatment | discharge medications',
  ],
  ['prescriptions', 'medication list | drug treatment | therapy | medications on discharge'],
  [
    'prescriptions',
    'φαρμακευτικη αγωγη | αγωγη | φαρμακα | συνταγη | θεραπεια | θεραπευτικη αγωγη | αγωγη εξοδου | συνταγογραφηση',
  ],
  [
    'procedures',
    'процедуры | физиотерапия | манипуляции | физиолечение | лфк | немедикаментозное лечение | procedures | procedure',
  ],
  [
    'procedures',
    'physiotherapy | therapy sessions | πραξεισ | φυσικοθεραπεια | φυσικοθεραπειεσ | παρεμβασεισ | διαδικασιεσ',
  ],
  [
    'reasons',
    'жалобы | жалобы при обращении | показания | причина обращения | повод обращения | анамнез | анамнез заболевания',
  ],
  ['reasons', 'цель исследования | клинический диагноз при направлении | показания к исследованию'],
  [
    'reasons',
    'indication | indications | reason for visit | complaints | presenting complaint | history | reason for exam | clinical history',
  ],
  ['reasons', 'clinical information | chief complaint | reason for referral | clinical details'],
  [
    'reasons',
    'ενδειξη | ενδειξεισ | αιτια προσελευσησ | ιστορικο | αιτια εξετασησ | κλινικεσ πληροφοριεσ | παρουσα νοσοσ | αιτιολογια',
  ],
  [
    'doctor',
    'врач | лечащий врач | врач рентгенолог | врач кардиолог | врач терапевт | исследование провел | врач узи | doctor | physician',
  ],
  [
    'doctor',
    'врач функциональной диагностики | врач невролог | consultant | reported by | radiologist | signed by | attending physician',
  ],
  [
    'doctor',
    'prescriber | prescribed by | ιατροσ | ο ιατροσ | η ιατροσ | θεραπων ιατροσ | ο θεραπων ιατροσ | ακτινολογοσ | ο ακτινολογοσ',
  ],
  [
    'other',
    'техника исследования | методика | аппарат | technique | comparison | метод | τεχνικη | συγκριση | аллергоанамнез | аллергии',
  ],
  [
    'other',
    'лабораторные данные | результаты анализов | laboratory | labs | εργαστηριακα | εργαστηριακος ελεγχος | анализы | анамнез жизни',
  ],
  [
    'other',
    'течение | динамика | течение заболевания | course | hospital course | clinical course | past medical history | social history',
  ],
  [
    'other',
    'family history | allergies | πορεια νοσου | πορεια | ατομικο αναμνηστικο | οικογενειακο ιστορικο | αλλεργιεσ',
  ],
])
const LONGEST = 7

export interface FoundHeading {
  kind: SectionKind
  /** What follows the heading on its line. */
  rest: string
}

/** The heading with which a line begins: before a colon, or as the whole line. */
export function headingOf(text: string): FoundHeading | null {
  const colon = /^\s*(?:\d{1,2}[.)]\s*)?([^:]{2,60}?)\s*[:：]\s*(.*)$/u.exec(text)
  if (colon?.[1]) {
    const kind = HEADINGS.whole(colon[1]) ?? beginning(colon[1])
    if (kind) return { kind, rest: colon[2] ?? '' }
  }
  const bare = text.replace(/[.\s]+$/u, '')
  const kind = foldedWords(bare).length <= LONGEST ? HEADINGS.whole(bare) : null
  return kind ? { kind, rest: '' } : null
}

/** "Заключение врача УЗИ": begins with a heading, and is hardly longer. */
function beginning(text: string): SectionKind | null {
  const words = foldedWords(text)
  const found = HEADINGS.at(words, 0)
  return found && words.length <= found.length + 2 ? found.means : null
}
