import type { ReloadGate } from '../../i18n/change-locale.ts'

interface GateParts {
  /** True while a recording runs, paused or not. */
  recording: () => boolean
  /** Writes what is half typed; a failure keeps the page. */
  saveDrafts: () => Promise<void>
  reload: () => void
  /** A reload was asked for and waits for the end of the recording. */
  onWaiting: (reason: Parameters<ReloadGate>[0]) => void
  /** Drafts could not be written, so nothing was reloaded. */
  onRefused: (error: unknown) => void
}

/** R5, decision 31: the only way to reload the page. While a recording runs the reload waits for `recordingEnded`. */
export function createReloadGate(parts: GateParts): { request: ReloadGate; recordingEnded: () => void } {
  let waiting: Parameters<ReloadGate>[0] | null = null
  const request: ReloadGate = reason => {
    if (parts.recording()) {
      waiting = reason
      parts.onWaiting(reason)
      return
    }
    waiting = null
    parts.saveDrafts().then(() => (parts.recording() ? request(reason) : parts.reload()), parts.onRefused)
  }
  return {
    request,
    recordingEnded() {
      if (waiting) request(waiting)
    },
  }
}
