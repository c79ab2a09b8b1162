import type { Computed, ConflictRule } from '../analysis/analysis.ts'
import type { ReportLanguage } from './report-words.ts'

/* Words of what is computed from a transcript and was said by nobody. */

type Words = Readonly<Record<ReportLanguage, string>>
type Said<T extends unknown[]> = Readonly<Record<ReportLanguage, (...given: T) => string>>

export const COMPUTED: Words = {
  ru: 'Вычислено по расшифровке: никем не сказано',
  en: 'Computed from the transcript: not said by anyone',
  el: 'Υπολογίστηκε από το κείμενο: δεν ειπώθηκε από κανέναν',
}

export const NOT_MENTIONED: Words = {
  ru: 'В этой записи не упоминались:',
  en: 'Not mentioned in this recording:',
  el: 'Δεν αναφέρθηκαν σε αυτή την ηχογράφηση:',
}

export const OUT_OF_RANGE: Said<[vital: string]> = {
  ru: vital => `Вне обычных границ для взрослых: ${vital}`,
  en: vital => `Outside the usual bounds for adults: ${vital}`,
  el: vital => `Εκτός συνήθων ορίων ενηλίκων: ${vital}`,
}

export const NO_BANDS: Readonly<Record<'child' | 'pregnant', Words>> = {
  child: {
    ru: 'Ребёнок: границы и NEWS2 для взрослых не применяются.',
    en: 'A child: bounds and NEWS2 for adults do not apply.',
    el: 'Παιδί: τα όρια και το NEWS2 ενηλίκων δεν ισχύουν.',
  },
  pregnant: {
    ru: 'Беременность: границы и NEWS2 не применяются.',
    en: 'Pregnancy: bounds and NEWS2 do not apply.',
    el: 'Κύηση: τα όρια και το NEWS2 δεν ισχύουν.',
  },
}

export const NEWS2: Said<[points: number]> = {
  ru: points => `NEWS2: ${points}`,
  en: points => `NEWS2: ${points}`,
  el: points => `NEWS2: ${points}`,
}

export const NEWS2_AT_LEAST: Said<[points: number, missing: string]> = {
  ru: (points, missing) => `NEWS2 не меньше ${points}; не названо: ${missing}`,
  en: (points, missing) => `NEWS2 at least ${points}; missing: ${missing}`,
  el: (points, missing) => `NEWS2 τουλάχιστον ${points}· δεν ειπώθηκε: ${missing}`,
}

export const CONFLICT: Said<[drug: string, allergen: string]> = {
  ru: (drug, allergen) => `Возможно, проверьте: ${drug} при аллергии на ${allergen}`,
  en: (drug, allergen) => `Possible, check: ${drug} with an allergy to ${allergen}`,
  el: (drug, allergen) => `Πιθανό, ελέγξτε: ${drug} με αλλεργία σε ${allergen}`,
}

export const RULES: Readonly<Record<ConflictRule, Words>> = {
  sameDrug: { ru: 'одно и то же вещество', en: 'the same substance', el: 'η ίδια ουσία' },
  sameIngredient: { ru: 'общее действующее вещество', en: 'a common ingredient', el: 'κοινό συστατικό' },
  sameClass: { ru: 'один класс', en: 'the same class', el: 'η ίδια κατηγορία' },
  betaLactam: { ru: 'оба бета-лактамы', en: 'both are beta-lactams', el: 'και τα δύο β-λακτάμες' },
}

export const INTOLERANCE: Said<[drug: string]> = {
  ru: drug => `Непереносимость, не аллергия по описанию: ${drug}`,
  en: drug => `Intolerance by its description, no allergy: ${drug}`,
  el: drug => `Δυσανεξία κατά την περιγραφή, όχι αλλεργία: ${drug}`,
}

/** One line of arithmetic: numbers of the transcript and what follows from them. */
export function computedLine(one: Computed, language: ReportLanguage): string {
  const number = (value: number) => String(value).replace('.', language === 'en' ? '.' : ',')
  switch (one.kind) {
    case 'bmi': {
      const [name, metres, kilos] = { ru: ['ИМТ', 'см', 'кг'], en: ['BMI', 'cm', 'kg'], el: ['ΔΜΣ', 'cm', 'kg'] }[
        language
      ]
      return `${name} ${number(one.value)} (${number(one.heightCm)} ${metres}, ${number(one.weightKg)} ${kilos})`
    }
    case 'age':
      return {
        ru: `Возраст по дате рождения ${one.birthDate}: ${one.years}`,
        en: `Age by the date of birth ${one.birthDate}: ${one.years}`,
        el: `Ηλικία από την ημερομηνία γέννησης ${one.birthDate}: ${one.years}`,
      }[language]
    case 'daysSince':
      return {
        ru: `Дней с ${one.date}: ${one.days}`,
        en: `Days since ${one.date}: ${one.days}`,
        el: `Ημέρες από ${one.date}: ${one.days}`,
      }[language]
  }
}
