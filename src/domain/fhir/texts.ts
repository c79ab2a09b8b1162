import type { RecordType } from '../../contract/entities/health-record.ts'
import type { Locale } from '../../contract/entities/user.ts'
import type { SectionId } from './resource.ts'

/* Texts inside the exported document. They are data, not catalog entries: the same records give the same file. */

type LocalText = Readonly<Record<Locale, string>>

/** LOINC codes of the sections of the International Patient Summary (hl7.org/fhir/uv/ips); ours have none. */
export const SECTIONS: readonly { id: SectionId; loinc?: string; title: LocalText }[] = [
  { id: 'allergies', loinc: '48765-2', title: { en: 'Allergies', ru: 'Аллергии', el: 'Αλλεργίες' } },
  { id: 'problems', loinc: '11450-4', title: { en: 'Problems', ru: 'Диагнозы', el: 'Διαγνώσεις' } },
  { id: 'medications', loinc: '10160-0', title: { en: 'Medication', ru: 'Лечение', el: 'Θεραπεία' } },
  { id: 'results', loinc: '30954-2', title: { en: 'Results', ru: 'Результаты', el: 'Αποτελέσματα' } },
  { id: 'vitals', loinc: '8716-3', title: { en: 'Vital signs', ru: 'Показатели жизни', el: 'Ζωτικά σημεία' } },
  { id: 'triage', title: { en: 'Triage', ru: 'Сортировка', el: 'Διαλογή' } },
  { id: 'vaccinations', loinc: '11369-6', title: { en: 'Vaccinations', ru: 'Прививки', el: 'Εμβολιασμοί' } },
  { id: 'history', loinc: '11348-0', title: { en: 'Past illness', ru: 'Перенесённые болезни', el: 'Ιστορικό' } },
  { id: 'pregnancy', loinc: '10162-6', title: { en: 'Pregnancy', ru: 'Беременность', el: 'Εγκυμοσύνη' } },
  { id: 'healthLog', title: { en: 'Health log', ru: 'Дневник здоровья', el: 'Ημερολόγιο υγείας' } },
  { id: 'documents', title: { en: 'Other documents', ru: 'Другие документы', el: 'Άλλα έγγραφα' } },
]

export const KINDS: Readonly<Record<RecordType, LocalText>> = {
  labResults: { en: 'Lab results', ru: 'Анализы', el: 'Εργαστηριακές εξετάσεις' },
  studies: { en: 'Study', ru: 'Исследование', el: 'Εξέταση' },
  imaging: { en: 'Imaging', ru: 'Снимки и УЗИ', el: 'Απεικόνιση' },
  diagnostics: { en: 'Diagnostics', ru: 'Диагностика', el: 'Διαγνωστική εξέταση' },
  conclusions: { en: 'Conclusion', ru: 'Заключение', el: 'Γνωμάτευση' },
  others: { en: 'Document', ru: 'Документ', el: 'Έγγραφο' },
  treatment: { en: 'Treatment', ru: 'Лечение', el: 'Θεραπεία' },
  insight: { en: 'Insight', ru: 'Разбор', el: 'Ανάλυση' },
  healthLog: { en: 'Health log', ru: 'Дневник здоровья', el: 'Ημερολόγιο υγείας' },
  auto: { en: 'Document', ru: 'Документ', el: 'Έγγραφο' },
  triage: { en: 'Triage', ru: 'Сортировка', el: 'Διαλογή' },
  'ambient-scribe': { en: 'Visit', ru: 'Приём', el: 'Επίσκεψη' },
}

