import type { SectionId } from '../extraction.ts'

/* Words of a report that nobody said: headings and template words, in the language that was chosen for the report. */

export type ReportLanguage = 'ru' | 'en' | 'el'

export const reportLanguage = (option: string): ReportLanguage =>
  option.startsWith('en') ? 'en' : option.startsWith('el') ? 'el' : 'ru'

type Words = Readonly<Record<ReportLanguage, string>>

export const HEADINGS: Readonly<Record<SectionId, Words>> = {
  complaints: { ru: 'Жалобы', en: 'Chief complaint', el: 'Αιτία προσέλευσης, ενοχλήματα' },
  presentIllness: { ru: 'Анамнез заболевания', en: 'History of present illness', el: 'Παρούσα νόσος' },
  pastHistory: {
    ru: 'Перенесённые заболевания и операции',
    en: 'Past medical and surgical history',
    el: 'Ατομικό αναμνηστικό',
  },
  drugHistory: { ru: 'Принимаемые препараты', en: 'Medications', el: 'Φαρμακευτική αγωγή' },
  allergies: { ru: 'Аллергологический анамнез', en: 'Allergies and intolerances', el: 'Αλλεργίες' },
  familyHistory: { ru: 'Семейный анамнез', en: 'Family history', el: 'Οικογενειακό ιστορικό' },
  socialHistory: { ru: 'Образ жизни, привычки, труд', en: 'Social history', el: 'Κοινωνικό ιστορικό, συνήθειες' },
  examination: {
    ru: 'Объективно: осмотр, показатели, обследования',
    en: 'Examination, vital signs and results',
    el: 'Αντικειμενική εξέταση, εργαστηριακά',
  },
  assessment: { ru: 'Заключение (предварительный диагноз)', en: 'Assessment', el: 'Εκτίμηση' },
  plan: { ru: 'План, назначения, рекомендации', en: 'Plan', el: 'Σχέδιο, οδηγίες' },
  followUp: { ru: 'Повторная явка', en: 'Follow-up', el: 'Επανεξέταση' },
  safetyNet: {
    ru: 'Когда обратиться срочно',
    en: 'Return precautions',
    el: 'Πότε να ζητήσετε άμεσα βοήθεια',
  },
}

/** Shorter ones, for the informal tone; a section without one keeps its heading. */
export const SHORT_HEADINGS: Partial<Record<SectionId, Words>> = {
  presentIllness: { ru: 'Что было', en: 'History', el: 'Ιστορικό' },
  pastHistory: { ru: 'Болезни и операции', en: 'Past history', el: 'Παλιότερα' },
  drugHistory: { ru: 'Препараты', en: 'Medications', el: 'Φάρμακα' },
  allergies: { ru: 'Аллергии', en: 'Allergies', el: 'Αλλεργίες' },
  familyHistory: { ru: 'Семья', en: 'Family', el: 'Οικογένεια' },
  socialHistory: { ru: 'Образ жизни', en: 'Social', el: 'Συνήθειες' },
  examination: { ru: 'Осмотр', en: 'Examination', el: 'Εξέταση' },
  assessment: { ru: 'Заключение', en: 'Assessment', el: 'Εκτίμηση' },
  plan: { ru: 'План', en: 'Plan', el: 'Σχέδιο' },
  safetyNet: { ru: 'Срочно к врачу', en: 'Come back if', el: 'Επείγον αν' },
}

export const SUMMARY_IDS = ['reason', 'findings', 'assessment', 'treatment', 'followUp'] as const
export type SummaryId = (typeof SUMMARY_IDS)[number]

export const SUMMARY_HEADINGS: Readonly<Record<SummaryId, Words>> = {
  reason: { ru: 'Повод обращения', en: 'Reason for visit', el: 'Αιτία προσέλευσης' },
  findings: { ru: 'Главное', en: 'Key findings', el: 'Κύρια ευρήματα' },
  assessment: { ru: 'Заключение', en: 'Assessment', el: 'Εκτίμηση' },
  treatment: { ru: 'Лечение', en: 'Treatment', el: 'Αγωγή' },
  followUp: { ru: 'Наблюдение', en: 'Follow-up', el: 'Παρακολούθηση' },
}

/** Before what the patient or a companion said, in the formal tone. */
export const REPORTED: Readonly<Record<'patient' | 'companion', Words>> = {
  patient: { ru: 'Пациент сообщает:', en: 'Patient states:', el: 'Ο ασθενής αναφέρει:' },
  companion: { ru: 'Сопровождающий сообщает:', en: 'Companion states:', el: 'Ο συνοδός αναφέρει:' },
}

export const QUOTES: Readonly<Record<ReportLanguage, readonly [open: string, close: string]>> = {
  ru: ['«', '»'],
  en: ['“', '”'],
  el: ['«', '»'],
}

export const DRUG_COLUMNS: Readonly<Record<'name' | 'inn' | 'dose' | 'route' | 'frequency' | 'status', Words>> = {
  name: { ru: 'Препарат', en: 'Drug', el: 'Φάρμακο' },
  inn: { ru: 'МНН', en: 'INN', el: 'Δραστική' },
  dose: { ru: 'Доза', en: 'Dose', el: 'Δόση' },
  route: { ru: 'Путь', en: 'Route', el: 'Οδός' },
  frequency: { ru: 'Кратность', en: 'Frequency', el: 'Συχνότητα' },
  status: { ru: 'Статус', en: 'Status', el: 'Κατάσταση' },
}

