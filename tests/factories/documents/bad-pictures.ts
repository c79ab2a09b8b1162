import { crc32, deflateSync } from 'node:zlib'

/** A PNG in grey of one byte a pixel whose header may lie about its size. */
export function pngOf(width: number, height: number, rows: number, bits: 1 | 8 = 8): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = bits
  const row = Buffer.alloc(1 + Math.ceil((width * bits) / 8), 0xff)
  row[0] = 0
  const data = deflateSync(Buffer.concat(Array.from({ length: rows }, () => row)))
  const chunk = (type: string, body: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), body])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(body.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const magic = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([magic, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** A BMP of 24 bits; `claimed` lies about the size. */
export function bitmapOf(data: Uint8Array, width: number, height: number, claimed = { width, height }): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4
  const file = Buffer.alloc(54 + stride * height)
  file.write('BM')
  file.writeUInt32LE(file.length, 2)
  file.writeUInt32LE(54, 10)
  file.writeUInt32LE(40, 14)
  file.writeInt32LE(claimed.width, 18)
  file.writeInt32LE(claimed.height, 22)
  file.writeUInt16LE(1, 26)
  file.writeUInt16LE(24, 28)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      file.fill(data[(height - 1 - y) * width + x] ?? 0, 54 + y * stride + x * 3, 54 + y * stride + x * 3 + 3)
  return file
}

/** A TIFF of white pages of one bit; `loops` makes the last page's successor the first. */
export function tiffOf(pages: number, loops = false): Buffer {
  const [width, height] = [64, 64]
  const strip = (width / 8) * height
  const directory = 2 + 8 * 12 + 4
  const file = Buffer.alloc(8 + pages * (directory + strip), 0)
  file.write('II*\0', 'latin1')
  file.writeUInt32LE(8, 4)
  for (let page = 0; page < pages; page++) {
    const at = 8 + page * (directory + strip)
    const tags = [
      [256, width],
      [257, height],
      [258, 1],
      [259, 1],
      [262, 0],
      [273, at + directory],
      [278, height],
      [279, strip],
    ] as const
    file.writeUInt16LE(tags.length, at)
    tags.forEach(([tag, value], index) => {
      file.writeUInt16LE(tag, at + 2 + index * 12)
      file.writeUInt16LE(4, at + 4 + index * 12)
      file.writeUInt32LE(1, at + 6 + index * 12)
      file.writeUInt32LE(value, at + 10 + index * 12)
    })
    const isLast = page + 1 === pages
    file.writeUInt32LE(isLast ? (loops ? 8 : 0) : at + directory + strip, at + directory - 4)
  }
  return file
}

/** A stored or deflated zip archive of one file. */
export function zipOf(name: string, content: Buffer): Buffer {
  const packed = deflateSync(content).subarray(2, -4)
  const title = Buffer.from(name)
  const sizes = Buffer.alloc(12)
  sizes.writeUInt32LE(crc32(content), 0)
  sizes.writeUInt32LE(packed.length, 4)
  sizes.writeUInt32LE(content.length, 8)
  const method = Buffer.from([0x14, 0, 0, 0, 8, 0, 0, 0, 0, 0])
  const lengths = Buffer.from([title.length, 0, 0, 0])
  const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), method, sizes, lengths, title, packed])
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\0', 'latin1'),
    method,
    sizes,
    lengths,
    Buffer.alloc(14),
    title,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(entry.length, 16)
  return Buffer.concat([entry, central, end])
}
