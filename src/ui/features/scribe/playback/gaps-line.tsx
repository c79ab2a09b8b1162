import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RecordingGap } from '../../../../contract/entities/health-record.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import styles from './waveform-player.module.css'

/** The first gaps are named by their place; the number says whether there are more. */
const NAMED = 5

/** Says where nothing was recorded; renders nothing if nothing is missing. */
export function GapsLine({ gaps }: { gaps: readonly RecordingGap[] | null | undefined }) {
  const { t } = useLingui()
  const { duration } = useFormat()
  if (!gaps || gaps.length === 0) return null
  const count = gaps.length
  const named = gaps
    .slice(0, NAMED)
    .map(({ atSeconds, seconds }) => `${printPosition(atSeconds)} (${duration(seconds)})`)
  const places = named.join(', ') + (count > NAMED ? ' …' : '')
  return (
    <p className={styles.gaps}>
      <Icon name="triangle-alert" size={18} />
      {t({
        id: 'scribe.gaps',
        message: plural(count, {
          one: `# gap in which nothing was recorded: at ${places}`,
          other: `# gaps in which nothing was recorded: at ${places}`,
        }),
      })}
    </p>
  )
}
