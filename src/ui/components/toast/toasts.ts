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
/** Decision 5: equal messages within 5 s are one toast. */
export const MERGE_WITHIN = 5000

/** The component that shows toasts; loaded after the first paint. */
export interface ToastHost {
  put(id: string, message: ToastMessage): void
  dismiss(id: string): void
  visible(id: string): boolean
}

interface Shown {
  id: string
  at: number
}

/** Short messages for the user. No fact is in a toast alone: what was kept or lost is on its screen too. */
export function createToasts(clock: Clock) {
  let host: ToastHost | undefined
  let waiting = new Map<string, ToastMessage>()
  let count = 0
  let wanted = false
  /** The last toast of each content, which an equal one reuses; never one with an action, which belongs to one record. */
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
    /** Shows a toast, unless an equal one is visible; returns the id of the visible toast. */
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
    /** Mounts the toast area, so that screen readers announce the first toast too. */
    prepare: want,
    wanted: () => wanted,
    subscribe(changed: () => void) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    /** Called by the host once it is mounted; waiting toasts appear then. Returns a function that detaches the host. */
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
