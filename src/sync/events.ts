import { createParser } from 'eventsource-parser'
import { EVENTS_PATH } from '../contract/protocol.ts'
import { ChangeEvent } from '../contract/response.ts'
import { type Clock, sleep } from '../platform/clock.ts'
import type { Random } from '../platform/random.ts'
import { engineBackoff } from './retry-policy.ts'
import type { Transport } from './transport.ts'

/** The server pings every 15 s; a stream that is silent for longer is dead and is opened again. */
const SILENCE_MS = 45_000

export interface EventPorts {
  transport: Transport
  clock: Clock
  random: Random
  signal: AbortSignal
  onChange(event: ChangeEvent): void
  /** True while events flow; while false the engine polls every 10 s. */
  onLive(live: boolean): void
  /** Called after each try that brought nothing; tries have back-off. The server may be unreachable. */
  onRefused(): void
}

/** Listens to the server's change events until the signal aborts, opening the stream again with back-off. */
export async function listenToEvents(ports: EventPorts): Promise<void> {
  const { clock, random, signal, onLive, onRefused } = ports
  for (let failures = 0; !signal.aborted; ) {
    const lived = await listenOnce(ports)
    onLive(false)
    if (signal.aborted) return
    if (!lived) onRefused()
    failures = lived ? 1 : failures + 1
    await sleep(clock, engineBackoff(failures, random), signal).catch(() => undefined)
  }
}

/** Reads one stream to its end; returns true if it brought anything. Never rejects: the caller opens the next one. */
async function listenOnce({ transport, clock, signal, onChange, onLive }: EventPorts): Promise<boolean> {
  const silence = new AbortController()
  let stop = clock.after(SILENCE_MS, () => silence.abort())
  let lived = false
  try {
    const response = await transport.request(EVENTS_PATH, {
      headers: { accept: 'text/event-stream' },
      signal: AbortSignal.any([signal, silence.signal]),
      timeoutMs: null,
    })
    const type = response.headers.get('content-type') ?? ''
    if (!response.ok || !response.body || !type.startsWith('text/event-stream')) return false
    onLive(true)
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    const abort = () => void reader.cancel().catch(() => undefined)
    signal.addEventListener('abort', abort, { once: true })
    silence.signal.addEventListener('abort', abort, { once: true })
    const parser = createParser({ onEvent: ({ data }) => announce(data, onChange) })
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return lived
      lived = true
      transport.contact.heard()
      stop()
      stop = clock.after(SILENCE_MS, () => silence.abort())
      parser.feed(value)
    }
  } catch {
    return lived
  } finally {
    stop()
  }
}

function announce(data: string, onChange: (event: ChangeEvent) => void): void {
  let json: unknown
  try {
    json = JSON.parse(data)
  } catch {
    return
  }
  const event = ChangeEvent.safeParse(json)
  if (event.success) onChange(event.data)
}
