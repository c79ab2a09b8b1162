import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PlacedBars } from '../../../../domain/timeline/bars.ts'
import styles from './chart.module.css'

/** Counts the values of the shown time that have no bar because another one stands in their place. */
export function HiddenBars({ hidden, total }: Pick<PlacedBars, 'hidden' | 'total'>) {
  const { t } = useLingui()
  if (hidden === 0) return null
  return (
    <p className={styles.hidden}>
      {t({
        id: 'timeline.hiddenBars',
        message: plural(hidden, {
          one: `# of ${total} values has no room for a bar here. Show less time to see it; the table has it too.`,
          other: `# of ${total} values have no room for a bar here. Show less time to see them; the table has them too.`,
        }),
      })}
    </p>
  )
}
