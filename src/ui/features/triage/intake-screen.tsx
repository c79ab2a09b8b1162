import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { TriageDraft } from '../../../db/triage-drafts.ts'
import { profileOf } from '../../../domain/triage/profiles/choose-profile.ts'
import { Button } from '../../components/action/button.tsx'
import { IconButton } from '../../components/action/icon-button.tsx'
import { Banner } from '../../components/feedback/banner.tsx'
import { Pill } from '../../components/feedback/pill.tsx'
import { assessDraft } from '../../state/draft-assessment.ts'
import { triageRecorder } from '../../state/recording.ts'
import { useTriageDraft } from '../../state/triage-draft.ts'
import { ConsciousnessPad } from './consciousness-pad.tsx'
import { impossibleField } from './field-order.ts'
import type { TaskFrame } from './frame.ts'
import styles from './intake-screen.module.css'
import { MorseQuestions } from './morse-questions.tsx'
import { NoticeBanners } from './notice-banners.tsx'
import { NumberPad } from './number-pad.tsx'
import { OxygenChoice } from './oxygen-choice.tsx'
import { PatientQuestions } from './patient-questions.tsx'
import { ProvisionalBanner } from './provisional-banner.tsx'
import { SayIt } from './say-it.tsx'
import { useDiscardTriage } from './use-discard-triage.ts'
import { useFinishTriage } from './use-finish-triage.ts'
import { useLocale } from './use-locale.ts'
import { useNumberEntry } from './use-number-entry.ts'
import { VitalsForm } from './vitals-form.tsx'

/** The new triage: typed and said at once, judged at every keystroke. The route has opened its draft. */
export function IntakeScreen({ frame: Frame }: { frame: TaskFrame }) {
  const { t } = useLingui()
  const locale = useLocale()
  const state = useTriageDraft()
  const discard = useDiscardTriage()
  if (state.kind !== 'open') return null
  const { draft, stored } = state
  const profile = profileOf(draft.profileId).name[locale]
  return (
    <Frame
      title={t({ id: 'triage.new', message: 'New triage' })}
      back={{ to: '/triage', label: t({ id: 'triage.title', message: 'Triage' }) }}
      before={<Pill>{profile}</Pill>}
      actions={
        <IconButton
          icon="trash-2"
          label={t({ id: 'triage.discard', message: 'Discard' })}
          onClick={() => void discard()}
        />
      }
    >
      <Intake draft={draft} stored={stored} />
    </Frame>
  )
}

function Intake({ draft, stored }: { draft: TriageDraft; stored: boolean }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const entry = useNumberEntry(draft)
  const { finishing, finish } = useFinishTriage()
  const stopping = triageRecorder.useValue(({ state: { kind } }) => kind === 'stopping', false)
  const result = assessDraft(draft, entry.active === 'CNS' ? undefined : entry.active)
  const { assessment, known, input } = result
  const end = async (what: 'all' | 'typed') => {
    const wrong = impossibleField(draft.numbers)
    if (wrong) entry.activate(wrong)
    if (await finish(what)) await navigate({ to: '/triage/results/{-$id}' })
  }
  return (
    <>
      <ProvisionalBanner assessment={assessment} known={known} />
      <div className={styles.page}>
        {!stored && (
          <Banner tone="danger" icon="hard-drive">
            {t({
              id: 'triage.unstored',
              message: 'The device does not store what you type. Keep the app open and finish.',
            })}
          </Banner>
        )}
        <NoticeBanners notices={assessment.notices.filter(({ kind }) => kind !== 'implausible' && kind !== 'rare')} />
        <div className={styles.entry}>
          <div className={styles.values}>
            <VitalsForm draft={draft} result={result} entry={entry} />
            <OxygenChoice draft={draft} heard={result.heard.has('onOxygen') ? (input.vitals.onOxygen ?? null) : null} />
          </div>
          {entry.active === 'CNS' ? <ConsciousnessPad draft={draft} /> : <NumberPad entry={entry} />}
        </div>
        {assessment.morse && <MorseQuestions draft={draft} score={assessment.morse} />}
        <PatientQuestions draft={draft} result={result} />
        <div className={styles.end}>
          {finishing.kind === 'refused' && (
            <div role="alert">
              <Banner
                tone="danger"
                icon="circle-alert"
                aside={
                  finishing.typedAlone && (
                    <Button onClick={() => void end('typed')}>
                      {t({ id: 'triage.finish.typed', message: 'Finish without the recording' })}
                    </Button>
                  )
                }
              >
                {finishing.words}
              </Banner>
            </div>
          )}
          <SayIt
            draft={draft}
            finish={
              <Button
                variant="primary"
                size="lg"
                busy={finishing.kind === 'saving' || stopping}
                onClick={() => void end('all')}
              >
                {t({ id: 'triage.finish', message: 'Finish' })}
              </Button>
            }
          />
        </div>
      </div>
    </>
  )
}
