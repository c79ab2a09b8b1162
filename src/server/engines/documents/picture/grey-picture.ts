import sharp, { type Sharp } from 'sharp'

/** Eight bits a pixel, 0 black. */
export interface GreyPicture {
  data: Uint8Array
  width: number
  height: number
}

export const sharpOf = ({ data, width, height }: GreyPicture): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 }, limitInputPixels: false })

export async function greyOf(image: Sharp): Promise<GreyPicture> {
  const { data, info } = await image.toColourspace('b-w').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Luminance by ITU-R BT.601, on white. */
export function greyOfRgba(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const data = new Uint8Array(width * height)
  for (let index = 0, at = 0; index < data.length; index++, at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [rgba[at], rgba[at + 1], rgba[at + 2], rgba[at + 3]]
    const grey = (299 * red + 587 * green + 114 * blue) / 1000
    data[index] = 255 + ((grey - 255) * alpha) / 255
  }
  return { data, width, height }
}
