import { useLingui } from '@lingui/react/macro'
import { useCallback, useMemo, useRef } from 'react'
import type { Lane } from '../../../../domain/timeline/courses.ts'
import { nearest } from '../../../../domain/timeline/place.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import type { TimelineRecord } from '../../../../domain/timeline/timeline-record.ts'
import type { Window } from '../../../../domain/timeline/window.ts'
import { Axis } from '../drawing/axis.tsx'
import { Band } from '../drawing/band.tsx'
import { Bars, useBars } from '../drawing/bars.tsx'
import { Columns, useColumns } from '../drawing/columns.tsx'
import { Lanes, Shades } from '../drawing/lanes.tsx'
import { RecordMarks } from '../drawing/record-marks.tsx'
import { AXIS, highestOf, LANE, MARKS, type Scene, STRIP, sceneOf } from '../drawing/scene.ts'
import { Strip } from '../drawing/strip.tsx'
import type { TimelineWords } from '../words/use-timeline-words.ts'
import { CardOf, useSpoken } from './cards.tsx'
import styles from './chart.module.css'
import { HiddenBars } from './hidden-bars.tsx'
import { onKeys } from './on-keys.ts'
import { useCursor } from './use-cursor.ts'
import { useGestures } from './use-gestures.ts'
import { useWidth } from './use-width.ts'

export interface ChartProps {
  records: readonly TimelineRecord[]
  series: Series | null
  listed: readonly Series[]
  strips: readonly Series[]
  lanes: readonly Lane[]
  fixed: boolean
  now: number
  window: Window
  bounds: Window
  onWindow: (step: (window: Window) => Window) => void
  words: TimelineWords
  choose: (series: Series) => void
}

export function Chart(props: ChartProps) {
  const area = useRef<HTMLDivElement>(null)
  const width = useWidth(area)
  return (
    <div ref={area} className={styles.area}>
      {width > 0 && <Drawing {...props} width={width} />}
    </div>
  )
}

/** Where a mark stands on the screen. */
const placeOf = (marks: readonly { x: number }[], at: number | null) => (at === null ? null : (marks[at]?.x ?? null))

