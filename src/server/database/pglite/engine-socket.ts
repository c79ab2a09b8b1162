import { Duplex } from 'node:stream'
import { FrontendFrames } from './frames.ts'
import type { ToEngine } from './messages.ts'

type Post = (message: ToEngine) => void

/** One session with the engine in the form of a socket, for `pg`'s `stream` option. */
export class EngineSocket extends Duplex {
  readonly #session: number
  readonly #reach: () => Promise<Post>
  readonly #frames = new FrontendFrames()
  #post: Post | undefined

  constructor(session: number, reach: () => Promise<Post>) {
    super()
    this.#session = session
    this.#reach = reach
  }

  /** Called by `pg` instead of a TCP connect; emits `connect` when the engine runs. */
  connect(): this {
    this.#reach().then(
      post => {
        if (this.destroyed) return
        this.#post = post
        post({ kind: 'open', session: this.#session })
        this.emit('connect')
      },
      error => this.destroy(error),
    )
    return this
  }

  deliver(bytes: Uint8Array): void {
    if (!this.destroyed) this.push(bytes)
  }

  override _read(): void {
    // Nothing to request: the engine pushes the response of each batch.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  #send(chunks: Buffer[]): void {
    const bytes = this.#frames.push(chunks)
    if (bytes) this.#post?.({ kind: 'frames', session: this.#session, bytes })
  }

  override _final(done: () => void): void {
    this.#close()
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#close()
    done(error)
  }

  #close(): void {
    this.#post?.({ kind: 'close', session: this.#session })
    this.#post = undefined
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}
