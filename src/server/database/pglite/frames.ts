/**
 * Splits the frontend side of PostgreSQL's wire protocol into batches for the engine: a startup packet, a simple query,
 * or an extended query up to its Sync or Flush.
 * Source: PostgreSQL documentation, "Message Formats".
 */
export class FrontendFrames {
  #pending: Buffer = Buffer.alloc(0)
  #started = false

  /** Adds written bytes and returns the complete ones, or null while a batch is incomplete. */
  push(chunks: readonly Buffer[]): Buffer | null {
    this.#pending = Buffer.concat([this.#pending, ...chunks])
    let offset = 0
    let complete = 0
    while (offset + 5 <= this.#pending.length) {
      const typed = this.#started
      const length = this.#pending.readInt32BE(offset + (typed ? 1 : 0)) + (typed ? 1 : 0)
      if (offset + length > this.#pending.length) break
      const isStep = typed && EXTENDED_STEPS.has(this.#pending.readUInt8(offset))
      offset += length
      this.#started = true
      if (!isStep) complete = offset
    }
    if (complete === 0) return null
    const ready = this.#pending.subarray(0, complete)
    this.#pending = this.#pending.subarray(complete)
    return ready
  }
}

/** Parse, Bind, Describe, Execute and Close: a Sync or Flush follows. */
const EXTENDED_STEPS = new Set(Buffer.from('PBDEC'))

/** A simple query as one frame. */
export function queryFrame(text: string): Buffer {
  const body = Buffer.from(`${text}\0`)
  const frame = Buffer.alloc(5 + body.length)
  frame.write('Q')
  frame.writeInt32BE(4 + body.length, 1)
  body.copy(frame, 5)
  return frame
}
