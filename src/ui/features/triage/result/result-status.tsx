import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { uploadNow } from '../../../../db/commands/uploads.ts'
import { QUEUE } from '../../../../db/document.ts'
import { needsPerson, waitState, waitsOf } from '../../../../db/queries/wait-state.ts'
import { uploadProgress } from '../../../../domain/triage/recording/upload-progress.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { toasts } from '../../../components/toast/toasts.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { bridge } from '../../../state/session/bridge.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import { useReasonWords } from '../words/reason-words.ts'
import styles from './result-status.module.css'
import type { TriageView } from './triage-view.ts'
import { useProcessing } from './use-processing.ts'

/** Shows how far the recording is from a result of the server, or why it gave none; nothing once all went well. */
export function ResultStatus({ view }: { view: TriageView }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const known = useWaitFacts(view.document.queue !== QUEUE.none)
  const reason = useReasonWords()
  const { document, data } = view
  const processing = useProcessing(view)
  const state = document.queue === QUEUE.none ? null : waitState(waitsOf(document), known, systemClock.now())
  const connected = state?.kind === 'waiting' && state.because !== 'network'
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

  if (state && needsPerson(state)) {
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
        {t({ id: 'triage.uploadError', message: 'The server did not accept it. It is kept on this device.' })}
      </Banner>
    )
  }
  if (state?.kind === 'sending') return <Uploading sent={state.sentBytes / Math.max(1, state.totalBytes)} />
  if (state?.kind === 'waiting' && state.because === 'person') {
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
  if (state) {
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

/** Shows the real progress, but never less than the simulated one (D §4). */
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
