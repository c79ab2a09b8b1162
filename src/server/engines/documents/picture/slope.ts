import type { Letter } from './letters.ts'

/** Degrees to either side that a sheet may lie askew. */
const MOST = 15
const COARSE = 0.5
const FINE = 0.05
/** Turning by less would only blur. */
const LEAST = 0.12
const FEWEST = 10

/**
 * The direction of the lines of text in degrees clockwise: near 0, or near 90 where they run down or up the picture.
 * Which way up the letters stand is not decided here.
 */
export function slopeOf(letters: readonly Letter[], height: number): number {
  const whole = letters.filter(letter => Math.max(letter.width, letter.height) > 0.5 * height)
  if (whole.length < FEWEST) return 0
  const isDown = runsDown(whole, height)
  const feet = whole.map(letter =>
    isDown
      ? { along: letter.y, foot: letter.width / 2 - letter.x }
      : { along: letter.x, foot: letter.y + letter.height / 2 },
  )
  const coarse = best(feet, range(-MOST, MOST, COARSE))
  const fine = best(feet, range(coarse - COARSE, coarse + COARSE, FINE))
  return (Math.abs(fine) < LEAST ? 0 : fine) + (isDown ? 90 : 0)
}

/** The next letter of a word is nearer than the next line, also where a typewriter's letters stand in columns. */
function runsDown(letters: readonly Letter[], height: number): boolean {
  const side = 2 * height
  const cellOf = (x: number, y: number) => `${Math.floor(x / side)} ${Math.floor(y / side)}`
  const cells = Map.groupBy(letters, ({ x, y }) => cellOf(x, y))
  let [across, down] = [0, 0]
  for (const letter of letters) {
    let nearest = { distance: Number.POSITIVE_INFINITY, isAcross: true }
    for (const dx of [-side, 0, side]) {
      for (const dy of [-side, 0, side]) {
        for (const other of cells.get(cellOf(letter.x + dx, letter.y + dy)) ?? []) {
          const distance = Math.hypot(other.x - letter.x, other.y - letter.y)
          if (other === letter || distance >= nearest.distance) continue
          nearest = { distance, isAcross: Math.abs(other.x - letter.x) > Math.abs(other.y - letter.y) }
        }
      }
    }
    if (nearest.distance < side) nearest.isAcross ? across++ : down++
  }
  return down > across
}

interface Foot {
  along: number
  foot: number
}

/** At the right angle the feet of the letters gather in lines. */
function best(feet: readonly Foot[], angles: number[]): number {
  return angles.map(angle => ({ angle, score: gathering(feet, angle) })).reduce((a, b) => (b.score > a.score ? b : a))
    .angle
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

/** The sum of squares over bins of two pixels, each foot shared between the two nearest. */
function gathering(feet: readonly Foot[], degrees: number): number {
  const tangent = Math.tan((degrees * Math.PI) / 180)
  const bins = new Map<number, number>()
  const add = (bin: number, share: number) => bins.set(bin, (bins.get(bin) ?? 0) + share)
  for (const { along, foot } of feet) {
    const place = (foot - along * tangent) / 2
    const before = Math.floor(place)
    add(before, 1 - (place - before))
    add(before + 1, place - before)
  }
  let sum = 0
  for (const count of bins.values()) sum += count * count
  return sum
}
