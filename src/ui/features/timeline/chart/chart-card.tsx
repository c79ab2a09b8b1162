import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { drawnEnd } from '../../../../domain/timeline/courses.ts'
import { pointsIn } from '../../../../domain/timeline/points-in.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { Timeline } from '../../../../domain/timeline/timeline.ts'
import { boundsOf, panned, shown, type Window, zoomed } from '../../../../domain/timeline/window.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { SegmentedChoice } from '../../../components/form/segmented-choice.tsx'
import type { TimelineChoices } from '../state/timeline-choices.ts'
import { OverviewTable } from '../table/overview-table.tsx'
import { TablesAreSeen } from '../table/record-link.tsx'
import { SeriesTable } from '../table/series-table.tsx'
import { TreatmentsTable } from '../table/treatments-table.tsx'
import { useTimelineWords } from '../words/use-timeline-words.ts'
import { Chart } from './chart.tsx'
import styles from './chart-card.module.css'
import { ChartHead } from './chart-head.tsx'
import { ChartNotes } from './chart-notes.tsx'

interface ChartCardProps {
  timeline: Timeline
  chosen: Series | null
  listed: readonly Series[]
  strips: readonly Series[]
  choices: TimelineChoices
  change: (change: Partial<TimelineChoices>) => void
  choose: (series: Series | null) => void
  now: number
}

/** Lanes beyond these are shown on demand. */
const LANES = 6

export function ChartCard({ timeline, chosen, listed, strips, choices, change, choose, now }: ChartCardProps) {
  const { t } = useLingui()
  const words = useTimelineWords()
  const { drawn, lanes } = timeline
  const { filters, view } = choices
  const bounds = useMemo(() => {
    const ends = lanes.flatMap(lane => lane.courses.map((_, at) => drawnEnd(lane, at, now)))
    return boundsOf(
      drawn.map(({ at }) => at),
      filters.hideTreatments ? [] : ends,
    )
  }, [drawn, lanes, now, filters.hideTreatments])
  const [zoom, setZoom] = useState<Window | null>(null)
  // Records that came since may have moved the bounds.
  const window = useMemo(() => (zoom ? panned(zoom, 0, bounds) : bounds), [zoom, bounds])
  // By the window as it will be, not as it is drawn: several steps may come before the next drawing.
  const changeWindow = useCallback(
    (step: (window: Window) => Window) => setZoom(zoom => step(zoom ? panned(zoom, 0, bounds) : bounds)),
    [bounds],
  )
  const moveBy = (share: number) => changeWindow(window => panned(window, share * (window.to - window.from), bounds))
  const zoomBy = (factor: number) =>
    changeWindow(window => {
      const middle = (window.from + window.to) / 2
      return shown(zoomed(window, factor, middle, bounds), middle, bounds)
    })
  // The hidden tables come after the first picture: they may have thousands of rows.
  const painted = useDeferredValue(true, false)
  const [all, showAll] = useState(false)
  const inWindow = useMemo(
    () =>
      filters.hideTreatments
        ? []
        : lanes.filter(lane =>
            lane.courses.some((course, at) => course.from <= window.to && drawnEnd(lane, at, now) >= window.from),
          ),
    [lanes, window, now, filters.hideTreatments],
  )
  const shownLanes = all ? inWindow : inWindow.slice(0, LANES)
  return (
    <section
      className={styles.card}
      data-tour="timeline-chart"
      aria-label={chosen ? words.name(chosen) : t({ id: 'timeline.all', message: 'All biomarkers' })}
    >
      <ChartHead chosen={chosen} words={words} onAll={() => choose(null)} />
      <div className={styles.tools}>
        <SegmentedChoice
          label={t({ id: 'timeline.view', message: 'Show as' })}
          options={[
            { value: 'chart', label: t({ id: 'timeline.view.chart', message: 'Chart' }) },
            { value: 'table', label: t({ id: 'timeline.view.table', message: 'Table' }) },
          ]}
          value={view}
          onChange={next => change({ view: next })}
        />
        {view === 'chart' && (
          <span className={styles.zoom}>
            <IconButton
              icon="chevron-left"
              label={t({ id: 'timeline.earlier', message: 'Earlier' })}
              disabled={window.from <= bounds.from}
              onClick={() => moveBy(-1 / 4)}
            />
            <IconButton
              icon="chevron-right"
              label={t({ id: 'timeline.later', message: 'Later' })}
              disabled={window.to >= bounds.to}
              onClick={() => moveBy(1 / 4)}
            />
            <IconButton
              icon="zoom-out"
              label={t({ id: 'timeline.zoomOut', message: 'Show more time' })}
              disabled={zoom === null || (window.from <= bounds.from && window.to >= bounds.to)}
              onClick={() => zoomBy(0.5)}
            />
            <IconButton
              icon="zoom-in"
              label={t({ id: 'timeline.zoomInto', message: 'Show less time' })}
              onClick={() => zoomBy(2)}
            />
            {zoom && (
              <Button size="sm" variant="quiet" onClick={() => setZoom(null)}>
                {t({ id: 'timeline.wholeTime', message: 'Whole time' })}
              </Button>
            )}
          </span>
        )}
      </div>
      {view === 'chart' && (
        <div className={styles.chart}>
          <Chart
            {...{
              records: drawn,
              series: chosen,
              listed,
              strips,
              lanes: shownLanes,
              now,
              window,
              bounds,
              words,
              choose,
            }}
            fixed={filters.fixedBars}
            onWindow={changeWindow}
          />
          {inWindow.length > LANES && (
            <Button size="sm" variant="quiet" onClick={() => showAll(!all)}>
              {all
                ? t({ id: 'timeline.lanes.less', message: 'Fewer treatments' })
                : t({
                    id: 'timeline.lanes.all',
                    message: plural(inWindow.length, { one: 'Show # treatment', other: 'Show all # treatments' }),
                  })}
            </Button>
          )}
        </div>
      )}
      <ChartNotes
        {...{ chosen, listed, drawn }}
        all={timeline.series}
        count={chosen ? pointsIn(chosen, window) : null}
      />
      {(painted || view === 'table') && (
        <TablesAreSeen value={view === 'table'}>
          <div className={view === 'chart' ? styles.beside : styles.table}>
            {chosen ? (
              <SeriesTable series={chosen} words={words} />
            ) : (
              <OverviewTable records={drawn} listed={listed} words={words} />
            )}
            {strips.map(strip => (
              <SeriesTable key={strip.key} series={strip} words={words} />
            ))}
            {!filters.hideTreatments && lanes.length > 0 && <TreatmentsTable lanes={lanes} />}
          </div>
        </TablesAreSeen>
      )}
    </section>
  )
}
