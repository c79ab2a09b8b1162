import { createCipheriv, createDecipheriv, createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { CodedError } from '../coded-error.ts'

/**
 * A stream under a passphrase. The header has the salt and costs of scrypt (RFC 7914), a random prefix of nonces, and its
 * own HMAC; then follow chunks by AES-256-GCM with the header as associated data. A nonce is prefix, number and "last"
 * (the STREAM construction of Hoang, Reyhanitabar, Rogaway and Vizár), so that a chunk that is changed, moved, left out
 * or missing at the end is found.
 */
const MAGIC = Buffer.from('ANAMBK01')
const SALT = 16
const PREFIX = 7
const MAC = 32
const HEADER = MAGIC.length + 3 + SALT + PREFIX
const COST = { logN: 17, r: 8, p: 1 }
/** A file that asks for more memory than this many megabytes is none of ours. */
const MOST_LOG_N = 20
const CHUNK = 1024 * 1024
const TAG = 16

export const SHORTEST_PASSPHRASE = 12

export class SealedFileError extends CodedError<'NOT_A_BACKUP' | 'WRONG_PASSPHRASE' | 'DAMAGED'> {
  override readonly name = 'SealedFileError'
}

interface Keys {
  seal: Buffer
  mac: Buffer
}

function keysOf(passphrase: string, header: Buffer): Promise<Keys> {
  const [logN = 0, r = 0, p = 0] = header.subarray(MAGIC.length)
  if (logN < 10 || logN > MOST_LOG_N || r < 1 || r > 16 || p < 1 || p > 4) throw notABackup()
  const salt = header.subarray(MAGIC.length + 3, MAGIC.length + 3 + SALT)
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 64, { N: 2 ** logN, r, p, maxmem: 256 * 2 ** logN * r }, (error, key) =>
      error ? reject(error) : resolve({ seal: key.subarray(0, 32), mac: key.subarray(32) }),
    )
  })
}

const macOf = (header: Buffer, { mac }: Keys) => createHmac('sha256', mac).update(header).digest()

function nonceOf(header: Buffer, number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  header.copy(nonce, 0, HEADER - PREFIX)
  nonce.writeUInt32BE(number, PREFIX)
  nonce[11] = isLast ? 1 : 0
  return nonce
}

/** Collects pieces and hands them on in chunks of one size; the last may be shorter, also empty. */
async function* inChunks(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<[Buffer, boolean]> {
  let held: Uint8Array[] = []
  let length = 0
  for await (const piece of source) {
    held.push(piece)
    length += piece.length
    // One byte more than a chunk: only then is it known not to be the last.
    if (length <= size) continue
    let rest: Buffer = Buffer.concat(held)
    for (; rest.length > size; rest = rest.subarray(size)) yield [rest.subarray(0, size), false]
    held = [rest]
    length = rest.length
  }
  yield [Buffer.concat(held), true]
}

/** Encrypts a stream. `cost` of scrypt: `unsealed` reads it from the file. */
export async function* sealed(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  { logN, r, p } = COST,
): AsyncGenerator<Buffer> {
  const header = Buffer.concat([MAGIC, Buffer.from([logN, r, p]), randomBytes(SALT + PREFIX)])
  const keys = await keysOf(passphrase, header)
  yield Buffer.concat([header, macOf(header, keys)])
  let number = 0
  for await (const [chunk, isLast] of inChunks(source, CHUNK)) {
    const cipher = createCipheriv('aes-256-gcm', keys.seal, nonceOf(header, number, isLast)).setAAD(header)
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()])
    number += 1
  }
}

/** Decrypts a file piece by piece; nothing of a chunk is passed on before it is verified. Throws SealedFileError. */
export async function* unsealed(file: AsyncIterable<Uint8Array>, passphrase: string): AsyncGenerator<Buffer> {
  const source = file[Symbol.asyncIterator]()
  let start: Buffer = Buffer.alloc(0)
  while (start.length < HEADER + MAC) {
    const { value, done } = await source.next()
    if (done) throw notABackup()
    start = Buffer.concat([start, value])
  }
  const header = start.subarray(0, HEADER)
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw notABackup()
  const keys = await keysOf(passphrase, header)
  if (!timingSafeEqual(macOf(header, keys), start.subarray(HEADER, HEADER + MAC))) {
    throw new SealedFileError('WRONG_PASSPHRASE', 'The passphrase is wrong, or the head of the file was changed.')
  }
  const rest = (async function* () {
    yield start.subarray(HEADER + MAC)
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value
  })()
  let number = 0
  for await (const [chunk, isLast] of inChunks(rest, CHUNK + TAG)) {
    yield opened(chunk, keys, header, number, isLast)
    number += 1
  }
}

function opened(chunk: Buffer, { seal }: Keys, header: Buffer, number: number, isLast: boolean): Buffer {
  if (chunk.length < TAG) throw damaged(number)
  const decipher = createDecipheriv('aes-256-gcm', seal, nonceOf(header, number, isLast)).setAAD(header)
  decipher.setAuthTag(chunk.subarray(-TAG))
  try {
    return Buffer.concat([decipher.update(chunk.subarray(0, -TAG)), decipher.final()])
  } catch {
    throw damaged(number)
  }
}

const notABackup = () => new SealedFileError('NOT_A_BACKUP', 'This file is no backup of Anamnesis.')

const damaged = (number: number) =>
  new SealedFileError('DAMAGED', `The file was changed or cut off: piece ${number + 1} is not what was written.`)
