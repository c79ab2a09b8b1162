import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'

/** A form of RFC 7578 whose last part is a file, streamed from disk. Names and values must not contain quotes. */
export async function multipartForm(
  fields: Record<string, string>,
  file: { name: string; mimeType: string; path: string },
): Promise<{ contentType: string; length: number; body: Readable }> {
  const boundary = `form-${randomBytes(16).toString('hex')}`
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = Buffer.from(
    `${parts.join('')}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n` +
      `content-type: ${file.mimeType}\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  async function* content() {
    yield head
    yield* createReadStream(file.path)
    yield tail
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: head.length + (await stat(file.path)).size + tail.length,
    body: Readable.from(content(), { objectMode: false }),
  }
}
