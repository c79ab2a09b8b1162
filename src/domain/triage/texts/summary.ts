import type { Locale } from '../../../contract/entities/user.ts'
import type { Assessment } from '../assess.ts'
import type { LocalText } from '../local-text.ts'
import { measuredValue } from '../vital-reading.ts'
import { VITAL_IDS } from '../vitals.ts'
import { explain, news2Text } from './explain.ts'
import { midSentence, phrase } from './phrase.ts'
import { ACVPU_NAMES, printVital, VITAL_NAMES } from './vital-texts.ts'

const TEXTS = {
  male: { en: 'Male', ru: 'Мужчина', el: 'Άνδρας' },
  female: { en: 'Female', ru: 'Женщина', el: 'Γυναίκα' },
  age: { en: 'age {years}', ru: '{years} {word}', el: 'ηλικία {years}' },
  nothing: {
    en: 'No vital sign is known',
    ru: 'Витальные показатели неизвестны',
    el: 'Δεν είναι γνωστό κανένα ζωτικό σημείο',
  },
} as const satisfies Readonly<Record<string, LocalText>>

const RULES = new Intl.PluralRules('ru')
const YEARS: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  ...{ zero: 'лет', one: 'год', two: 'года', few: 'года', many: 'лет', other: 'года' },
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const small = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** The handover in a few sentences: sex and age, quoted complaints, measured values, NEWS2 and the category. */
export function summaryText(assessment: Assessment, complaints: readonly string[], locale: Locale): string {
  const { input, readings, news2 } = assessment
  const { sex, ageYears } = input.patient ?? {}
  const person = [
    ...(sex ? [TEXTS[sex][locale]] : []),
    ...(typeof ageYears === 'number'
      ? [phrase(TEXTS.age, locale, { years: ageYears, word: YEARS[RULES.select(ageYears)] })]
      : []),
  ]
  const { ACVPU } = input.vitals
  const measured = VITAL_IDS.flatMap(id => {
    const value = measuredValue(readings[id])
    return value === null ? [] : [`${midSentence(VITAL_NAMES[id][locale])} ${printVital(id, value, locale)}`]
  })
  const state = [...measured, ...(ACVPU ? [small(ACVPU_NAMES[ACVPU][locale])] : [])]
  const sentences = [
    ...(person.length > 0 ? [person.join(', ')] : []),
    ...complaints,
    state.length > 0 ? state.join(', ') : TEXTS.nothing[locale],
    news2Text(news2, locale),
    explain(assessment, locale).at(-1) ?? '',
  ]
  return sentences.map(sentence => `${capital(sentence.replace(/[.!…;]+$/, ''))}.`).join(' ')
}
