import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../../i18n/use-format.ts'

export type MeasureUnit = 'cm' | 'kg' | 'mmHg'

/** Formats a measure in the user's language, as "172.5 cm"; text that is not a number stays unchanged. */
export function useMeasureText(): (text: string, unit: MeasureUnit) => string {
  const { t } = useLingui()
  const { number } = useFormat()
  const withUnit = (value: string, unit: MeasureUnit) => {
    switch (unit) {
      case 'cm':
        return t({ id: 'patients.measure.cm', message: `${value} cm` })
      case 'kg':
        return t({ id: 'patients.measure.kg', message: `${value} kg` })
      case 'mmHg':
        return t({ id: 'patients.measure.mmHg', message: `${value} mmHg` })
    }
  }
  return (text, unit) => {
    if (/^\d+(?:\.\d+)?$/.test(text)) return withUnit(number(Number(text)), unit)
    return /^\d{2,3}\/\d{2,3}$/.test(text) ? withUnit(text, unit) : text
  }
}
