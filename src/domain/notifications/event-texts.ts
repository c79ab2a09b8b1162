import type { Locale, PushKind } from '../../contract/entities/user.ts'

/** What a message says: no name and no clinical text, as it lies on locked screens and passes through others' servers. */
export const EVENT_TEXTS: Readonly<Record<PushKind, Readonly<Record<Locale, string>>>> = {
  transcriptReady: {
    en: 'A transcript is ready.',
    ru: 'Расшифровка готова.',
    el: 'Μια απομαγνητοφώνηση είναι έτοιμη.',
  },
  questionnaireCompleted: {
    en: 'A questionnaire is completed.',
    ru: 'Анкета заполнена.',
    el: 'Ένα ερωτηματολόγιο συμπληρώθηκε.',
  },
  reassessmentDue: {
    en: 'A patient is due for reassessment.',
    ru: 'Пора повторно осмотреть пациента.',
    el: 'Ήρθε η ώρα για επανεκτίμηση ενός ασθενούς.',
  },
}
