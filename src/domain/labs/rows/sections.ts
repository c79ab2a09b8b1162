import type { Specimen } from '../catalogue/specimens.ts'
import { foldedWords } from '../text/fold.ts'
import { phrases } from '../text/phrases.ts'

const SECTIONS = phrases<Specimen>([
  [
    'urine',
    'моч* | моче | урин* | urine | urinalysis | urinary | urines | ουρων | ουρα | ουρου | микроскопия осадка | осадка мочи',
  ],
  [
    'other',
    'кал | кала | копрограмм* | спермограмм* | эякулят* | ликвор* | мокрот* | мазок | мазка | слюн* | выпот* | синовиальн*',
  ],
  [
    'other',
    'stool | faeces | feces | faecal | fecal | semen | seminal | sperm | csf | cerebrospinal | sputum | swab | saliva',
  ],
  ['other', 'κοπρανων | κοπρανα | σπερμα* | σπερμοδιαγραμμα | εγκεφαλονωτιαιου | πτυελων | σαλιου | επιχρισμα'],
  [
    'blood',
    'кров* | биохими* | гормон* | серолог* | коагул* | гемостаз* | липид* | иммунолог* | гематолог* | онкомаркер*',
  ],
  [
    'blood',
    'сыворотк* | плазм* | витамин* | электролит* | ферменты | инфекци* | аллерг* | щитовидн* | оак | лейкоцитарная формула',
  ],
  [
    'blood',
    'blood | cbc | haematolog* | hematolog* | chemistry | biochemistry | metabolic | lipid | lipids | thyroid | hormone* | serolog*',
  ],
  [
    'blood',
    'coagulation | clotting | electrolytes | liver | renal | kidney | immunolog* | tumour markers | tumor markers | serum | plasma',
  ],
  [
    'blood',
    'differential | endocrin* | vitamins | bone | iron studies | haemostasis | hemostasis | cardiac | virology',
  ],
  [
    'blood',
    'αιματοσ | αιμα | αιματολογ* | βιοχημ* | ορμον* | ορολογ* | πηκτ* | πηξ* | λιπιδ* | ανοσολογ* | ορου | ορος | πλασμα',
  ],
  ['blood', 'θυρεοειδ* | ηλεκτρολυτεσ | βιταμιν* | καρκινικοι | ηπατικ* | νεφρικ* | σακχαρο | λευκοκυτταρικος τυπος'],
])
/** Words that make a blood heading of one that names blood in urine. */
const LONGEST = 10

/** The specimen that a heading names; null if it names none. Urine and others come before blood. */
export function sectionSpecimen(text: string): Specimen | null {
  const words = foldedWords(text)
  if (words.length === 0 || words.length > LONGEST) return null
  const found = words.map((_, at) => SECTIONS.at(words, at)?.means ?? null)
  for (const specimen of ['urine', 'other', 'blood'] as const) if (found.includes(specimen)) return specimen
  return null
}

/** Names that only urine has: a sheet without a heading is read by them. */
const URINE_ONLY = phrases<true>([
  [
    true,
    'удельный вес | относительная плотность | прозрачность | кетоновые тела | кетоны | нитриты | уробилиноген | цилиндры',
  ],
  [true, 'specific gravity | ketones | nitrite | nitrites | urobilinogen | leukocyte esterase | casts | clarity'],
  [true, 'ειδικο βαρος | χροια | οξονη | νιτρωδη | ουροχολινογονο | κυλινδροι | πυοσφαιρια | λευκωμα'],
])
export const isUrineName = (name: string) => URINE_ONLY.within(name) !== null
