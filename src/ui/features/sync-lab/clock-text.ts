import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'

/** Formats a time as 14:02:31.250, by the device's clock. */
export function useClockText(): (at: number) => string {
  const { i18n } = useLingui()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(i18n.locale, { timeStyle: 'medium', hourCycle: 'h23' })
    return at => `${format.format(at)}.${String(at % 1000).padStart(3, '0')}`
  }, [i18n.locale])
}
