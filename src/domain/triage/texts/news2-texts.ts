import type { Locale } from '../../../contract/entities/user.ts'
import type { LocalText } from '../local-text.ts'
import type { News2Response, News2Risk, RcpMonitoring, RcpResponse } from '../news2/risk.ts'
import type { News2Exclusion, News2Score } from '../news2/score.ts'
import { AT_LEAST, phrase } from './phrase.ts'

export const NEWS2_RISK_TEXTS: Readonly<Record<News2Risk, LocalText>> = {
  low: { en: 'low risk', ru: 'низкий риск', el: 'χαμηλός κίνδυνος' },
  moderate_low: { en: 'low to moderate risk', ru: 'риск от низкого до умеренного', el: 'χαμηλός έως μέτριος κίνδυνος' },
  moderate: { en: 'moderate risk', ru: 'умеренный риск', el: 'μέτριος κίνδυνος' },
  high: { en: 'high risk', ru: 'высокий риск', el: 'υψηλός κίνδυνος' },
}

/** The risk of a score, "at least" it if values are missing; null while an incomplete score is low. */
export function news2RiskText(score: Exclude<News2Score, { kind: 'not-applicable' }>, locale: Locale): string | null {
  const risk = score.band && NEWS2_RISK_TEXTS[score.band.risk][locale]
  return risk && score.kind === 'incomplete' ? phrase(AT_LEAST, locale, { risk }) : risk
}

/** The clinical response of the specification. */
export const NEWS2_RESPONSE_TEXTS: Readonly<Record<News2Response, LocalText>> = {
  routine: { en: 'Routine observation', ru: 'Обычное наблюдение', el: 'Συνήθης παρακολούθηση' },
  'increased-monitoring': { en: 'Increased monitoring', ru: 'Усиленное наблюдение', el: 'Στενότερη παρακολούθηση' },
  'urgent-review': {
    en: 'Urgent review by a doctor',
    ru: 'Срочный осмотр врачом',
    el: 'Επείγουσα εκτίμηση από γιατρό',
  },
  'immediate-review': {
    en: 'Immediate review by a doctor',
    ru: 'Немедленный осмотр врачом',
    el: 'Άμεση εκτίμηση από γιατρό',
  },
}

/** How often all vitals are measured: Royal College of Physicians 2017, chart 4. */
export const RCP_MONITORING_TEXTS: Readonly<Record<RcpMonitoring, LocalText>> = {
  '12-hourly': { en: 'at least every 12 hours', ru: 'не реже чем раз в 12 часов', el: 'τουλάχιστον κάθε 12 ώρες' },
  '4-6-hourly': {
    en: 'at least every 4 to 6 hours',
    ru: 'не реже чем раз в 4–6 часов',
    el: 'τουλάχιστον κάθε 4–6 ώρες',
  },
  hourly: { en: 'at least every hour', ru: 'не реже раза в час', el: 'τουλάχιστον κάθε ώρα' },
  continuous: { en: 'continuously', ru: 'непрерывно', el: 'συνεχώς' },
}

/** Royal College of Physicians 2017, chart 4, shortened. */
export const RCP_RESPONSE_TEXTS: Readonly<Record<RcpResponse, LocalText>> = {
  continue: {
    en: 'Continue routine NEWS2 monitoring',
    ru: 'Продолжать плановую оценку NEWS2',
    el: 'Συνεχίστε την τακτική μέτρηση NEWS2',
  },
  'nurse-assessment': {
    en: 'A nurse assesses and decides on closer monitoring or calling a doctor',
    ru: 'Медсестра осматривает и решает: наблюдать чаще или звать врача',
    el: 'Ο νοσηλευτής εκτιμά και αποφασίζει: συχνότερη παρακολούθηση ή κλήση γιατρού',
  },
  'urgent-ward-review': {
    en: 'The nurse informs the medical team; urgent review on the ward',
    ru: 'Медсестра сообщает врачу; срочный осмотр в отделении',
    el: 'Ο νοσηλευτής ενημερώνει τους γιατρούς· επείγουσα εκτίμηση στο τμήμα',
  },
  'urgent-clinician-assessment': {
    en: 'Urgent assessment by a clinician competent in acute illness, in a monitored area',
    ru: 'Срочный осмотр врачом с опытом неотложной помощи, в зоне с мониторингом',
    el: 'Επείγουσα εκτίμηση από γιατρό με εμπειρία στα οξέα περιστατικά, σε χώρο με μόνιτορ',
  },
  'emergency-assessment': {
    en: 'Emergency assessment by a critical-care team; consider level 2 or 3 care',
    ru: 'Экстренный осмотр реаниматологом; решить вопрос о переводе в реанимацию',
    el: 'Άμεση εκτίμηση από ομάδα εντατικής· εξετάστε ΜΑΦ ή ΜΕΘ',
  },
}

export const NEWS2_EXCLUSION_TEXTS: Readonly<Record<News2Exclusion, LocalText>> = {
  'under-16': { en: 'under 16 years of age', ru: 'возраст до 16 лет', el: 'ηλικία κάτω των 16 ετών' },
  pregnant: { en: 'pregnancy', ru: 'беременность', el: 'εγκυμοσύνη' },
  'age-unsure': {
    en: 'adult or child is not clear: choose the age',
    ru: 'неясно, взрослый или ребёнок: выберите возраст',
    el: 'δεν είναι σαφές αν είναι ενήλικας ή παιδί: επιλέξτε ηλικία',
  },
  'pregnancy-unsure': {
    en: 'a pregnancy was heard: confirm it',
    ru: 'упомянута беременность: подтвердите',
    el: 'ακούστηκε εγκυμοσύνη: επιβεβαιώστε',
  },
}