export const WORDS = {
  title: { en: 'Health records', ru: 'Медицинские записи', el: 'Ιατρικά αρχεία' },
  asOf: { en: 'As of', ru: 'По состоянию на', el: 'Με ημερομηνία' },
  date: { en: 'Date', ru: 'Дата', el: 'Ημερομηνία' },
  item: { en: 'Item', ru: 'Что', el: 'Στοιχείο' },
  value: { en: 'Value', ru: 'Значение', el: 'Τιμή' },
  undated: { en: 'no date', ru: 'без даты', el: 'χωρίς ημερομηνία' },
  unchecked: { en: 'not checked', ru: 'не проверено', el: 'δεν ελέγχθηκε' },
  stated: {
    en: 'Stated in the profile, without a date',
    ru: 'Указано в профиле, без даты',
    el: 'Δηλωμένα στο προφίλ, χωρίς ημερομηνία',
  },
  height: { en: 'Height, cm', ru: 'Рост, см', el: 'Ύψος, cm' },
  weight: { en: 'Weight, kg', ru: 'Вес, кг', el: 'Βάρος, kg' },
  bloodPressure: { en: 'Blood pressure', ru: 'Давление', el: 'Αρτηριακή πίεση' },
  bloodGroup: { en: 'Blood group', ru: 'Группа крови', el: 'Ομάδα αίματος' },
  summary: { en: 'Summary', ru: 'Кратко', el: 'Περίληψη' },
  reasons: { en: 'Reasons', ru: 'Причины', el: 'Λόγοι' },
  findings: { en: 'Findings', ru: 'Описание', el: 'Ευρήματα' },
  conclusion: { en: 'Conclusion', ru: 'Заключение', el: 'Συμπέρασμα' },
  recommendations: { en: 'Recommendations', ru: 'Рекомендации', el: 'Συστάσεις' },
  procedures: { en: 'Procedures', ru: 'Процедуры', el: 'Διαδικασίες' },
  machineRead: {
    en: 'Read from a document by a machine; not checked by a person.',
    ru: 'Прочитано из документа машиной; человек не проверял.',
    el: 'Διαβάστηκε από έγγραφο μηχανικά· δεν το έλεγξε άνθρωπος.',
  },
  heard: {
    en: 'Taken from speech; not typed by a person.',
    ru: 'Взято из речи; человек не вводил.',
    el: 'Από την ομιλία· δεν το πληκτρολόγησε άνθρωπος.',
  },
  rare: {
    en: 'Unusually low: to be measured again.',
    ru: 'Необычно низкое: измерить ещё раз.',
    el: 'Ασυνήθιστα χαμηλή τιμή: να μετρηθεί ξανά.',
  },
  unrecordable: { en: 'could not be measured', ru: 'измерить не удалось', el: 'δεν μπόρεσε να μετρηθεί' },
  missing: { en: 'Missing', ru: 'Не хватает', el: 'Λείπουν' },
  single3: {
    en: 'One value scores 3: urgent review (RCP 2017)',
    ru: 'Один показатель даёт 3 балла: срочный осмотр (RCP 2017)',
    el: 'Μία παράμετρος δίνει 3 βαθμούς: επείγουσα εκτίμηση (RCP 2017)',
  },
  deterioration: { en: 'Clinical deterioration', ru: 'Ухудшение состояния', el: 'Κλινική επιδείνωση' },
  category: { en: 'Triage category', ru: 'Категория сортировки', el: 'Κατηγορία διαλογής' },
  byRules: { en: 'The rules gave', ru: 'По правилам', el: 'Κατά τους κανόνες' },
  atLeast: { en: 'at least', ru: 'не ниже', el: 'τουλάχιστον' },
  noCategory: { en: 'no category', ru: 'категории нет', el: 'καμία κατηγορία' },
  provisional: {
    en: 'Computed on the device; the server has not confirmed it.',
    ru: 'Рассчитано на устройстве; сервер не подтвердил.',
    el: 'Υπολογίστηκε στη συσκευή· δεν το επιβεβαίωσε ο διακομιστής.',
  },
  consciousness: { en: 'Consciousness (ACVPU)', ru: 'Сознание (ACVPU)', el: 'Συνείδηση (ACVPU)' },
  oxygen: { en: 'Oxygen is given', ru: 'Получает кислород', el: 'Λαμβάνει οξυγόνο' },
  systolic: { en: 'Blood pressure', ru: 'Давление', el: 'Αρτηριακή πίεση' },
} as const satisfies Readonly<Record<string, LocalText>>
