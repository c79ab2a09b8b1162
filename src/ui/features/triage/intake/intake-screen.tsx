import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { NO_PATIENT } from '../../../../db/document.ts'
import type { TriageDraft } from '../../../../db/triage-drafts.ts'
import { profileOf } from '../../../../domain/triage/profiles/choose-profile.ts'
import { Button } from '../../../components/action/button.tsx'
import { IconButton } from '../../../components/action/icon-button.tsx'
import { Banner } from '../../../components/feedback/banner.tsx'
import { usePatientLabel } from '../../../record-kit/patient/patient-label.ts'
import { triageRecorder } from '../../../state/recorder/recording.ts'
import { assessDraft } from '../../../state/triage/draft-assessment.ts'
import { changeTriageDraft, useTriageDraft } from '../../../state/triage/triage-draft.ts'
import { useLocale } from '../words/use-locale.ts'
import type { TaskFrame } from './frame.ts'
import styles from './intake-screen.module.css'
import { MorseQuestions } from './morse-questions.tsx'
import { NoticeBanners } from './notice-banners.tsx'
import { PatientQuestions } from './patient-questions.tsx'
import { ProvisionalBanner } from './provisional-banner.tsx'
import { SayIt } from './say-it.tsx'
import { type SettledFact, SettlePatient } from './settle-patient.tsx'
import { useDiscardTriage } from './use-discard-triage.ts'
import { useFinishTriage } from './use-finish-triage.ts'
import { ConsciousnessPad, typedDisagree } from './vitals/consciousness-pad.tsx'
import { impossibleField } from './vitals/field-order.ts'
import { NumberPad } from './vitals/number-pad.tsx'
import { OxygenChoice } from './vitals/oxygen-choice.tsx'
import { useNumberEntry } from './vitals/use-number-entry.ts'
import { VitalsForm } from './vitals/vitals-form.tsx'

/** The new triage: typed and recorded at the same time, assessed at every keystroke. The route has opened its draft. */
export function IntakeScreen({ frame: Frame }: { frame: TaskFrame }) {
  const { t } = useLingui()
  const locale = useLocale()
  const state = useTriageDraft()
  const discard = useDiscardTriage()
  const patient = usePatientLabel(state.kind === 'open' ? state.draft.patientClientId : NO_PATIENT)
  if (state.kind !== 'open') return null
  const { draft, stored } = state
  const profile = profileOf(draft.profileId).name[locale]
  return (
    <Frame
      title={[t({ id: 'triage.new', message: 'New triage' }), patient].filter(Boolean).join(' · ')}
      back={{ to: '/triage', label: t({ id: 'triage.title', message: 'Triage' }) }}
      subtitle={profile}
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
  // No banner for these: fields mark the first two, and the pad asks which statement of consciousness is right.
  const asked = entry.active === 'CNS' && typedDisagree(draft)
  const hidden = ['implausible', 'rare', ...(asked ? ['consciousness-disagrees'] : [])]
  const heardAges = result.toBeConfirmed.filter(({ fact }) => fact === 'ageYears').map(({ value }) => value)
  const ages = [...new Set([input.patient?.ageYears, ...heardAges])].filter(age => typeof age === 'number')
  const settle = ({ fact, ...patient }: SettledFact) =>
    changeTriageDraft({
      ...('pregnant' in patient ? patient : { age: String(patient.ageYears) }),
      confirmed: [...new Set([...(draft.confirmed ?? []), fact])],
    })
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
        <NoticeBanners notices={assessment.notices.filter(({ kind }) => !hidden.includes(kind))} />
        <SettlePatient unsettled={input.unsettled} ages={ages} onSettle={settle} />
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
