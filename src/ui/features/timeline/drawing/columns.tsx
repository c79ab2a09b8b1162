import { useMemo } from 'react'
import { CHART } from '../../../../domain/timeline/bar-size.ts'
import { type Column, columnsOf, sumOf } from '../../../../domain/timeline/overview.ts'
import { visible } from '../../../../domain/timeline/place.ts'
import type { Series } from '../../../../domain/timeline/series.ts'
import { drawnGroups, type Group, grouped } from '../../../../domain/timeline/thin.ts'
import type { TimelineRecord } from '../../../../domain/timeline/timeline-record.ts'
import styles from './columns.module.css'
import type { Scene } from './scene.ts'

/** A column and its number need so much. */
const GAP = 30
const WIDTH = 20

export interface PlacedColumn extends Group {
  column: Column
}

/** The columns of the shown time; records that are too close are one column. */
export function useColumns(
  records: readonly TimelineRecord[],
  listed: readonly Series[],
  scene: Scene,
): readonly PlacedColumn[] {
  const all = useMemo(
    () => columnsOf(records, listed).filter(({ values, unchecked }) => values + unchecked > 0),
    [records, listed],
  )
  return useMemo(() => {
    const places = all.map(({ records: [record] }) => scene.x(record?.at ?? 0))
    const [from, to] = visible(places, 0, scene.plot)
    return drawnGroups(grouped(places.slice(from, to), GAP), CHART.gap, scene.plot).map(group => ({
      ...group,
      column: sumOf(all.slice(from + group.from, from + group.to)),
    }))
  }, [all, scene])
}

const highestIn = (heights: Column['heights']): number =>
  [heights.in, heights.out, heights.undecided].flat().reduce((most, height) => Math.max(most, height), 0)

const STEP = 2

/** One dash for each height that differs by more than a dash is thick; the column's number counts all. */
function dashes(heights: readonly number[], { y }: Scene): string {
  const rows = new Set(heights.map(height => Math.round(y(height) / STEP) * STEP))
  return [...rows].map(row => `M${-WIDTH / 2} ${row}h${WIDTH}`).join('')
}

const DIGIT = 7

/** The number above a column; '' where it would stand on the one before. */
function numbers(placed: readonly PlacedColumn[]): readonly string[] {
  let end = Number.NEGATIVE_INFINITY
  return placed.map(({ place, column: { out, values, unchecked } }) => {
    const text = out.length > 0 ? `${out.length}` : values === 0 ? `?${unchecked}` : ''
    const half = (text.length * DIGIT) / 2
    if (text === '' || place - half < end) return ''
    end = place + half + 2
    return text
  })
}

interface ColumnsProps {
  placed: readonly PlacedColumn[]
  scene: Scene
  active: number | null
}

/** Without a chosen biomarker: the values of each record, all on the scale of their ranges. */
export function Columns({ placed, scene, active }: ColumnsProps) {
  const counts = numbers(placed)
  return (
    <g>
      {placed.map(({ place, column }, at) => {
        const { records, heights } = column
        const highest = highestIn(heights)
        return (
          <g
            key={records[0]?.clientId}
            className={styles.column}
            transform={`translate(${place} 0)`}
            data-active={at === active || undefined}
          >
            <rect
              className={styles.ground}
              x={-WIDTH / 2}
              y={scene.y(highest)}
              width={WIDTH}
              height={Math.max(0, scene.base - scene.y(highest))}
            />
            <path className={styles.in} d={dashes(heights.in, scene)} />
            <path className={styles.undecided} d={dashes(heights.undecided, scene)} />
            <path className={styles.out} d={dashes(heights.out, scene)} />
            <text className={styles.count} y={scene.y(highest) - 7}>
              {counts[at]}
            </text>
            {records.length > 1 && (
              <text className={styles.times} y={scene.base + 12}>
                {`×${records.length}`}
              </text>
            )}
          </g>
        )
      })}
    </g>
  )
}
