import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { adviceSource } from '../../../../domain/triage/advice-source.ts'
import type { TriageCategory } from '../../../../domain/triage/profiles/profile.ts'
import { LOOK_NOW_TEXT } from '../../../../domain/triage/texts/advice.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { shownConfidence, type TriageView } from '../result/triage-view.ts'
import { useLocale } from './use-locale.ts'

interface CategoryWords {
  name: string
  facts: string
  /** Takes the place of the category's description, which asks for less; null without a warning. */
  warning: string | null
  standing: string
}

/** The category in force as text: its name, when to reassess and why, and its source. */
export function useCategoryWords(view: TriageView): CategoryWords {
  const { t } = useLingui()
  const locale = useLocale()
  const reassess = useReassessText()
  const { percent } = useFormat()
  const { category, inForce, shown, data } = view
  const classification = shown?.assessment.classification
  const isLeast = inForce.by === 'rules' && classification?.kind === 'at-least'
  const name = category?.name[locale] ?? t({ id: 'triage.undetermined', message: 'No category yet' })

  const facts = () => {
    if (!category) return t({ id: 'triage.undetermined.why', message: 'Too little is known to clear this patient.' })
    if (inForce.by === 'clinician') {
      const { name } = inForce.override.author
      return [reassess(category), t({ id: 'triage.decidedBy', message: `decided by ${name}` })].join(' · ')
    }
    const count = classification && classification.kind !== 'undetermined' ? classification.forcedBy.length : 0
    if (count === 0) return reassess(category)
    const forced = t({
      id: 'triage.forcedBy',
      message: plural(count, { one: 'forced by # red line', other: 'forced by # red lines' }),
    })
    return [reassess(category), forced].join(' · ')
  }
  const standing = () => {
    if (inForce.by === 'clinician') return t({ id: 'triage.stamp.clinician', message: 'Decided by a clinician' })
    if (shown?.by !== 'server' || !data?.results)
      return t({ id: 'triage.stamp', message: 'Provisional · on this device' })
    const confidence = t({ id: 'triage.confidence.values', message: 'Confidence in the values' })
    return `${confidence} ${percent(shownConfidence(view) ?? 0)}`
  }
  return {
    name: isLeast ? t({ id: 'triage.atLeast', message: `At least: ${name}` }) : name,
    facts: facts(),
    warning:
      shown && inForce.by === 'rules' && adviceSource(shown.assessment) === 'warned' ? LOOK_NOW_TEXT[locale] : null,
    standing: standing(),
  }
}

function useReassessText(): (category: TriageCategory) => string {
  const { t } = useLingui()
  return ({ reassessmentTime: minutes }) =>
    minutes === 'continuous'
      ? t({ id: 'triage.again.continuous', message: 'Watch continuously' })
      : t({ id: 'triage.again', message: `Reassess every ${minutes} min` })
}
