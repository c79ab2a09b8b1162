import { toasts } from '../../../components/toast/toasts.ts'
import { isRecordingUnderWay, onRecordingUnderWay } from '../../../state/recorder/recording.ts'
import { releaseStoreAfter } from '../../../state/session/session.ts'
import { createReloadGate } from './reload-gate.ts'
import { reloadNotices } from './reload-notices.ts'

/** The only way to reload the page (decision 31): never while a recording is under way (R5). */
export const reload = createReloadGate({
  recording: isRecordingUnderWay,
  // Forms with unsaved text ask before the page unloads, with the browser's own dialog; saved text is stored already.
  saveDrafts: async () => undefined,
  reload: () => location.reload(),
  onWaiting: () => toasts.show(reloadNotices.later()),
  onRefused: () => toasts.show(reloadNotices.refused()),
})

onRecordingUnderWay(underWay => {
  if (!underWay) reload.recordingEnded()
})

releaseStoreAfter(
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
