import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { RecordingDocument } from '../../../../db/collections/recordings.ts'
import { factsOf } from '../../../../db/queries/recording-facts.ts'
import { Button } from '../../../components/action/button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { Pill } from '../../../components/feedback/pill.tsx'
import { Skeleton } from '../../../components/feedback/skeleton.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { MoreMenu } from '../../../components/menu/menu-button.tsx'
import { Page } from '../../../components/surface/page.tsx'
import { Tabs } from '../../../components/surface/tabs.tsx'
import { useFormDraft } from '../../../record-kit/use-form-draft.ts'
import { useRefreshed } from '../../../record-kit/use-refreshed.ts'
import { usePatientNames } from '../../../state/session/current-patient.ts'
import { useCardWords } from '../list/card-words.ts'
import { OfflineNotice } from '../list/offline-notice.tsx'
import { useAudioPlayer } from '../playback/use-audio-player.ts'
import { WaveformPlayer } from '../playback/waveform-player.tsx'
import { useReportEdits } from '../report/use-report-edits.ts'
import { cardState } from '../upload/card-state.ts'
import { AudioTab } from './audio-tab.tsx'
import { PatientLink } from './patient-link.tsx'
import styles from './recording-details.module.css'
import { RecordingMeta } from './recording-meta.tsx'
import type { RecordingTab } from './recording-tabs.ts'
import { RecordingTitle } from './recording-title.tsx'
import { type TranscriptEdit, TranscriptTab } from './transcript-tab.tsx'
import { useDeleteRecording } from './use-delete-recording.ts'
import { useDownload } from './use-download.ts'
import { useNumericAddress } from './use-numeric-address.ts'
import { useOtherPatient } from './use-other-patient.ts'

const SETTLED = {
  online: true,
  outdated: false,
  resting: false,
  full: false,
  sending: new Map(),
  jobs: null,
  patients: null,
}

/** The panel with its text worker and markdown comes when its tab is opened. */
const ReportPanel = lazy(async () => ({ default: (await import('../report/report-panel.tsx')).ReportPanel }))

const RecordingChat = lazy(async () => ({ default: (await import('../chat/recording-chat.tsx')).RecordingChat }))

const NOTHING_TYPED = {}

interface RecordingDetailsProps {
  recording: RecordingDocument
  tab: RecordingTab | null
  onTab: (tab: RecordingTab) => void
  back: { to: string; label: string }
  now: number
}

export function RecordingDetails({ recording, tab, onTab, back, now }: RecordingDetailsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const askDelete = useDeleteRecording()
  const { download, downloading } = useDownload(recording)
  const patients = usePatientNames()
  const otherPatient = useOtherPatient()
  const [refreshed, refreshing] = useRefreshed()
  const facts = factsOf(recording)
  const shownTab = tab ?? (facts.preview === null && facts.hasAudio ? 'audio' : 'transcript')
  const { badge } = useCardWords()(cardState(facts, SETTLED, now))
  /** The unsaved edit of the transcript; it survives a change of tab. */
  const [edit, setEdit] = useState<TranscriptEdit | null>(null)
  const edits = useReportEdits(recording.clientId)
  const { player, place } = useAudioPlayer(recording)
  const unsaved = edit && edit.text !== edit.over ? edit : NOTHING_TYPED
  useFormDraft<Partial<TranscriptEdit>>(`recordings/${recording.clientId}/transcript`, unsaved, restored =>
    setEdit({ text: restored.text ?? '', over: restored.over ?? '' }),
  )
  useNumericAddress(recording, edit !== null || edits.edit !== null)
  const { clientId, name } = recording
  const remove = async () => {
    if (await askDelete({ clientId, name, onlyHere: recording.id === null }))
      await navigate({ to: '/ambient-scribe/list' })
  }
  return (
    <Page
      title={<RecordingTitle recording={recording} />}
      subtitle={
        <span className={styles.standing}>
          <PatientLink patientClientId={recording.patientClientId} />
          <span>
            <RecordingMeta facts={facts} now={now} />
          </span>
          {badge && (
            <Pill tone={badge.tone} icon={badge.icon}>
              {badge.text}
            </Pill>
          )}
        </span>
      }
      back={back}
      actions={
        <>
          {facts.hasAudio && (
            <Button icon="download" busy={downloading} onClick={() => void download()}>
              {t({ id: 'scribe.details.download', message: 'Download' })}
            </Button>
          )}
          <MoreMenu
            label={t({ id: 'scribe.card.more', message: `More for ${name}` })}
            entries={[
              {
                kind: 'action',
                id: 'refresh',
                icon: 'refresh-cw',
                label: t({ id: 'scribe.refresh', message: 'Refresh' }),
                disabled: refreshing,
                run: () => void refreshed(),
              },
              ...otherPatient(recording, patients),
              { kind: 'separator', id: 'before-delete' },
              {
                kind: 'action',
                id: 'delete',
                icon: 'trash-2',
                tone: 'danger',
                label: t({ id: 'scribe.action.delete', message: 'Delete' }),
                run: () => void remove(),
              },
            ]}
          />
        </>
      }
    >
      <OfflineNotice now={now} />
      <div ref={place} hidden />
      {recording.id === null && <NotSentYet />}
      {!facts.hasAudio && <NoAudio />}
      {/* Beside the reports the player stands with their transcript. */}
      {facts.hasAudio && (shownTab !== 'reports' || facts.preview === null) && (
        <WaveformPlayer recording={recording} player={player} />
      )}
      <Tabs<RecordingTab>
        label={t({ id: 'scribe.details.tabs', message: 'Parts of the recording' })}
        value={shownTab}
        onChange={onTab}
        tabs={[
          {
            value: 'audio',
            label: t({ id: 'scribe.tab.audio', message: 'Audio' }),
            content: <AudioTab recording={recording} />,
          },
          {
            value: 'transcript',
            label: t({ id: 'scribe.tab.transcript', message: 'Transcript' }),
            content: (
              <TranscriptTab
                recording={recording}
                player={facts.hasAudio ? player : null}
                edit={edit}
                onEdit={setEdit}
              />
            ),
          },
          {
            value: 'reports',
            label: t({ id: 'scribe.tab.reports', message: 'Structured reports' }),
            content: (
              <Suspense fallback={<Skeleton shape="card" count={1} />}>
                <ReportPanel
                  recording={recording}
                  player={facts.hasAudio ? player : null}
                  edits={edits}
                  chat={quotes => (
                    <Suspense fallback={<Skeleton shape="card" count={1} />}>
                      <RecordingChat recording={recording} {...quotes} />
                    </Suspense>
                  )}
                />
              </Suspense>
            ),
          },
        ]}
      />
    </Page>
  )
}

function NotSentYet() {
  const { t } = useLingui()
  return (
    <Banner tone="info" icon="hard-drive">
      {t({ id: 'scribe.details.notSent', message: 'Not sent yet: this recording is only on this device.' })}
    </Banner>
  )
}

function NoAudio() {
  const { t } = useLingui()
  return (
    <p className={styles.noAudio}>
      <Icon name="file-text" size={18} />
      {t({ id: 'scribe.details.noAudio', message: 'No audio: this recording is text only.' })}
    </p>
  )
}
