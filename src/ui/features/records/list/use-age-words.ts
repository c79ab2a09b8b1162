import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Age } from '../../../../domain/patients/date-of-birth.ts'

/** "44 years"; '' if the age is not known. */
export function useAgeWords(): (age: Age | null) => string {
  const { t } = useLingui()
  return age => {
    if (!age) return ''
    const { unit, count } = age
    switch (unit) {
      case 'years':
        return t({ id: 'records.age.years', message: plural(count, { one: '# year', other: '# years' }) })
      case 'months':
        return t({ id: 'records.age.months', message: plural(count, { one: '# month', other: '# months' }) })
      case 'days':
        return t({ id: 'records.age.days', message: plural(count, { one: '# day', other: '# days' }) })
    }
  }
}
