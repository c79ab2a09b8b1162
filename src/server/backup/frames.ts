import { CodedError } from '../coded-error.ts'

/** A backup before it is sealed: facts, rows as the database writes them, and bytes of files. */
export type Frame =
  | { kind: 'fact'; fact: Fact }
  | { kind: 'rows'; rows: readonly string[] }
  | { kind: 'bytes'; bytes: Uint8Array }

export type Fact =
  | {
      is: 'backup'
      format: 1
      createdAt: string
      /** Of the migrations, by their times. */
      migrations: number[]
      tables: Table[]
      sequences: Sequence[]
    }
  /** Rows follow. */
  | { is: 'table'; name: string }
  /** Bytes follow, then `file-end`. */
  | { is: 'file'; key: string; size: number }
  | { is: 'file-end'; sha256: string }
  /** A file whose row was deleted while the backup was made. */
  | { is: 'file-gone'; key: string }
  /** A file that the database names and the store does not have. */
  | { is: 'file-missing'; key: string }
  /** Waiting jobs, as rows. */
  | { is: 'jobs' }
  | { is: 'end'; summary: Summary }

export interface Table {
  name: string
  columns: string[]
}

export interface Sequence {
  name: string
  value: string
  isCalled: boolean
}

export interface Summary {
  tables: Record<string, Counted>
  files: { count: number; bytes: number; gone: number; missing: number }
  jobs: number
}

export interface Counted {
  rows: number
  /** The sum of the rows' SHA-256 modulo 2^256, hexadecimal: the same in any order. */
  hash: string
}

export class BackupError extends CodedError<
  'INCOMPLETE' | 'NOT_EMPTY' | 'OTHER_VERSION' | 'NOT_RESTORED' | 'NOTHING_TO_BACK_UP' | 'UNREACHABLE' | 'BAD_CALL'
> {
  override readonly name = 'BackupError'
}

const TYPES = ['fact', 'rows', 'bytes'] as const
const HEAD = 5
const LONGEST = 512 * 1024 * 1024

export function encodeFrame(frame: Frame): Buffer {
  const body = bodyOf(frame)
  const head = Buffer.alloc(HEAD)
  head.writeUInt8(TYPES.indexOf(frame.kind))
  head.writeUInt32BE(body.length, 1)
  return Buffer.concat([head, body])
}

function bodyOf(frame: Frame): Uint8Array {
  switch (frame.kind) {
    case 'fact':
      return Buffer.from(JSON.stringify(frame.fact))
    case 'rows':
      return Buffer.concat(
        frame.rows.flatMap(row => {
          const text = Buffer.from(row)
          const length = Buffer.alloc(4)
          length.writeUInt32BE(text.length)
          return [length, text]
        }),
      )
    case 'bytes':
      return frame.bytes
  }
}

/** Reads frames from a stream in pieces of any size. Throws INCOMPLETE if it ends within one. */
export async function* decodeFrames(source: AsyncIterable<Uint8Array>): AsyncGenerator<Frame, void> {
  let held: Uint8Array[] = []
  let length = 0
  let wanted = HEAD
  for await (const piece of source) {
    held.push(piece)
    length += piece.length
    while (length >= wanted) {
      let all: Buffer = Buffer.concat(held)
      for (;;) {
        wanted = all.length < HEAD ? HEAD : HEAD + all.readUInt32BE(1)
        if (wanted > LONGEST) throw new BackupError('INCOMPLETE', 'The backup has a part that is too long.')
        if (all.length < wanted || all.length < HEAD) break
        yield decoded(all[0] ?? 0, all.subarray(HEAD, wanted))
        all = all.subarray(wanted)
      }
      held = [all]
      length = all.length
    }
  }
  if (length > 0) throw new BackupError('INCOMPLETE', 'The backup ends in the middle.')
}

function decoded(type: number, body: Buffer): Frame {
  switch (TYPES[type]) {
    case 'fact':
      return { kind: 'fact', fact: JSON.parse(body.toString()) as Fact }
    case 'rows': {
      const rows: string[] = []
      for (let at = 0; at < body.length; ) {
        const end = at + 4 + body.readUInt32BE(at)
        rows.push(body.toString('utf8', at + 4, end))
        at = end
      }
      return { kind: 'rows', rows }
    }
    case 'bytes':
      return { kind: 'bytes', bytes: body }
    default:
      throw new BackupError('INCOMPLETE', 'The backup has a part of an unknown kind.')
  }
}
