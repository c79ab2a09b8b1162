import { useMemo } from 'react'
import { visible } from '../../../../domain/timeline/place.ts'
import { drawnGroups, grouped } from '../../../../domain/timeline/thin.ts'
import type { TimelineRecord } from '../../../../domain/timeline/timeline-record.ts'
import { printRecordDate } from '../../../record-kit/values/use-day-words.ts'
import styles from './record-marks.module.css'
import { MARKS, type Scene } from './scene.ts'

/** Of a mark with a number; records closer than this and a little more are one mark. */
const SIZE = 18
const GAP = SIZE + 2

interface RecordMarksProps {
  records: readonly TimelineRecord[]
  scene: Scene
  top: number
}

/** Every record at its date, also those without a value or a treatment; those that are too close as one with a number. */
export function RecordMarks({ records, scene, top }: RecordMarksProps) {
  const groups = useMemo(() => {
    const places = records.map(({ at }) => scene.x(at))
    const [from, to] = visible(places, 0, scene.plot)
    return drawnGroups(grouped(places.slice(from, to), GAP), SIZE, scene.plot).map(group => ({
      place: group.place,
      own: records.slice(from + group.from, from + group.to),
    }))
  }, [records, scene])
  return (
    <g transform={`translate(0 ${top + MARKS / 2})`} className={styles.marks}>
      {groups.map(({ place, own }) => (
        <g key={own[0]?.clientId} transform={`translate(${place} 0)`}>
          <title>{own.map(one => `${printRecordDate(one)} ${one.name}`).join('\n')}</title>
          <circle r={own.length > 1 ? 9 : 4} data-many={own.length > 1 || undefined} />
          {own.length > 1 && <text y={4}>{own.length}</text>}
        </g>
      ))}
    </g>
  )
}
