import type { ChangeEvent } from '../../contract/response.ts'
import type { Changes } from '../changes/changes.ts'
import type { Session } from '../sessions/session.ts'

const PING_MS = 15_000
/** With more streams than this, the oldest ends. */
const MAX_PER_SESSION = 8
const MAX_PER_ACCOUNT = 64
/** Events buffered for a slow reader; above this it is disconnected, reconnects and pulls. */
const MAX_UNREAD = 256

export interface EventStreams {
  /** Server-sent events of the account's changes, until the client leaves, the session ends or the server stops. */
  open(session: Session): ReadableStream<Uint8Array>
  readonly size: number
  close(): void
}

export function createEventStreams(changes: Changes, epoch: string): EventStreams {
  const open = new Set<EventStream>()

  return {
    open(session) {
      const ofAccount = [...open].filter(stream => stream.session.userId === session.userId)
      endOldest(ofAccount, MAX_PER_ACCOUNT)
      endOldest(
        ofAccount.filter(stream => stream.session.id === session.id),
        MAX_PER_SESSION,
      )
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

/** Makes room for one more. */
function endOldest(streams: EventStream[], most: number): void {
  for (const oldest of streams.slice(0, Math.max(0, streams.length - most + 1))) oldest.end()
}

class EventStream {
  readonly session: Session
  readonly #onEnd: () => void
  readonly #cleanups: (() => void)[] = []

  constructor(session: Session, onEnd: () => void) {
    this.session = session
    this.#onEnd = onEnd
  }

  start(changes: Changes, epoch: string, onStart: () => void): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>({
      start: controller => {
        const send = (text: string) => {
          if ((controller.desiredSize ?? 0) < -MAX_UNREAD) this.end()
          else controller.enqueue(Buffer.from(text))
        }
        const ping = setInterval(() => send(': ping\n\n'), PING_MS)
        this.#cleanups.push(
          () => clearInterval(ping),
          changes.ofAccount(this.session.userId, {
            onAnnouncement: announcement => {
              if (announcement.kind === 'change') send(eventText({ seq: announcement.seq, epoch }))
              else if (announcement.sessionId === this.session.id) this.end()
            },
            // After reconnecting the client pulls.
            onGap: () => this.end(),
          }),
          () => controller.close(),
        )
        onStart()
        send(': open\n\n')
      },
      cancel: () => {
        // The reader has closed it already.
        this.#cleanups.pop()
        this.end()
      },
    })
  }

  end(): void {
    this.#onEnd()
    for (const end of this.#cleanups.splice(0)) end()
  }
}

const eventText = (event: ChangeEvent): string => `data: ${JSON.stringify(event)}\n\n`
