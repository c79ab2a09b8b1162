import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { uploadNow } from '../../../db/commands/recordings.ts'
import { QUEUE } from '../../../db/documents.ts'
import { uploadProgress } from '../../../domain/triage/upload-progress.ts'
import { systemClock } from '../../../platform/clock.ts'
import { Button } from '../../components/action/button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { Progress } from '../../components/feedback/progress.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { bridge } from '../../state/bridge.ts'
import { isHeld } from '../../state/count-waiting.ts'
import { useUploadMode } from '../../state/upload-mode.ts'
import { useOnline } from '../../state/use-online.ts'
import { useCommandContext, useSyncStatus } from '../../state/use-session.ts'
import { useReasonWords } from './reason-words.ts'
import styles from './result-status.module.css'
import type { TriageView } from './triage-view.ts'
import { useProcessing } from './use-processing.ts'

/** Where the recording is on its way to a result of the server; nothing once it is there. */
export function ResultStatus({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const online = useOnline()
  const status = useSyncStatus()
  const manual = useUploadMode() === 'manual'
  const reason = useReasonWords()
  const { document, data } = view
  const processing = useProcessing(view)
  const upload = status?.uploads.find(({ clientId }) => clientId === document.clientId)
  const connected = online && status?.phase !== 'offline'
  const send = async () => {
    try {
      await uploadNow(context, document.clientId)
    } catch {
      toasts.show({
        kind: 'error',
        title: t({ id: 'triage.send.failed', message: 'It cannot be sent from this device' }),
      })
      return
    }
    await bridge.sendNow()
  }
  const sendAgain = () => void send()

  if (document.sync.parked || (document.queue === QUEUE.upload && document.syncStatus === 'error')) {
    return (
      <Banner
        tone="danger"
        icon="circle-alert"
        aside={
          <Button size="sm" icon="rotate-cw" onClick={sendAgain}>
            {t({ id: 'triage.retry', message: 'Try again' })}
          </Button>
        }
      >
        {t({ id: 'triage.uploadError', message: 'The server did not take it. It is kept on this device.' })}
      </Banner>
    )
  }
  if (upload) return <Uploading sent={upload.sentBytes / Math.max(1, upload.totalBytes)} />
  if (isHeld({ collection: 'recordings', document }, manual)) {
    return (
      <Banner
        tone="warn"
        icon="hard-drive"
        aside={
          <Button size="sm" icon="upload" onClick={sendAgain}>
            {t({ id: 'triage.send', message: 'Send now' })}
          </Button>
        }
      >
        {t({ id: 'triage.held', message: 'Saved on this device. Uploads are manual: send it when you want.' })}
      </Banner>
    )
  }
  if (document.queue !== QUEUE.none) {
    return (
      <Banner tone={connected ? 'info' : 'warn'} icon={connected ? 'clock' : 'cloud-off'}>
        {connected
          ? t({ id: 'triage.waits', message: 'Saved on this device. It will be sent in a moment.' })
          : t({ id: 'triage.waits.offline', message: 'Saved on this device. It will be sent when you are online.' })}
      </Banner>
    )
  }
  if (view.status === 'processing') {
    return processing.late ? (
      <Banner
        tone="warn"
        icon="clock"
        aside={
          <Button size="sm" icon="rotate-cw" onClick={processing.again}>
            {t({ id: 'triage.retry', message: 'Try again' })}
          </Button>
        }
      >
        {t({
          id: 'triage.processing.late',
          message: 'The server has not answered for ten minutes. The provisional result stands.',
        })}
      </Banner>
    ) : (
      <Banner tone="info" icon="loader-circle">
        {t({
          id: 'triage.processing',
          message: 'The server is listening to the recording. Its result will appear beside this one.',
        })}
      </Banner>
    )
  }
  const why = view.status === 'error' ? (document.data.errorKey ?? '') : data?.speechError
  return why == null ? null : (
    <Banner tone="warn" icon="info">
      {reason(why)}
    </Banner>
  )
}

const STEP_MS = 200

/** The real progress, and the simulated one as its floor (D §4). */
function Uploading({ sent }: { sent: number }) {
  const { t } = useLingui()
  const [began] = useState(() => systemClock.monotonic())
  const [now, setNow] = useState(began)
  useEffect(
    () => systemClock.after(STEP_MS - ((now - began) % STEP_MS), () => setNow(systemClock.monotonic())),
    [began, now],
  )
  const percent = uploadProgress({ elapsed: now - began, received: sent, answered: false })
  const label = t({ id: 'triage.sending', message: 'Sending the recording' })
  const share = useFormat().percent(percent / 100)
  return (
    <div className={styles.sending}>
      <p>
        {label} · {share}
      </p>
      <Progress label={label} value={percent / 100} />
    </div>
  )
}
