import type { ChangeEvent } from '../../contract/response.ts'
import type { Session } from '../modules/account/session.ts'
import type { Changes } from '../rpc/changes.ts'

const PING_MS = 15_000
/** A session with more streams than this has lost count of its tabs: the oldest ends. */
const MOST_PER_SESSION = 8
/** Events that may wait for a slow reader; then it is cut off, reconnects and pulls. */
const MOST_UNREAD = 256

export interface EventStreams {
  /** Server-sent events of the account's changes until the client leaves, the session ends, or the server stops. */
  open(session: Session): ReadableStream<Uint8Array>
  readonly size: number
  close(): void
}

export function createEventStreams(changes: Changes, epoch: string): EventStreams {
  const open = new Set<EventStream>()

  return {
    open(session) {
      const mine = [...open].filter(stream => stream.session.id === session.id)
      for (const oldest of mine.slice(0, Math.max(0, mine.length - MOST_PER_SESSION + 1))) oldest.end()
      const stream = new EventStream(session, () => open.delete(stream))
      return stream.start(changes, epoch, () => open.add(stream))
    },
    get size() {
      return open.size
    },
    close() {
      for (const stream of [...open]) stream.end()
    },
  }
}

class EventStream {
  readonly session: Session
  readonly #onEnd: () => void
  readonly #parts: (() => void)[] = []

  constructor(session: Session, onEnd: () => void) {
    this.session = session
    this.#onEnd = onEnd
  }

  start(changes: Changes, epoch: string, onStart: () => void): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>({
      start: controller => {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) < -MOST_UNREAD) this.end()
          else controller.enqueue(Buffer.from(text))
        }
        const ping = setInterval(() => send(': ping\n\n'), PING_MS)
        this.#parts.push(
          () => clearInterval(ping),
          changes.ofAccount(this.session.userId, {
            onAnnouncement: announcement => {
              if (announcement.kind === 'change') send(eventText({ seq: announcement.seq, epoch }))
              else if (announcement.sessionId === this.session.id) this.end()
            },
            // Reconnecting makes the client look for itself.
            onGap: () => this.end(),
          }),
          () => controller.close(),
        )
        onStart()
        send(': open\n\n')
      },
      cancel: () => {
        // The reader has closed it already.
        this.#parts.pop()
        this.end()
      },
    })
  }

  end(): void {
    this.#onEnd()
    for (const end of this.#parts.splice(0)) end()
  }
}

const eventText = (event: ChangeEvent): string => `data: ${JSON.stringify(event)}\n\n`
