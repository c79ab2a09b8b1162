import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ageOn } from '../../../../domain/patients/date-of-birth.ts'

/** Returns "54 years", "7 months" or "3 days"; null if no age follows from the date of birth. */
export function useAgeText(): (dateOfBirth: string | null | undefined, today: string) => string | null {
  const { t } = useLingui()
  return (dateOfBirth, today) => {
    const age = ageOn(dateOfBirth, today)
    if (!age) return null
    const { unit, count } = age
    switch (unit) {
      case 'years':
        return t({ id: 'patients.age.years', message: plural(count, { one: '# year', other: '# years' }) })
      case 'months':
        return t({ id: 'patients.age.months', message: plural(count, { one: '# month', other: '# months' }) })
      case 'days':
        return t({ id: 'patients.age.days', message: plural(count, { one: '# day', other: '# days' }) })
    }
  }
}
