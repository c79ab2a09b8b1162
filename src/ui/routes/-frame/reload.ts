import { createReloadGate } from '../../features/shell/reload-gate.ts'

/** Whoever records says so here; a page that records is never reloaded (R5). */
export const recordingNow = { active: () => false }

/** The only way to reload the page (decision 31). */
export const reload = createReloadGate({
  recording: () => recordingNow.active(),
  saveDrafts: async () => undefined,
  reload: () => location.reload(),
  onWaiting: () => undefined,
  onRefused: () => undefined,
})
