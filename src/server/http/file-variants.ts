import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { fillIn } from '../../domain/texts/fill-in.ts'

export type Encoding = 'br' | 'gzip' | 'identity'
export interface Variant {
  bytes: Buffer<ArrayBuffer>
  etag: string
}
/** What is written into a file before it is sent, by name; null leaves the file as it is. */
export type Values = Readonly<Record<string, string | undefined>> | null

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Reads and compresses each version of a file once, with each set of values. */
export function fileVariants() {
  const variants = new Map<string, Promise<Variant>>()
  return (file: string, version: string, encoding: Encoding, values: Values): Promise<Variant> => {
    const key = `${file} ${version} ${encoding} ${values ? JSON.stringify(values) : ''}`
    const known = variants.get(key) ?? prepare(file, encoding, values)
    variants.set(key, known)
    known.catch(() => variants.delete(key))
    return known
  }
}

async function prepare(file: string, encoding: Encoding, values: Values): Promise<Variant> {
  const read = await readFile(file)
  const plain = values ? Buffer.from(fillIn(read.toString(), escaped(values))) : read
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}-${encoding}"`
  switch (encoding) {
    case 'br':
      // Quality 9 takes ten times as long, while the first visitor waits, for one percent less.
      return { bytes: await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }), etag }
    case 'gzip':
      return { bytes: await gzipped(plain), etag }
    case 'identity':
      return { bytes: plain, etag }
  }
}

/** For HTML and XML, in texts and in quoted attributes. */
const escaped = (values: NonNullable<Values>): NonNullable<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value?.replace(/[&<>"]/g, one => `&#${one.charCodeAt(0)};`)]),
  )
