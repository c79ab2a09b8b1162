import { useLingui } from '@lingui/react/macro'

/** On which side of its range a value is; null where only "outside" is known. */
export function useSideWords(): (side: -1 | 1 | null) => string {
  const { t } = useLingui()
  return side => {
    if (side === null) return t({ id: 'records.side.outside', message: 'outside' })
    return side > 0
      ? t({ id: 'records.side.above', message: 'above' })
      : t({ id: 'records.side.below', message: 'below' })
  }
}
