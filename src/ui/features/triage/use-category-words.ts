import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { TriageCategory } from '../../../domain/triage/profiles/profile.ts'
import { useFormat } from '../../i18n/use-format.ts'
import type { TriageView } from './triage-view.ts'
import { useLocale } from './use-locale.ts'

/** The category in force in words: its name, when to look again and why, and who says so. */
export function useCategoryWords(view: TriageView): { name: string; facts: string; standing: string } {
  const { t } = useLingui()
  const locale = useLocale()
  const again = useAgainText()
  const { percent } = useFormat()
  const { category, inForce, told, data } = view
  const classification = told?.assessment.classification
  const isLeast = inForce.by === 'rules' && classification?.kind === 'at-least'
  const name = category?.name[locale] ?? t({ id: 'triage.undetermined', message: 'No category yet' })

  const facts = () => {
    if (!category) return t({ id: 'triage.undetermined.why', message: 'Too little is known to clear this patient.' })
    if (inForce.by === 'clinician') {
      const { name } = inForce.override.author
      return [again(category), t({ id: 'triage.decidedBy', message: `decided by ${name}` })].join(' · ')
    }
    const count = classification && classification.kind !== 'undetermined' ? classification.forcedBy.length : 0
    if (count === 0) return again(category)
    const forced = t({
      id: 'triage.forcedBy',
      message: plural(count, { one: 'forced by # red line', other: 'forced by # red lines' }),
    })
    return [again(category), forced].join(' · ')
  }
  const standing = () => {
    if (inForce.by === 'clinician') return t({ id: 'triage.stamp.clinician', message: 'Decided by a clinician' })
    if (told?.by !== 'server' || !data?.results)
      return t({ id: 'triage.stamp', message: 'Provisional · on this device' })
    const confidence = t({ id: 'triage.confidence', message: 'Confidence' })
    return `${confidence} ${percent(data.results.classification.confidence)}`
  }
  return {
    name: isLeast ? t({ id: 'triage.atLeast', message: `At least: ${name}` }) : name,
    facts: facts(),
    standing: standing(),
  }
}

function useAgainText(): (category: TriageCategory) => string {
  const { t } = useLingui()
  return ({ reassessmentTime: minutes }) =>
    minutes === 'continuous'
      ? t({ id: 'triage.again.continuous', message: 'Watch continuously' })
      : t({ id: 'triage.again', message: `Reassess every ${minutes} min` })
}
