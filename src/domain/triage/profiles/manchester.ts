import type { TriageProfile } from './profile.ts'

/**
 * D §9, the Manchester profile, under the accepted id `mts-v1.0` (decision 94). Only colours and times: the flowcharts
 * of the Manchester Triage System are licensed and not used. Only a clinician gives blue; no rule of D §9 leads there.
 */
export const MANCHESTER: TriageProfile = {
  id: 'mts-v1.0',
  name: { en: 'Manchester', ru: 'Манчестер', el: 'Μάντσεστερ' },
  description: {
    en: 'Five colours and their target times as in Manchester, assigned by NEWS2 and vital signs.',
    ru: 'Пять цветов с временем ожидания по Манчестерской системе; цвет определяется по NEWS2 и витальным показателям.',
    el: 'Πέντε χρώματα με τους χρόνους του Μάντσεστερ, με βάση το NEWS2 και τα ζωτικά σημεία.',
  },
  icon: 'stethoscope',
  categories: [
    {
      id: 'red',
      name: { en: 'Red — immediate', ru: 'Красный — немедленно', el: 'Κόκκινο — άμεσα' },
      description: {
        en: 'Life is threatened now. Doctor at once, continuous observation.',
        ru: 'Непосредственная угроза жизни. Врач сразу, непрерывное наблюдение.',
        el: 'Άμεσος κίνδυνος για τη ζωή. Γιατρός αμέσως, συνεχής παρακολούθηση.',
      },
      color: 'red',
      waitTime: 'immediate',
      reassessmentTime: 'continuous',
    },
    {
      id: 'orange',
      name: { en: 'Orange — very urgent', ru: 'Оранжевый — очень срочно', el: 'Πορτοκαλί — πολύ επείγον' },
      description: {
        en: 'Doctor within 10 minutes.',
        ru: 'Врач в течение 10 минут.',
        el: 'Γιατρός μέσα σε 10 λεπτά.',
      },
      color: 'orange',
      waitTime: 10,
      reassessmentTime: 10,
    },
    {
      id: 'yellow',
      name: { en: 'Yellow — urgent', ru: 'Жёлтый — срочно', el: 'Κίτρινο — επείγον' },
      description: {
        en: 'Doctor within an hour, look again after half an hour.',
        ru: 'Врач в течение часа, повторная оценка через полчаса.',
        el: 'Γιατρός μέσα σε μία ώρα, επανεκτίμηση σε μισή ώρα.',
      },
      color: 'yellow',
      waitTime: 60,
      reassessmentTime: 30,
    },
    {
      id: 'green',
      name: { en: 'Green — standard', ru: 'Зелёный — в порядке очереди', el: 'Πράσινο — λιγότερο επείγον' },
      description: {
        en: 'Doctor within two hours, look again after an hour.',
        ru: 'Врач в течение двух часов, повторная оценка через час.',
        el: 'Γιατρός μέσα σε δύο ώρες, επανεκτίμηση σε μία ώρα.',
      },
      color: 'green',
      waitTime: 120,
      reassessmentTime: 60,
    },
    {
      id: 'blue',
      name: { en: 'Blue — non-urgent', ru: 'Синий — не срочно', el: 'Μπλε — μη επείγον' },
      description: {
        en: 'Doctor within four hours. Chosen by a clinician, never by the rules.',
        ru: 'Врач в течение четырёх часов. Назначает только медработник, правила его не присваивают.',
        el: 'Γιατρός μέσα σε τέσσερις ώρες. Το επιλέγει μόνο ο επαγγελματίας υγείας, ποτέ οι κανόνες.',
      },
      color: 'blue',
      waitTime: 240,
      reassessmentTime: 120,
    },
  ],
  scales: ['news2'],
  redlineRules: [
    { id: 'mts_news2_7', condition: 'NEWS2', operator: '>=', threshold: 7, severity: 'critical' },
    { id: 'mts_spo2_below_90', condition: 'SpO2', operator: '<', threshold: 90, severity: 'warning' },
    { id: 'mts_gcs_below_12', condition: 'GCS', operator: '<', threshold: 12, severity: 'warning' },
  ],
  byNews2: [
    { from: 7, category: 'red' },
    { from: 5, category: 'orange' },
    { from: 3, category: 'yellow' },
    { from: 0, category: 'green' },
  ],
}
