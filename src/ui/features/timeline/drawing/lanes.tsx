import { useLingui } from '@lingui/react/macro'
import { type Course, drawnEnd, type Lane } from '../../../../domain/timeline/courses.ts'
import styles from './lanes.module.css'
import { LANE, type Scene } from './scene.ts'

interface LanesProps {
  lanes: readonly Lane[]
  scene: Scene
  top: number
  now: number
}

/** Treatments as spans of time: names outside, durations inside (interface.md). */
export function Lanes({ lanes, scene, top, now }: LanesProps) {
  return (
    <g transform={`translate(0 ${top})`}>
      {lanes.map((lane, at) => (
        <LaneRow key={lane.name} lane={lane} scene={scene} y={at * LANE} now={now} />
      ))}
    </g>
  )
}

/** The time of the treatments that cover a moment, behind the values. */
export function Shades({ lanes, scene, now, moment }: Omit<LanesProps, 'top'> & { moment: number }) {
  const covering = lanes.flatMap(lane =>
    lane.courses.flatMap((course, at) => {
      const to = drawnEnd(lane, at, now)
      return course.from <= moment && moment <= to ? { key: `${lane.name} ${course.from}`, from: course.from, to } : []
    }),
  )
  return covering.map(({ key, from, to }) => {
    const [left, right] = [Math.max(0, scene.x(from)), Math.min(scene.plot, scene.x(to))]
    return <rect key={key} className={styles.shade} x={left} y={8} width={right - left} height={scene.base - 8} />
  })
}

const CHARACTER = 7

function LaneRow({ lane, scene, y, now }: { lane: Lane; scene: Scene; y: number; now: number }) {
  const spans = lane.courses.map((course, at) => {
    const [from, to] = [scene.x(course.from), scene.x(drawnEnd(lane, at, now))]
    return {
      course,
      from: Math.max(0, from),
      to: Math.min(scene.plot, Math.max(to, from + 4)),
      goesOn: at === lane.courses.length - 1,
    }
  })
  const seen = spans.filter(({ from, to }) => to > from)
  const [first, last] = [seen[0], seen.at(-1)]
  if (!first || !last) return null
  const name = nameAt(lane.name, first.from, last.to, scene)
  return (
    <g transform={`translate(0 ${y})`}>
      {seen.map(({ course, from, to, goesOn }) => (
        <Span key={`${course.record} ${course.from}`} course={course} from={from} to={to} goesOn={goesOn} />
      ))}
      <text className={styles.name} x={name.x} y={18} textAnchor={name.anchor}>
        {name.text}
        <title>{lane.name}</title>
      </text>
    </g>
  )
}

/** On the side with more room; over the span where neither has enough. */
function nameAt(name: string, from: number, to: number, { plot }: Scene) {
  const room = Math.max(from, plot - to) - 12
  const most = Math.max(14, Math.floor(room / CHARACTER))
  const text = name.length > most ? `${name.slice(0, most - 1)}…` : name
  if (room < 14 * CHARACTER) return { text, x: from + 6, anchor: 'start' as const }
  return plot - to >= from
    ? { text, x: to + 8, anchor: 'start' as const }
    : { text, x: from - 8, anchor: 'end' as const }
}

function Span({ course, from, to, goesOn }: { course: Course; from: number; to: number; goesOn: boolean }) {
  const { t } = useLingui()
  const words =
    course.end === 'open' && goesOn
      ? t({ id: 'timeline.course.open', message: 'goes on' })
      : course.end === 'unknown'
        ? t({ id: 'timeline.course.unknown', message: 'end not written' })
        : course.said
  const inside = [course.dosage, words].filter(Boolean).join(', ')
  const texts = [inside, words, course.dosage]
  const fitting = texts.find(text => text !== '' && text.length * CHARACTER + 14 <= to - from)
  return (
    <g className={styles.span} data-end={course.end}>
      <title>{[course.name, course.dosage, course.frequency, words].filter(Boolean).join(', ')}</title>
      <rect x={from} y={3} width={to - from} height={LANE - 6} rx={Math.min(6, (to - from) / 2)} />
      {fitting && (
        <text x={(from + to) / 2} y={18}>
          {fitting}
        </text>
      )}
    </g>
  )
}
