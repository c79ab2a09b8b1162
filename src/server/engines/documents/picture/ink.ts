import type { GreyPicture } from './grey-picture.ts'

/** Of the mean around a pixel: what is darker is ink. */
const DARKER = 0.8
/** Faint ink, which recognition may pass over. */
export const FAINT = 0.93
/** A region that is nearly black all around decides nothing. */
const DARKEST_AROUND = 60
/** The radius of "around" in pixels of a picture of ANALYSED width: more than a letter, less than a shadow. */
const RADIUS = 15

/** 1 where a pixel is darker than this share of its surroundings, by default much darker. */
export function inkOf({ data, width, height }: GreyPicture, darker = DARKER): Uint8Array {
  const sums = sumsOf(data, width, height)
  const stride = width + 1
  const ink = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - RADIUS) * stride
    const bottom = Math.min(height, y + RADIUS + 1) * stride
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - RADIUS)
      const right = Math.min(width, x + RADIUS + 1)
      const sum =
        (sums[bottom + right] ?? 0) - (sums[top + right] ?? 0) - (sums[bottom + left] ?? 0) + (sums[top + left] ?? 0)
      const pixels = ((bottom - top) / stride) * (right - left)
      if ((data[y * width + x] ?? 0) * pixels < sum * darker && sum > pixels * DARKEST_AROUND) ink[y * width + x] = 1
    }
  }
  return ink
}

/** Of each rectangle from the upper left corner; exact, since a picture of 40 megapixels sums to less than 2^53. */
function sumsOf(data: Uint8Array, width: number, height: number): Float64Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  return sums
}
