import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { RecordingGap } from '../../../../contract/entities/health-record.ts'
import { printPosition } from '../../../../domain/dates/duration.ts'
import { Pill } from '../../../components/feedback/pill.tsx'

/** Fits on a phone; the player of the recording names more. */
const NAMED = 2

/** Says on a card where nothing was recorded; renders nothing if nothing is missing. */
export function GapsBadge({ gaps }: { gaps: readonly RecordingGap[] }) {
  const { t } = useLingui()
  if (gaps.length === 0) return null
  const count = gaps.length
  const named = gaps.slice(0, NAMED).map(({ atSeconds }) => printPosition(atSeconds))
  const places = named.join(', ') + (count > NAMED ? ' …' : '')
  return (
    <Pill tone="warn" icon="triangle-alert">
      {t({
        id: 'scribe.card.gaps',
        message: plural(count, { one: `# gap: ${places}`, other: `# gaps: ${places}` }),
      })}
    </Pill>
  )
}
