/** A connected patch of ink that may be a letter or a point. */
export interface Letter {
  width: number
  height: number
  /** Centre. */
  x: number
  y: number
}

const SMALLEST_LETTER = 3
const LARGEST = 90
/** Rules of tables, borders and shadows are long. */
const LONGEST = 6

/** The patches of ink of a letter's size, by flood fill over eight neighbours. */
export function lettersOf(ink: Uint8Array, width: number, height: number): Letter[] {
  const left = ink.slice()
  const stack = new Int32Array(width * height)
  const letters: Letter[] = []
  for (let start = 0; start < left.length; start++) {
    if (left[start] !== 1) continue
    let [depth, minX, maxX, minY, maxY] = [0, width, 0, height, 0]
    stack[depth++] = start
    left[start] = 0
    while (depth > 0) {
      const at = stack[--depth] ?? 0
      const x = at % width
      const y = (at - x) / width
      minX = Math.min(minX, x)
      maxX = Math.max(maxX, x)
      minY = Math.min(minY, y)
      maxY = Math.max(maxY, y)
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column
          if (left[next] !== 1) continue
          left[next] = 0
          stack[depth++] = next
        }
      }
    }
    const [across, down] = [maxX - minX + 1, maxY - minY + 1]
    if (Math.max(across, down) <= LARGEST && across <= LONGEST * down && down <= LONGEST * across)
      letters.push({ width: across, height: down, x: (minX + maxX) / 2, y: (minY + maxY) / 2 })
  }
  return letters
}

/** Half of the letters are higher: about the height of a digit or a capital in a table. Null without text. */
export function letterHeight(letters: readonly Letter[]): number | null {
  const heights = letters
    .map(({ width, height }) => Math.max(width, height))
    .filter(height => height >= SMALLEST_LETTER)
    .sort((a, b) => a - b)
  return heights.length < 10 ? null : (heights[Math.floor(heights.length * 0.6)] ?? null)
}
