import type { GreyPicture } from './grey-picture.ts'

/** Pixels of a side of the blocks in which paper is looked for. */
const BLOCK = 16
/** Of a block's pixels, the share that is brighter than what counts as its paper. */
const BRIGHTER = 0.2
/** What paper becomes; brighter is cut off. */
const PAPER = 250
const DARKEST_PAPER = 16

/** Divides by the brightness of the paper around each pixel, which takes out shadows and uneven light. */
export function evenLight({ data, width, height }: GreyPicture): GreyPicture {
  const paper = paperOf({ data, width, height })
  const columns = blocksAround(width, paper.width)
  const rows = blocksAround(height, paper.height)
  const lit = new Uint8Array(data.length)
  for (let y = 0; y < height; y++) {
    const down = rows.share[y] ?? 0
    const above = (rows.before[y] ?? 0) * paper.width
    const below = (rows.after[y] ?? 0) * paper.width
    for (let x = 0; x < width; x++) {
      const across = columns.share[x] ?? 0
      const left = columns.before[x] ?? 0
      const right = columns.after[x] ?? 0
      const upper = (paper.data[above + left] ?? 0) * (1 - across) + (paper.data[above + right] ?? 0) * across
      const lower = (paper.data[below + left] ?? 0) * (1 - across) + (paper.data[below + right] ?? 0) * across
      const light = Math.max(DARKEST_PAPER, upper * (1 - down) + lower * down)
      lit[y * width + x] = Math.min(255, ((data[y * width + x] ?? 0) * PAPER) / light)
    }
  }
  return { data: lit, width, height }
}

/** For each pixel of a side the blocks whose centres lie around it, and how far between these it is. */
function blocksAround(pixels: number, blocks: number) {
  const [before, after, share] = [new Int32Array(pixels), new Int32Array(pixels), new Float32Array(pixels)]
  for (let pixel = 0; pixel < pixels; pixel++) {
    const place = Math.min(blocks - 1, Math.max(0, (pixel + 0.5) / BLOCK - 0.5))
    before[pixel] = Math.floor(place)
    after[pixel] = Math.min(blocks - 1, Math.floor(place) + 1)
    share[pixel] = place - Math.floor(place)
  }
  return { before, after, share }
}

interface Blocks {
  data: Float32Array
  width: number
  height: number
}

/** Blocks that hold only ink take the brightness of their neighbours. */
function paperOf(picture: GreyPicture): Blocks {
  const width = Math.ceil(picture.width / BLOCK)
  const height = Math.ceil(picture.height / BLOCK)
  const data = new Float32Array(width * height)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data[y * width + x] = brightness(picture, x, y)
  const bright = overNeighbours({ data, width, height }, values => values.sort((a, b) => a - b)[18] ?? 0)
  return overNeighbours(bright, values => values.reduce((sum, one) => sum + one, 0) / values.length)
}

function brightness({ data, width, height }: GreyPicture, blockX: number, blockY: number): number {
  const counts = new Uint16Array(256)
  let pixels = 0
  for (let y = blockY * BLOCK; y < Math.min(height, (blockY + 1) * BLOCK); y++) {
    for (let x = blockX * BLOCK; x < Math.min(width, (blockX + 1) * BLOCK); x++, pixels++) {
      const value = data[y * width + x] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
  }
  let [value, seen] = [255, counts[255] ?? 0]
  while (value > 0 && seen < pixels * BRIGHTER) seen += counts[--value] ?? 0
  return value
}

/** Of the 25 blocks around each; those outside repeat the edge. */
function overNeighbours({ data, width, height }: Blocks, reduce: (values: number[]) => number): Blocks {
  const result = new Float32Array(data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const values: number[] = []
      for (let down = -2; down <= 2; down++) {
        for (let across = -2; across <= 2; across++) {
          const row = Math.min(height - 1, Math.max(0, y + down))
          const column = Math.min(width - 1, Math.max(0, x + across))
          values.push(data[row * width + column] ?? 0)
        }
      }
      result[y * width + x] = reduce(values)
    }
  }
  return { data: result, width, height }
}
