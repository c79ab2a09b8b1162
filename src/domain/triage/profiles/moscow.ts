import type { TriageProfile } from './profile.ts'

/** D §9, `russia_moscow_v1`. The product's own scheme: no city order with these numbers was found or is claimed. */
export const MOSCOW: TriageProfile = {
  id: 'russia_moscow_v1',
  name: { en: 'Moscow', ru: 'Москва', el: 'Μόσχα' },
  description: {
    en: 'Four streams for an adult emergency department, by NEWS2 and vital signs, with the fall risk (Morse).',
    ru: 'Четыре потока для приёмного отделения взрослого стационара: по NEWS2 и витальным показателям, с оценкой риска падения (Морзе).',
    el: 'Τέσσερις ροές για τα επείγοντα ενηλίκων, με NEWS2 και ζωτικά σημεία, μαζί με τον κίνδυνο πτώσης (Morse).',
  },
  icon: 'activity',
  categories: [
    {
      id: 'rus_red',
      name: { en: 'Red — immediate', ru: 'Красный — немедленно', el: 'Κόκκινο — άμεσα' },
      description: {
        en: 'Life is threatened now. Resuscitation room, doctor at once.',
        ru: 'Непосредственная угроза жизни. В противошоковую (реанимационный зал), врач сразу.',
        el: 'Άμεσος κίνδυνος για τη ζωή. Αίθουσα αναζωογόνησης, γιατρός αμέσως.',
      },
      color: 'red',
      waitTime: 'immediate',
      reassessmentTime: 15,
    },
    {
      id: 'rus_orange',
      name: { en: 'Orange — very urgent', ru: 'Оранжевый — очень срочно', el: 'Πορτοκαλί — πολύ επείγον' },
      description: {
        en: 'May get worse soon. Doctor within 30 minutes, under observation.',
        ru: 'Состояние может быстро ухудшиться. Врач в течение 30 минут, под наблюдением.',
        el: 'Μπορεί να επιδεινωθεί γρήγορα. Γιατρός μέσα σε 30 λεπτά, υπό παρακολούθηση.',
      },
      color: 'orange',
      waitTime: 30,
      reassessmentTime: 30,
    },
    {
      id: 'rus_yellow',
      name: { en: 'Yellow — urgent', ru: 'Жёлтый — срочно', el: 'Κίτρινο — επείγον' },
      description: {
        en: 'Needs a doctor and may wait a little. Doctor within an hour.',
        ru: 'Нужна помощь врача, короткое ожидание допустимо. Врач в течение часа.',
        el: 'Χρειάζεται γιατρό, μπορεί να περιμένει λίγο. Γιατρός μέσα σε μία ώρα.',
      },
      color: 'yellow',
      waitTime: 60,
      reassessmentTime: 60,
    },
    {
      id: 'rus_green',
      name: { en: 'Green — not urgent', ru: 'Зелёный — не срочно', el: 'Πράσινο — μη επείγον' },
      description: {
        en: 'Stable. Doctor within two hours.',
        ru: 'Состояние стабильное. Врач в течение двух часов.',
        el: 'Σταθερή κατάσταση. Γιατρός μέσα σε δύο ώρες.',
      },
      color: 'green',
      waitTime: 120,
      reassessmentTime: 120,
    },
  ],
  scales: ['news2', 'morse'],
  // Three of the specification, which force, and three of its own critical vital bands, which only warn (decision 95).
  redlineRules: [
    { id: 'rus_spo2_below_90', condition: 'SpO2', operator: '<', threshold: 90, severity: 'critical' },
    { id: 'rus_news2_7', condition: 'NEWS2', operator: '>=', threshold: 7, severity: 'critical' },
    { id: 'rus_consciousness_0', condition: 'consciousness', operator: '=', threshold: 0, severity: 'critical' },
    { id: 'rus_sbp_below_70', condition: 'SBP', operator: '<', threshold: 70, severity: 'warning' },
    { id: 'rus_hr_above_120', condition: 'HR', operator: '>', threshold: 120, severity: 'warning' },
    { id: 'rus_rr_above_30', condition: 'RR', operator: '>', threshold: 30, severity: 'warning' },
  ],
  byNews2: [
    { from: 7, category: 'rus_red' },
    { from: 5, category: 'rus_orange' },
    { from: 3, category: 'rus_yellow' },
    { from: 0, category: 'rus_green' },
  ],
}
