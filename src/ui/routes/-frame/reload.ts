import { toasts } from '../../components/toast/toasts.ts'
import { createReloadGate } from '../../features/shell/reload-gate.ts'
import { reloadNotices } from '../../features/shell/reload-notices.ts'
import { isRecordingUnderWay, onRecordingUnderWay } from '../../state/recording.ts'
import { makeWayAfter } from '../../state/session.ts'

/** The only way to reload the page (decision 31): never while a recording is under way (R5). */
export const reload = createReloadGate({
  recording: isRecordingUnderWay,
  // Half-typed texts ask for themselves before the page goes (the browser's own question); what is saved is stored already.
  saveDrafts: async () => undefined,
  reload: () => location.reload(),
  onWaiting: () => toasts.show(reloadNotices.later()),
  onRefused: () => toasts.show(reloadNotices.refused()),
})

onRecordingUnderWay(underWay => {
  if (!underWay) reload.recordingEnded()
})

makeWayAfter(
  () =>
    new Promise(resolve => {
      if (!isRecordingUnderWay()) return resolve()
      const stop = onRecordingUnderWay(underWay => {
        if (underWay) return
        stop()
        resolve()
      })
    }),
)
