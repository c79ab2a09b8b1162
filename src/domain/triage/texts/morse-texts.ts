import type { Locale } from '../../../contract/entities/user.ts'
import type { LocalText } from '../local-text.ts'
import type { MORSE_ITEMS, MorseItem, MorseRisk, MorseScore } from '../morse.ts'
import { AT_LEAST, phrase } from './phrase.ts'

type Questions = {
  readonly [Item in MorseItem]: {
    readonly question: LocalText
    readonly answers: Readonly<Record<keyof (typeof MORSE_ITEMS)[Item], LocalText>>
  }
}

const YES_NO = { no: { en: 'No', ru: 'Нет', el: 'Όχι' }, yes: { en: 'Yes', ru: 'Да', el: 'Ναι' } }

export const MORSE_TEXTS: Questions = {
  historyOfFalling: {
    question: {
      en: 'Fell now or within the last 3 months',
      ru: 'Падение сейчас или за последние 3 месяца',
      el: 'Πτώση τώρα ή τους τελευταίους 3 μήνες',
    },
    answers: YES_NO,
  },
  secondaryDiagnosis: {
    question: {
      en: 'More than one diagnosis',
      ru: 'Сопутствующие заболевания (больше одного диагноза)',
      el: 'Πάνω από μία διάγνωση',
    },
    answers: YES_NO,
  },
  ambulatoryAid: {
    question: { en: 'Walks with', ru: 'Опора при ходьбе', el: 'Βοήθημα βάδισης' },
    answers: {
      none_bedrest_nurse: {
        en: 'Nothing; bed rest, wheelchair or a nurse',
        ru: 'Без опоры; постельный режим, коляска или с медсестрой',
        el: 'Χωρίς βοήθημα· κλινήρης, αμαξίδιο ή με νοσηλευτή',
      },
      crutches_cane_walker: {
        en: 'Crutches, cane or walker',
        ru: 'Костыли, трость или ходунки',
        el: 'Πατερίτσες, μπαστούνι ή «Π»',
      },
      furniture: { en: 'Holds on to furniture', ru: 'Держится за мебель', el: 'Κρατιέται από τα έπιπλα' },
    },
  },
  ivOrHeparinLock: {
    question: {
      en: 'IV drip or heparin lock',
      ru: 'Капельница или в/в катетер',
      el: 'Ορός ή φλεβοκαθετήρας',
    },
    answers: YES_NO,
  },
  gait: {
    question: { en: 'Gait', ru: 'Походка', el: 'Βάδιση' },
    answers: {
      normal_bedrest_wheelchair: {
        en: 'Normal; bed rest or wheelchair',
        ru: 'Нормальная; постельный режим или коляска',
        el: 'Φυσιολογική· κλινήρης ή αμαξίδιο',
      },
      weak: { en: 'Weak', ru: 'Слабая', el: 'Αδύναμη' },
      impaired: { en: 'Impaired', ru: 'Нарушенная', el: 'Διαταραγμένη' },
    },
  },
  mentalStatus: {
    question: {
      en: 'Judgement of own ability',
      ru: 'Оценка своих возможностей',
      el: 'Επίγνωση των δυνατοτήτων',
    },
    answers: {
      oriented: { en: 'Knows own limits', ru: 'Знает свои ограничения', el: 'Γνωρίζει τα όριά του' },
      overestimates_forgets: {
        en: 'Overestimates or forgets limits',
        ru: 'Переоценивает себя или забывает об ограничениях',
        el: 'Υπερεκτιμά ή ξεχνά τα όριά του',
      },
    },
  },
}

export const MORSE_RISK_TEXTS: Readonly<Record<MorseRisk, LocalText>> = {
  low: { en: 'low fall risk', ru: 'низкий риск падения', el: 'χαμηλός κίνδυνος πτώσης' },
  moderate: { en: 'moderate fall risk', ru: 'умеренный риск падения', el: 'μέτριος κίνδυνος πτώσης' },
  high: { en: 'high fall risk', ru: 'высокий риск падения', el: 'υψηλός κίνδυνος πτώσης' },
}

/** The risk of a score, "at least" it if answers are missing; null while an incomplete score is low. */
export function morseRiskText({ kind, band }: MorseScore, locale: Locale): string | null {
  const risk = band && MORSE_RISK_TEXTS[band.risk][locale]
  return risk && kind === 'incomplete' ? phrase(AT_LEAST, locale, { risk }) : risk
}