export const DRUG_STATUS: Readonly<Record<'current' | 'stopped' | 'prescribed' | 'refused' | 'allergy', Words>> = {
  current: { ru: 'принимает', en: 'current', el: 'λαμβάνει' },
  stopped: { ru: 'отменён', en: 'stopped', el: 'διακόπηκε' },
  prescribed: { ru: 'назначен', en: 'prescribed', el: 'συνταγογραφήθηκε' },
  refused: { ru: 'не принимает, отказ', en: 'refused, not taken', el: 'δεν λαμβάνει, άρνηση' },
  allergy: { ru: 'аллергия', en: 'allergy', el: 'αλλεργία' },
}

export const ROUTES: Readonly<Record<string, Words>> = {
  intravenous: { ru: 'внутривенно', en: 'intravenous', el: 'ενδοφλέβια' },
  intramuscular: { ru: 'внутримышечно', en: 'intramuscular', el: 'ενδομυϊκά' },
  sublingual: { ru: 'под язык', en: 'sublingual', el: 'υπογλώσσια' },
  inhaled: { ru: 'ингаляция', en: 'inhaled', el: 'εισπνεόμενο' },
  vaginal: { ru: 'вагинально', en: 'vaginal', el: 'κολπικά' },
  oral: { ru: 'внутрь', en: 'oral', el: 'από το στόμα' },
  topical: { ru: 'наружно', en: 'topical', el: 'τοπικά' },
  rectal: { ru: 'ректально', en: 'rectal', el: 'από το ορθό' },
}

/** By the categories of `Intl.PluralRules`, in the order one, few or a fraction, many; a word that never changes is a string. */
type Counted = string | readonly [one: string, few: string, many?: string]

const UNITS: Readonly<Record<string, Readonly<Record<ReportLanguage, Counted>>>> = {
  mg: { ru: 'мг', en: 'mg', el: 'mg' },
  mcg: { ru: 'мкг', en: 'mcg', el: 'mcg' },
  ml: { ru: 'мл', en: 'ml', el: 'ml' },
  g: { ru: 'г', en: 'g', el: 'g' },
  IU: { ru: 'ЕД', en: ['unit', 'units'], el: ['μονάδα', 'μονάδες'] },
  tablet: { ru: ['таблетка', 'таблетки', 'таблеток'], en: ['tablet', 'tablets'], el: ['δισκίο', 'δισκία'] },
  drop: { ru: ['капля', 'капли', 'капель'], en: ['drop', 'drops'], el: ['σταγόνα', 'σταγόνες'] },
  dose: { ru: ['доза', 'дозы', 'доз'], en: ['dose', 'doses'], el: ['δόση', 'δόσεις'] },
  vial: { ru: ['ампула', 'ампулы', 'ампул'], en: ['vial', 'vials'], el: ['αμπούλα', 'αμπούλες'] },
  sachet: { ru: ['пакетик', 'пакетика', 'пакетиков'], en: ['sachet', 'sachets'], el: ['φακελάκι', 'φακελάκια'] },
}

/** "2 таблетки", "0,5 mg": a unit without words in the table is printed as it is. */
export function printDose(dose: number, unit: string, language: ReportLanguage): string {
  const number = String(dose).replace('.', language === 'en' ? '.' : ',')
  const words = UNITS[unit]?.[language] ?? unit
  if (typeof words === 'string') return `${number} ${words}`
  const [one, few, many = few] = words
  const category = new Intl.PluralRules(language).select(dose)
  return `${number} ${category === 'one' ? one : category === 'many' ? many : few}`
}

export const UNIT_NOT_SAID: Words = {
  ru: 'единица не названа',
  en: 'unit not said',
  el: 'η μονάδα δεν ειπώθηκε',
}

/** The first line where headings and content are in two languages. */
export function mixedLanguages(language: ReportLanguage, spoken: ReportLanguage): string {
  const names: Record<ReportLanguage, Words> = {
    ru: { ru: 'русский', en: 'Russian', el: 'ρωσικά' },
    en: { ru: 'английский', en: 'English', el: 'αγγλικά' },
    el: { ru: 'греческий', en: 'Greek', el: 'ελληνικά' },
  }
  const name = names[spoken][language]
  return {
    ru: `Заголовки на русском, содержание как сказано (${name}): не переведено.`,
    en: `Headings in English, content as spoken (${name}): not translated.`,
    el: `Επικεφαλίδες στα ελληνικά, περιεχόμενο όπως ειπώθηκε (${name}): χωρίς μετάφραση.`,
  }[language]
}

/** Where nothing of what a report asks for was said. */
export const NOTHING_SAID: Words = {
  ru: 'В расшифровке нет ничего для этого отчёта.',
  en: 'The transcript has nothing for this report.',
  el: 'Το κείμενο δεν έχει τίποτα για αυτή την αναφορά.',
}