function Drawing(props: ChartProps & { width: number }) {
  const { records, series, listed, strips, lanes, fixed, now, window, bounds, onWindow, words, width } = props
  const { t } = useLingui()
  const field = useRef<HTMLDivElement>(null)
  const highest = useMemo(() => highestOf(series, listed), [series, listed])
  const scene = useMemo(() => sceneOf(width, window, highest), [width, window, highest])
  const bars = useBars(series, scene, fixed)
  const columns = useColumns(records, listed, scene)
  const marks = useMemo(
    () => (bars ? bars.bars : columns.map(({ place }, index) => ({ index, x: place }))),
    [bars, columns],
  )
  const places = useMemo(() => marks.map(({ x }) => x), [marks])
  const hasNotes = useCallback(
    (at: number) => Boolean(bars && series?.points[bars.bars[at]?.index ?? -1]?.notes),
    [bars, series],
  )
  const { cursor, point, clear, keep, leave, rest } = useCursor(hasNotes)
  const at = cursor.at !== null && cursor.at < marks.length ? cursor.at : null
  const x = placeOf(marks, at)
  const gestures = useGestures(field, {
    scene,
    bounds,
    onWindow: step => {
      clear()
      onWindow(step)
    },
    onHover: place => (place === null || places.length === 0 ? leave() : rest(nearest(places, place))),
    onTap: place => places.length > 0 && point(nearest(places, place)),
  })
  const spoken = useSpoken(words)
  const found = at === null ? null : bars ? series?.points[bars.bars[at]?.index ?? -1] : columns[at]?.column
  const moment = found && ('records' in found ? found.records[0] : found.record)?.at
  const keys = onKeys({ at, count: marks.length, bounds, onWindow, point, clear })

  const tops = topsOf(scene, strips.length, lanes.length)
  return (
    <>
      <div
        ref={field}
        className={styles.field}
        role="slider"
        tabIndex={0}
        aria-label={series ? words.name(series) : t({ id: 'timeline.chart', message: 'Values by record' })}
        aria-valuemin={0}
        aria-valuemax={Math.max(0, marks.length - 1)}
        aria-valuenow={at ?? Math.max(0, marks.length - 1)}
        aria-valuetext={
          found ? spoken(found) : t({ id: 'timeline.chart.keys', message: 'Arrow keys move along the values' })
        }
        onKeyDown={keys}
        onBlur={leave}
        {...gestures}
      >
        <svg width={width} height={tops.height} aria-hidden="true" className={styles.drawing}>
          <clipPath id="timeline-plot">
            <rect x={-1} y={-20} width={scene.plot + 2} height={tops.height + 20} />
          </clipPath>
          <g transform={`translate(${scene.left} 0)`}>
            <Axis scene={scene} top={12} bottom={tops.axis} locale={words.locale} />
            {moment != null && <Shades lanes={lanes} scene={scene} now={now} moment={moment} />}
            <Band series={series} scene={scene} words={words} />
            {series && bars ? (
              <Bars
                series={series}
                placed={bars}
                scene={scene}
                words={words}
                active={at === null ? null : (bars.bars[at]?.index ?? null)}
              />
            ) : (
              <Columns placed={columns} scene={scene} active={at} />
            )}
            <line className={styles.base} x1={-scene.left} x2={scene.plot} y1={scene.base} y2={scene.base} />
            {strips.map((strip, row) => (
              <Strip
                key={strip.key}
                series={strip}
                scene={scene}
                top={tops.strips + row * STRIP}
                words={words}
                cursor={x}
              />
            ))}
            {lanes.length > 0 && (
              <Label scene={scene} y={tops.lanes} title={t({ id: 'timeline.treatment', message: 'Treatment' })} />
            )}
            <g clipPath="url(#timeline-plot)">
              <Lanes lanes={lanes} scene={scene} top={tops.lanes + (scene.narrow ? 18 : 0)} now={now} />
            </g>
            <Label scene={scene} y={tops.marks} title={t({ id: 'timeline.recordsLane', message: 'Records' })} />
            <RecordMarks records={records} scene={scene} top={tops.marks} />
            {x !== null && <line className={styles.cursor} x1={x} x2={x} y1={8} y2={tops.axis} />}
          </g>
        </svg>
      </div>
      {bars && <HiddenBars {...bars} />}
      {found && cursor.open && x !== null && (
        <CardOf
          {...{
            found,
            series: props.series,
            words,
            onEnter: keep,
            onLeave: leave,
            onClose: clear,
            choose: props.choose,
          }}
          left={cardLeft(x, scene)}
        />
      )}
    </>
  )
}

function Label({ scene, y, title }: { scene: Scene; y: number; title: string }) {
  return (
    <>
      <line className={styles.rule} x1={-scene.left} x2={scene.plot} y1={y} y2={y} />
      <text className={styles.label} x={scene.narrow ? -scene.left : -scene.left} y={y + (scene.narrow ? 13 : 21)}>
        {title}
      </text>
    </>
  )
}

function topsOf(scene: Scene, strips: number, lanes: number) {
  const first = scene.base + 16
  const afterStrips = first + strips * STRIP
  const afterLanes = afterStrips + (lanes > 0 ? lanes * LANE + (scene.narrow ? 22 : 6) : 0)
  const axis = afterLanes + MARKS
  return { strips: first, lanes: afterStrips, marks: afterLanes, axis, height: axis + AXIS }
}

const CARD = 232

/** Beside the cursor, on the side with room. */
function cardLeft(x: number, { left, width }: Scene): number {
  const middle = left + x
  const side = middle - CARD - 16 >= 0 ? middle - CARD - 16 : middle + 16
  return Math.max(0, Math.min(width - CARD, side))
}
