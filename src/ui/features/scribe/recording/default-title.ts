import { useLingui } from '@lingui/react/macro'
import { printDateTime } from '../../../../domain/dates/print-date.ts'

/** Returns the dated title of an unnamed recording (decision 68). */
export function useDefaultTitle(): (at: number) => string {
  const { t } = useLingui()
  return at => {
    const date = printDateTime(at)
    return t({ id: 'scribe.defaultTitle', message: `Recording ${date}` })
  }
}
