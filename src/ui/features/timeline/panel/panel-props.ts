import type { Series } from '../../../../domain/timeline/series.ts'
import type { Timeline } from '../../../../domain/timeline/timeline.ts'
import type { TimelineChoices } from '../state/timeline-choices.ts'

export interface PanelProps {
  timeline: Timeline
  chosen: Series | null
  listed: readonly Series[]
  choices: TimelineChoices
  change: (change: Partial<TimelineChoices>) => void
  choose: (series: Series | null) => void
}
