import { isCritical } from '../../../../domain/records/record-facts.ts'
import type { Point } from '../../../../domain/timeline/point.ts'

/** How a value is coloured; its shape says the same. */
export type Tone = 'in' | 'warn' | 'danger' | 'undecided'

export function toneOf({ standing, row }: Pick<Point, 'standing' | 'row'>): Tone {
  if (standing === 'out') return isCritical(row) ? 'danger' : 'warn'
  return standing
}

const SIZE = 5

/** Round within the range, a triangle outside, a diamond if critical or without a side, a ring if undecided. */
export function Mark({ point, x, y, className }: { point: Point; x: number; y: number; className?: string }) {
  const tone = toneOf(point)
  if (tone === 'in' || tone === 'undecided')
    return <circle className={className} data-tone={tone} cx={x} cy={y} r={tone === 'in' ? 3.5 : 3} />
  return <path className={className} data-tone={tone} d={shapeOf(point, tone)} transform={`translate(${x} ${y})`} />
}

export function shapeOf({ side }: Pick<Point, 'side'>, tone: Tone): string {
  const s = SIZE
  if (tone === 'danger' || side === 0) return `M0 ${-s}L${s} 0 0 ${s} ${-s} 0z`
  const y = side > 0 ? -s : s
  return `M0 ${y}L${s} ${-y} ${-s} ${-y}z`
}
