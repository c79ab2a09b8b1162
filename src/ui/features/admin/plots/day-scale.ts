import { max, scaleBand, scaleLinear } from 'd3'

interface Bar {
  x: number
  y: number
  width: number
  height: number
}

/** Bars from the ground up; `top` is the value of the full height, at least 1. A value above 0 is never less than 1 px. */
export function barPlaces(values: readonly number[], width: number, height: number): { bars: Bar[]; top: number } {
  const top = Math.max(1, max(values) ?? 0)
  const x = scaleBand(values.keys(), [0, width]).padding(0.25)
  const y = scaleLinear([0, top], [0, height - 14])
  const bars = values.map((value, index) => {
    const tall = value > 0 ? Math.max(1, y(value)) : 0
    return { x: x(index) ?? 0, y: height - tall, width: x.bandwidth(), height: tall }
  })
  return { bars, top }
}

/** The first and the last day, named at the edges. */
export const axisDays = (days: readonly string[], width: number) => {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined || first === last) return []
  return [
    { label: first, x: 0, anchor: 'start' as const },
    { label: last, x: width, anchor: 'end' as const },
  ]
}

/** Percent of the whole, within 0 and 100. */
export const shareOf = (value: number, whole: number): number => scaleLinear([0, whole], [0, 100]).clamp(true)(value)
