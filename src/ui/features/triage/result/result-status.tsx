import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { QUEUE } from '../../../../db/document.ts'
import { needsPerson, type WaitState, waitState, waitsOf } from '../../../../db/queries/wait-state.ts'
import { uploadProgress } from '../../../../domain/triage/recording/upload-progress.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Progress } from '../../../components/feedback/progress.tsx'
import { useFormat } from '../../../i18n/use-format.ts'
import { retryNow, sendFileNow } from '../../../record-kit/send-now.ts'
import { useWaitSentences } from '../../../record-kit/wait-words.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useWaitFacts } from '../../../state/sync/use-wait-facts.ts'
import { useReasonWords } from '../words/reason-words.ts'
import styles from './result-status.module.css'
import type { TriageView } from './triage-view.ts'
import { useProcessing } from './use-processing.ts'

/** Shows how far the recording is from a result of the server, or why it gave none; nothing once all went well. */
export function ResultStatus({ view }: { view: TriageView }) {
  const { document, data, status } = view
  const isUnsent = document.queue !== QUEUE.none
  const facts = useWaitFacts(isUnsent)
  const processing = useProcessing(view)
  const reason = useReasonWords()
  if (isUnsent) return <Unsent document={document} state={waitState(waitsOf(document), facts, systemClock.now())} />
  if (status === 'processing') return <Processing {...processing} />
  const why = status === 'error' ? (document.data.errorKey ?? '') : data?.speechError
  return why == null ? null : (
    <Banner tone="warn" icon="info">
      {reason(why)}
    </Banner>
  )
}

function Unsent({ document, state }: { document: RecordingDocument; state: WaitState }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const sentences = useWaitSentences()
  if (needsPerson(state)) {
    const retry = () => void retryNow(context, 'recordings', document)
    return (
      <Banner tone="danger" icon="circle-alert" aside={<TryAgain onClick={retry} />}>
        {t({ id: 'triage.uploadError', message: 'The server did not accept it. It is kept on this device.' })}
      </Banner>
    )
  }
  if (state.kind === 'sending') return <Uploading sent={state.sentBytes / Math.max(1, state.totalBytes)} />
  if (state.kind !== 'waiting') return null
  switch (state.because) {
    case 'person': {
      const send = (
        <Button size="sm" icon="upload" onClick={() => void sendFileNow(context, document.clientId)}>
          {t({ id: 'triage.send', message: 'Send now' })}
        </Button>
      )
      return (
        <Banner tone="warn" icon="hard-drive" aside={send}>
          {sentences.person}
        </Banner>
      )
    }
    case 'network':
      return (
        <Banner tone="warn" icon="cloud-off">
          {sentences.network}
        </Banner>
      )
    default:
      return (
        <Banner tone="info" icon="clock">
          {sentences[state.because]}
        </Banner>
      )
  }
}

function Processing({ late, again }: ReturnType<typeof useProcessing>) {
  const { t } = useLingui()
  return late ? (
    <Banner tone="warn" icon="clock" aside={<TryAgain onClick={again} />}>
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

function TryAgain({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  return (
    <Button size="sm" icon="rotate-cw" onClick={onClick}>
      {t({ id: 'triage.retry', message: 'Try again' })}
    </Button>
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
