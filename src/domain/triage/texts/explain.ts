import type { Locale } from '../../../contract/entities/user.ts'
import type { Assessment } from '../assess.ts'
import type { ClassificationStep } from '../classify.ts'
import type { LocalText } from '../local-text.ts'
import type { News2Parameter } from '../news2/points.ts'
import type { News2Score } from '../news2/score.ts'
import { profileOf } from '../profiles/choose-profile.ts'
import { type CategoryId, categoryOf, type TriageProfile } from '../profiles/profile.ts'
import { NEWS2_EXCLUSION_TEXTS, NEWS2_RISK_TEXTS } from './news2-texts.ts'
import { midSentence, phrase } from './phrase.ts'
import { redLineText } from './red-line-texts.ts'
import { NEWS2_PARAMETER_NAMES, redLineLabel } from './vital-texts.ts'

const TEXTS = {
  complete: { en: 'NEWS2 {points}, {risk}', ru: 'NEWS2 {points}, {risk}', el: 'NEWS2 {points}, {risk}' },
  incomplete: {
    en: 'NEWS2 at least {points}; not known: {missing}',
    ru: 'NEWS2 не меньше {points}; нет данных: {missing}',
    el: 'NEWS2 τουλάχιστον {points}· λείπουν: {missing}',
  },
  'not-applicable': {
    en: 'NEWS2 is not used: {reasons}',
    ru: 'NEWS2 не применяется: {reasons}',
    el: 'Το NEWS2 δεν εφαρμόζεται: {reasons}',
  },
  'single-three': {
    en: 'One value alone scores 3 ({names}): urgent review by RCP',
    ru: 'Один показатель даёт 3 балла ({names}): по RCP нужен срочный осмотр',
    el: 'Μία τιμή δίνει μόνη της 3 βαθμούς ({names}): επείγουσα εκτίμηση κατά RCP',
  },
  forced: {
    en: 'Forced by red lines ({names}): {category}',
    ru: 'Категория по критическим порогам ({names}): {category}',
    el: 'Επιβάλλεται από κόκκινες γραμμές ({names}): {category}',
  },
  determined: { en: 'Category: {category}', ru: 'Категория: {category}', el: 'Κατηγορία: {category}' },
  'at-least': {
    en: 'Category at least: {category}; it may become more urgent',
    ru: 'Категория не ниже: {category}; может стать срочнее',
    el: 'Κατηγορία τουλάχιστον: {category}· μπορεί να γίνει πιο επείγουσα',
  },
  undetermined: {
    en: 'No category by the rules: too little is known',
    ru: 'Категория по правилам не определена: мало данных',
    el: 'Καμία κατηγορία από τους κανόνες: λείπουν δεδομένα',
  },
} as const satisfies Readonly<Record<string, LocalText>>

export const parameterNames = (parameters: readonly News2Parameter[], locale: Locale): string =>
  parameters.map(parameter => midSentence(NEWS2_PARAMETER_NAMES[parameter][locale])).join(', ')

/** `NEWS2 5, moderate risk`, `NEWS2 at least 8; not known: respiratory rate, temperature`. */
export function news2Text(score: News2Score, locale: Locale): string {
  switch (score.kind) {
    case 'complete':
      return phrase(TEXTS.complete, locale, { points: score.total, risk: NEWS2_RISK_TEXTS[score.band.risk][locale] })
    case 'incomplete':
      return phrase(TEXTS.incomplete, locale, { points: score.atLeast, missing: parameterNames(score.missing, locale) })
    case 'not-applicable': {
      const reasons = score.reasons.map(reason => NEWS2_EXCLUSION_TEXTS[reason][locale]).join(', ')
      return phrase(TEXTS['not-applicable'], locale, { reasons })
    }
  }
}

const categoryName = (profile: TriageProfile, id: CategoryId, locale: Locale): string =>
  categoryOf(profile, id)?.name[locale] ?? id

function ruleNames(profile: TriageProfile, ids: readonly string[], locale: Locale): string {
  const rules = profile.redlineRules.filter(({ id }) => ids.includes(id))
  return rules.map(({ condition }) => midSentence(redLineLabel(condition)[locale])).join(', ')
}

function stepText(step: ClassificationStep, profile: TriageProfile, locale: Locale): string {
  switch (step.kind) {
    case 'red-line':
      return redLineText(step.outcome, locale)
    case 'news2':
      return news2Text(step.score, locale)
    case 'single-three':
      return phrase(TEXTS['single-three'], locale, { names: parameterNames(step.parameters, locale) })
    case 'forced':
      return phrase(TEXTS.forced, locale, {
        names: ruleNames(profile, step.rules, locale),
        category: categoryName(profile, step.category, locale),
      })
  }
}

function conclusion({ input, classification }: Assessment, locale: Locale): string {
  if (classification.kind === 'undetermined') return TEXTS.undetermined[locale]
  const category = categoryName(profileOf(input.profileId), classification.category, locale)
  return phrase(TEXTS[classification.kind], locale, { category })
}

/** How the category was decided: one line per step, and a last one that names the category. */
export function explain(assessment: Assessment, locale: Locale): string[] {
  const profile = profileOf(assessment.input.profileId)
  const steps = assessment.classification.steps.map(step => stepText(step, profile, locale))
  return [...steps, conclusion(assessment, locale)]
}

/** `reasoning` of D §3: the steps and the category, without red-lines that were not crossed. */
export function reasoning(assessment: Assessment, locale: Locale): string {
  const profile = profileOf(assessment.input.profileId)
  const printed = assessment.classification.steps.filter(
    step => step.kind !== 'red-line' || step.outcome.kind === 'crossed',
  )
  return [...printed.map(step => stepText(step, profile, locale)), conclusion(assessment, locale)]
    .map(sentence => `${sentence}.`)
    .join(' ')
}
