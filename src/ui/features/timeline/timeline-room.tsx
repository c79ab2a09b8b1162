import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { shownSeries } from '../../../domain/timeline/filters.ts'
import { findSeries } from '../../../domain/timeline/find-series.ts'
import type { Series } from '../../../domain/timeline/series.ts'
import { timelineOf } from '../../../domain/timeline/timeline.ts'
import { systemClock } from '../../../platform/clock.ts'
import { Banner } from '../../components/feedback/banner.tsx'
import { ChartCard } from './chart/chart-card.tsx'
import { InsightSelection } from './insight/insight-selection.tsx'
import { Panel } from './panel/panel.tsx'
import { useTimelineChoices } from './state/timeline-choices.ts'
import type { PatientTimeline } from './state/use-timeline-records.ts'
import styles from './timeline-room.module.css'
import { TIMELINE } from './words/record-path.ts'

interface TimelineRoomProps {
  patient: string
  known: PatientTimeline
  slug: string | null
}

/** The chart, and beside it what is on it. */
export function TimelineRoom({ patient, known: { records }, slug }: TimelineRoomProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [choices, change] = useTimelineChoices(patient)
  const { filters, leftOut, pinned } = choices
  const timeline = useMemo(() => timelineOf(records, new Set(leftOut)), [records, leftOut])
  const listed = useMemo(() => shownSeries(timeline.series, filters), [timeline, filters])
  const chosen = slug === null ? null : findSeries(timeline.series, slug)
  const strips = useMemo(
    () => timeline.series.filter(({ key }) => pinned.includes(key) && key !== chosen?.key),
    [timeline, pinned, chosen],
  )
  // Opening another biomarker is no step back: the way back leads out of the timeline.
  const choose = useCallback(
    (series: Series | null) =>
      void navigate({
        href: series ? `${TIMELINE}/${series.slug}` : TIMELINE,
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  const [now] = useState(() => systemClock.now())
  return (
    <>
      {slug !== null && chosen === null && (
        <Banner tone="info" icon="info">
          {t({
            id: 'timeline.unknownSlug',
            message: `There is no biomarker “${slug}” in these records. All of them are shown.`,
          })}
        </Banner>
      )}
      <InsightSelection patient={patient} records={timeline.drawn} chosen={chosen} />
      <div className={styles.room}>
        <ChartCard {...{ timeline, chosen, listed, strips, choices, change, choose, now }} />
        <Panel {...{ timeline, chosen, listed, choices, change, choose }} />
      </div>
    </>
  )
}
