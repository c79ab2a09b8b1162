import type { ReloadGate } from '../../../i18n/change-locale.ts'

interface GateParts {
  /** True while a recording runs, paused or not. */
  recording: () => boolean
  /** Stores unsaved text; if it rejects, the page is not reloaded. */
  saveDrafts: () => Promise<void>
  reload: () => void
  /** Called when a requested reload has to wait for the end of the recording. */
  onWaiting: (reason: Parameters<ReloadGate>[0]) => void
  /** Called when drafts could not be stored, so that the page was not reloaded. */
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
