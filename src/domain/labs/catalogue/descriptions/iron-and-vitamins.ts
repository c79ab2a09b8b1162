import type { BiomarkerDescription } from '../description.ts'

export const IRON_AND_VITAMINS_DESCRIPTIONS: Readonly<Record<string, BiomarkerDescription>> = {
  iron: {
    en: 'Iron travelling in blood; it swings during the day.',
    ru: 'Железо, циркулирующее в крови; меняется в течение дня.',
    el: 'Ο σίδηρος που κυκλοφορεί· μεταβάλλεται μέσα στην ημέρα.',
  },
  ferritin: {
    en: 'Shows how much iron is stored; also rises in inflammation.',
    ru: 'Показывает запас железа; растёт и при воспалении.',
    el: 'Δείχνει τις αποθήκες σιδήρου· αυξάνεται και σε φλεγμονή.',
  },
  transferrin: {
    en: 'The protein that carries iron.',
    ru: 'Белок, переносящий железо.',
    el: 'Η πρωτεΐνη που μεταφέρει τον σίδηρο.',
  },
  tibc: {
    en: 'How much iron the blood could carry.',
    ru: 'Сколько железа кровь способна связать.',
    el: 'Πόσο σίδηρο μπορεί να δεσμεύσει το αίμα.',
  },
  transferrin_saturation: {
    en: 'The share of transferrin that is loaded with iron.',
    ru: 'Доля трансферрина, занятая железом.',
    el: 'Το ποσοστό της τρανσφερρίνης που φέρει σίδηρο.',
  },
  vitamin_b12: {
    en: 'A vitamin for blood and nerves.',
    ru: 'Витамин для крови и нервов.',
    el: 'Βιταμίνη για το αίμα και τα νεύρα.',
  },
  folate: {
    en: 'A vitamin for cell growth and blood.',
    ru: 'Витамин для роста клеток и крови.',
    el: 'Βιταμίνη για την ανάπτυξη των κυττάρων και το αίμα.',
  },
  vitamin_d_25oh: {
    en: 'The storage form of vitamin D, for bone and immunity.',
    ru: 'Запасная форма витамина D, нужна костям и иммунитету.',
    el: 'Η αποθηκευτική μορφή της βιταμίνης D, για οστά και ανοσία.',
  },
  zinc: {
    en: 'A trace element for immunity and healing.',
    ru: 'Микроэлемент для иммунитета и заживления.',
    el: 'Ιχνοστοιχείο για την ανοσία και την επούλωση.',
  },
  copper: {
    en: 'A trace element carried by ceruloplasmin.',
    ru: 'Микроэлемент, переносимый церулоплазмином.',
    el: 'Ιχνοστοιχείο που μεταφέρει η σερουλοπλασμίνη.',
  },
  homocysteine: {
    en: 'An amino acid that rises when B12 or folate is short.',
    ru: 'Аминокислота, растущая при нехватке B12 или фолатов.',
    el: 'Αμινοξύ που αυξάνεται όταν λείπει B12 ή φυλλικό.',
  },
}
