import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import { updateUserData } from '../../../db/commands/account.ts'
import { TourCard } from '../../components/overlay/tour.tsx'
import { toasts } from '../../components/toast/toasts.ts'
import { onRecordingUnderWay, recordingUnderWay } from '../../state/recorder/recording.ts'
import { useCommandContext } from '../../state/session/use-session.ts'
import { endTour, type TourRequest } from '../../state/tour/tour.ts'
import { useUnfinishedTriage } from '../../state/triage/unfinished-triage.ts'
import { useWidthClass } from '../../styles/width.ts'
import { type TourStepId, tourProgress } from './plan.ts'
import { type PreparedTour, prepareTour } from './prepare-tour.ts'
import { useStepTexts } from './use-step-texts.ts'
import { useTourSteps } from './use-tour-steps.ts'

/** Runs the guided tour that was requested; never over a recording or a triage. */
export default function GuidedTour({ request }: { request: TourRequest }) {
  const { t } = useLingui()
  const context = useCommandContext()
  const { routesByPath } = useRouter()
  const [prepared, setPrepared] = useState<PreparedTour | null>(null)
  const triage = useUnfinishedTriage()
  const busy = triage || recordingUnderWay() !== null
  const said = useRef(false)
  const width = useWidthClass()
  const reached = useRef<TourStepId | null>(null)
  const [moves, setMoves] = useState(0)
  useEffect(() => onRecordingUnderWay(underWay => underWay && endTour()), [])
  useEffect(() => {
    if (!busy) return
    endTour()
    if (said.current || prepared) return
    said.current = true
    toasts.show({
      kind: 'info',
      title: t({ id: 'tour.busy', message: 'The tour waits' }),
      text: triage
        ? t({ id: 'tour.busy.triage', message: 'A triage is not finished. Finish it first, then start the tour.' })
        : t({ id: 'tour.busy.recording', message: 'A recording is under way. Finish it first, then start the tour.' }),
    })
  })
  useEffect(() => {
    let gone = false
    // Without the store there is nothing to show around.
    prepareTour(context, Object.keys(routesByPath), request).then(one => gone || setPrepared(one), endTour)
    return () => {
      gone = true
    }
  }, [context, routesByPath, request])
  // A device that is turned has another frame, with other elements for the same steps: the tour goes on there again.
  return prepared && !busy ? (
    <RunningTour
      key={`${width} ${moves}`}
      {...prepared}
      begin={reached.current ?? prepared.begin}
      onStep={step => {
        reached.current = step
      }}
      onMoved={() => setMoves(many => many + 1)}
    />
  ) : null
}

interface RunningTourProps extends PreparedTour {
  onStep: (step: TourStepId) => void
  onMoved: () => void
}

function RunningTour({ onStep, ...prepared }: RunningTourProps) {
  const { t } = useLingui()
  const context = useCommandContext()
  const texts = useStepTexts(useWidthClass() === 'mobile')
  const finished = useRef(false)
  useReturnFocus()

  const keep = (step: TourStepId) => {
    onStep(step)
    const done = step === 'finish'
    finished.current = done
    // A place that cannot be stored must not end the tour.
    updateUserData(context, data => ({
      ...data,
      preferences: { ...data.preferences, tour: { ...data.preferences?.tour, step, done } },
    })).catch(() => undefined)
  }
  const putAway = useCallback(() => {
    endTour()
    if (finished.current) return
    toasts.show({
      kind: 'info',
      title: t({ id: 'tour.away', message: 'The tour is put away' }),
      text: t({ id: 'tour.away.text', message: 'You can continue it from the home screen.' }),
    })
  }, [t])
  const { tour, index, total } = useTourSteps({ ...prepared, onStep: keep, onAway: putAway })
  const step = tour.step?.id as TourStepId | undefined
  if (step === undefined) return null
  const place = index + 1
  return (
    <TourCard
      tour={tour}
      {...texts[step]}
      progress={tourProgress(index, total)}
      words={{
        place: t({ id: 'tour.place', message: `${place} of ${total}` }),
        progress: t({ id: 'tour.progress', message: 'Progress of the tour' }),
        back: t({ id: 'tour.back', message: 'Back' }),
        close: t({ id: 'tour.close', message: 'Put the tour away' }),
        next:
          step === 'finish'
            ? t({ id: 'tour.end', message: 'Finish' })
            : index === 0
              ? t({ id: 'tour.begin', message: 'Begin' })
              : t({ id: 'tour.next', message: 'Next' }),
      }}
      onNext={step === 'finish' ? putAway : tour.next}
      onBack={index > 0 ? tour.prev : undefined}
      onClose={putAway}
    />
  )
}

/** After the tour the focus is where it was, or on the screen's heading. */
function useReturnFocus(): void {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const place = before instanceof HTMLElement && before.isConnected && before !== document.body ? before : null
      const heading = document.querySelector<HTMLElement>('h1')
      queueMicrotask(() => (place ?? heading)?.focus({ preventScroll: true }))
    },
    [before],
  )
}
