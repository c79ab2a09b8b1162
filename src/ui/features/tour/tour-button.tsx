import { useLingui } from '@lingui/react/macro'
import { Button } from '../../components/action/button.tsx'
import { startTour } from '../../state/tour/tour.ts'

/** Starts the guided tour where the person left it. */
export default function TourButton() {
  const { t } = useLingui()
  return (
    <Button variant="quiet" icon="flag" onClick={() => startTour()}>
      {t({ id: 'tour.start', message: 'Take the tour' })}
    </Button>
  )
}
