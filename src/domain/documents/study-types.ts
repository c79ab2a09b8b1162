import { foldedWords } from '../labs/text/fold.ts'
import { phrases } from '../labs/text/phrases.ts'

/** What a document's title may make of it (decision 42); laboratory results are known by their table. */
export type TitledKind = 'imaging' | 'diagnostics' | 'conclusions' | 'others' | 'treatment' | 'healthLog'

const TITLES = phrases<TitledKind>([
  [
    'imaging',
    'узи | ультразвуков* | рентген* | рентгенограмм* | флюорограф* | маммограф* | томограф* | томограмм* | кт | мрт | мскт',
  ],
  [
    'imaging',
    'эхокардиограф* | эхокг | дуплексн* | допплер* | уздг | сцинтиграф* | денситометр* | ангиограф* | урограф* | пэт',
  ],
  [
    'imaging',
    'ultrasound | ultrasonography | sonogra* | x ray | xray | radiograph* | ct | mri | mammogra* | tomograph* | echocardiogra*',
  ],
  [
    'imaging',
    'scan | doppler | dexa | scintigraph* | angiogra* | fluoroscop* | pet | computed tomography | magnetic resonance',
  ],
  [
    'imaging',
    'υπερηχοσ | υπερηχογραφημα | υπερηχογραφικ* | υπερηχοτομογραφημα | ακτινογραφι* | τομογραφι* | αξονικη | μαγνητικη | μαστογραφι*',
  ],
  ['imaging', 'triplex | τριπλεξ | υπερηχοκαρδιογραφημα | σπινθηρογραφημα | αγγειογραφι* | μετρηση οστικησ'],
  [
    'diagnostics',
    'экг | электрокардиограмм* | электрокардиограф* | ээг | электроэнцефалограф* | спирометри* | холтер* | смад | велоэргометр*',
  ],
  [
    'diagnostics',
    'фгдс | эгдс | гастроскоп* | эзофагогастродуоденоскоп* | колоноскоп* | эндоскоп* | бронхоскоп* | аудиометр* | тредмил*',
  ],
  [
    'diagnostics',
    'электромиограф* | энмг | кольпоскоп* | цистоскоп* | офтальмоскоп* | функциональн* диагностик* | рэг | фвд | эгдс',
  ],
  [
    'diagnostics',
    'ecg | ekg | electrocardiogra* | eeg | electroencephalogra* | spirometry | holter | endoscop* | gastroscop* | colonoscop*',
  ],
  [
    'diagnostics',
    'bronchoscop* | audiogram | audiometr* | treadmill | stress test | emg | cystoscop* | polysomnogra* | pulmonary function',
  ],
  [
    'diagnostics',
    'ηλεκτροκαρδιογραφημα | ηκγ | ηεγ | ηλεκτροεγκεφαλογραφημα | σπιρομετρηση | γαστροσκοπηση | κολονοσκοπηση | ενδοσκοπ*',
  ],
  ['diagnostics', 'τεστ κοπωσεωσ | ακοογραμμα | βρογχοσκοπηση | ηλεκτρομυογραφημα'],
  [
    'conclusions',
    'консультация | консультативное | прием | первичный прием | повторный прием | осмотр врача | выписной эпикриз | эпикриз | выписка',
  ],
  [
    'conclusions',
    'заключение специалиста | консультативное заключение | справка | выписка из истории болезни | протокол осмотра | врачебное заключение',
  ],
  [
    'conclusions',
    'consultation | discharge summary | discharge letter | clinic letter | outpatient letter | medical report | referral letter | clinic note',
  ],
  [
    'conclusions',
    'εξιτηριο | ενημερωτικο σημειωμα | ιατρικη γνωματευση | ιατρικη βεβαιωση | επισκεψη | ιατρικη εκθεση | ενημερωτικο',
  ],
  [
    'treatment',
    'рецепт | лист назначений | назначение лечения | схема лечения | план лечения | рецептурный бланк | назначения врача',
  ],
  ['treatment', 'prescription | medication list | treatment plan | repeat prescription | discharge medications'],
  ['treatment', 'συνταγη | φαρμακευτικη αγωγη | συνταγη φαρμακων | σχεδιο θεραπειασ | θεραπευτικη αγωγη'],
  [
    'healthLog',
    'дневник давления | дневник самоконтроля | дневник самочувствия | дневник артериального давления | дневник гликемии | дневник',
  ],
  [
    'healthLog',
    'blood pressure diary | symptom diary | food diary | sleep diary | glucose diary | diary | blood pressure log | health log',
  ],
  ['healthLog', 'ημερολογιο πιεσησ | ημερολογιο συμπτωματων | ημερολογιο σακχαρου | ημερολογιο'],
  [
    'others',
    'гистологическ* | цитологическ* | histolog* | cytolog* | histopatholog* | biopsy | ιστολογικ* | κυτταρολογικ* | βιοψια',
  ],
])
/** Titles stand at the head of a page. */
const HEAD = 14

export interface FoundTitle {
  kind: TitledKind
  /** The line, as printed. */
  text: string
}

/** The first title among the lines at a document's head. */
export function titleOf(lines: readonly string[]): FoundTitle | null {
  const head = lines.slice(0, HEAD).filter(line => foldedWords(line).length <= 14)
  for (const text of head) {
    const found = TITLES.within(text)
    if (found) return { kind: found.means, text: text.trim() }
  }
  return null
}
