import { useLingui } from '@lingui/react/macro'
import type { Difference, TotalState } from '../../../../domain/triage/compare-assessments.ts'
import { profileOf } from '../../../../domain/triage/profiles/choose-profile.ts'
import { type CategoryId, categoryOf, type TriageProfile } from '../../../../domain/triage/profiles/profile.ts'
import { MORSE_TEXTS } from '../../../../domain/triage/texts/morse-texts.ts'
import {
  ACVPU_NAMES,
  NEWS2_PARAMETER_NAMES,
  printVital,
  redLineLabel,
  VITAL_NAMES,
} from '../../../../domain/triage/texts/vital-texts.ts'
import type { VitalReading } from '../../../../domain/triage/vital-reading.ts'
import type { VitalId } from '../../../../domain/triage/vitals.ts'
import { useLocale } from './use-locale.ts'

export interface DifferenceWords {
  what: string
  device: string
  server: string
}

/** Formats one difference as a row: what it is, the device's value, the server's value. */
export function useDifferenceWords(profile: TriageProfile): (difference: Difference) => DifferenceWords {
  const { t } = useLingui()
  const locale = useLocale()
  const none = '—'
  const undetermined = t({ id: 'triage.undetermined', message: 'No category yet' })
  const category = (id: CategoryId | null) => (id && categoryOf(profile, id)?.name[locale]) ?? undetermined
  const rules = (ids: readonly string[]) =>
    profile.redlineRules
      .filter(({ id }) => ids.includes(id))
      .map(({ condition }) => redLineLabel(condition)[locale])
      .join(', ') || none
  const total = (state: TotalState | null) => {
    const points = state?.points
    if (points == null) return none
    return state?.kind === 'complete' ? String(points) : t({ id: 'triage.atLeastValue', message: `at least ${points}` })
  }
  const reading = (id: VitalId, { kind, ...rest }: VitalReading) => {
    if (kind === 'unrecordable') return t({ id: 'triage.unrecordable', message: 'cannot be measured' })
    const value = 'value' in rest ? rest.value : 'given' in rest ? rest.given : null
    return value === null ? none : printVital(id, value, locale)
  }
  const yesNo = (value: boolean | null) =>
    value === null ? none : value ? t({ id: 'triage.yes', message: 'Yes' }) : t({ id: 'triage.no', message: 'No' })
  const outcome = {
    crossed: t({ id: 'triage.line.crossed', message: 'crossed' }),
    clear: t({ id: 'triage.line.clear', message: 'not crossed' }),
    unknown: t({ id: 'triage.line.unknown', message: 'not known' }),
    'not-applicable': t({ id: 'triage.line.notApplicable', message: 'not used' }),
    absent: none,
  }
  const both = <T>(what: string, { device, server }: { device: T; server: T }, say: (side: T) => string) => ({
    what,
    device: say(device),
    server: say(server),
  })
  const orNone = (value: string | number | null) => (value === null ? none : String(value))

  return difference => {
    switch (difference.kind) {
      case 'category':
        return both(t({ id: 'triage.category', message: 'Category' }), difference, side => category(side.category))
      case 'forced-by':
        return both(t({ id: 'triage.diff.forcedBy', message: 'Forced by' }), difference, rules)
      case 'red-line': {
        const rule = profile.redlineRules.find(({ id }) => id === difference.rule)
        const label = rule ? redLineLabel(rule.condition)[locale] : difference.rule
        return both(t({ id: 'triage.diff.redline', message: `Red line: ${label}` }), difference, side => outcome[side])
      }
      case 'news2-total':
        return both('NEWS2', difference, total)
      case 'news2-points': {
        const name = NEWS2_PARAMETER_NAMES[difference.parameter][locale]
        return both(t({ id: 'triage.diff.points', message: `NEWS2, points: ${name}` }), difference, orNone)
      }
      case 'morse-total':
        return both(t({ id: 'triage.morse.short', message: 'Morse' }), difference, total)
      case 'morse-points':
        return both(MORSE_TEXTS[difference.item].question[locale], difference, orNone)
      case 'vital':
        return both(VITAL_NAMES[difference.vital][locale], difference, side => reading(difference.vital, side))
      case 'consciousness':
        return both(t({ id: 'triage.vital.CNS', message: 'Consciousness' }), difference, side =>
          side ? ACVPU_NAMES[side][locale] : none,
        )
      case 'oxygen':
        return both(t({ id: 'triage.diff.oxygen', message: 'On oxygen' }), difference, yesNo)
      case 'spo2-scale':
        return both(t({ id: 'triage.scale', message: 'SpO₂ scale' }), difference, String)
      case 'age':
        return both(t({ id: 'triage.diff.age', message: 'Age' }), difference, orNone)
      case 'sex':
        return both(t({ id: 'triage.sex', message: 'Sex' }), difference, side =>
          side === null
            ? none
            : side === 'male'
              ? t({ id: 'triage.male', message: 'Male' })
              : t({ id: 'triage.female', message: 'Female' }),
        )
      case 'pregnancy':
        return both(t({ id: 'triage.pregnant', message: 'Pregnant' }), difference, yesNo)
      case 'symptoms':
        return both(
          t({ id: 'triage.diff.complaints', message: 'Complaints' }),
          difference,
          side => side.join('; ') || none,
        )
      case 'profile':
        return both(
          t({ id: 'triage.diff.profile', message: 'Profile' }),
          difference,
          side => profileOf(side).name[locale],
        )
      case 'rules-version':
        return both(t({ id: 'triage.diff.rules', message: 'Version of the rules' }), difference, String)
    }
  }
}
