import { type Clock, systemClock } from '../../../platform/clock.ts'

export type ToastKind = 'info' | 'success' | 'error' | 'warning' | 'loading'

export interface ToastMessage {
  kind: ToastKind
  title: string
  text?: string
  action?: { label: string; run: () => void }
  /** Milliseconds instead of those of the kind; the analysis of the timeline takes 30,000. */
  duration?: number
}

/** Milliseconds; loading stays until it is changed or dismissed. */
export const DURATIONS: Record<ToastKind, number> = {
  info: 5000,
  error: 5000,
  warning: 5000,
  success: 2000,
  loading: Number.POSITIVE_INFINITY,
}
/** Decision 5: what says the same within 5 s is one toast. */
export const MERGE_WITHIN = 5000

/** Where toasts appear; loaded after the first paint. */
export interface ToastHost {
  put(id: string, message: ToastMessage): void
  dismiss(id: string): void
  visible(id: string): boolean
}

interface Shown {
  id: string
  at: number
}

/** What is said to the person in passing. Nothing rests on a toast alone: what was kept or lost stands on its screen too. */
export function createToasts(clock: Clock) {
  let host: ToastHost | undefined
  let waiting = new Map<string, ToastMessage>()
  let count = 0
  let wanted = false
  /** What can be merged with: an action is about one thing, so two such toasts are two. */
  const latest = new Map<string, Shown>()
  const listeners = new Set<() => void>()

  const visible = (id: string) => (host ? host.visible(id) : waiting.has(id))
  const put = (id: string, message: ToastMessage) => {
    if (host) host.put(id, message)
    else waiting.set(id, message)
  }
  const want = () => {
    if (wanted) return
    wanted = true
    for (const changed of listeners) changed()
  }

  return {
    /** Shows a toast, or the one already there that says the same; answers its id. */
    show(message: ToastMessage): string {
      want()
      const words = JSON.stringify([message.kind, message.title, message.text])
      const same = message.action ? undefined : latest.get(words)
      if (same && clock.monotonic() - same.at < MERGE_WITHIN && visible(same.id)) return same.id
      count += 1
      const id = `toast-${count}`
      if (!message.action) latest.set(words, { id, at: clock.monotonic() })
      put(id, message)
      return id
    },
    /** Changes a toast in place: loading becomes success or error. */
    change(id: string, message: ToastMessage): void {
      put(id, message)
    },
    dismiss(id: string): void {
      waiting.delete(id)
      host?.dismiss(id)
    },
    /** Brings the place of the toasts onto the page, so that the first one is heard too. */
    prepare: want,
    wanted: () => wanted,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Called by the place itself once it stands; what was said before appears now. */
    attach(next: ToastHost): () => void {
      host = next
      const early = waiting
      waiting = new Map()
      for (const [id, message] of early) host.put(id, message)
      return () => {
        host = undefined
      }
    },
  }
}

export const toasts = createToasts(systemClock)
