import { Portal } from '@ark-ui/react/portal'
import { Tour as Ark, type UseTourReturn } from '@ark-ui/react/tour'
import { Button } from '../action/button.tsx'
import { IconButton } from '../action/icon-button.tsx'
import { Progress } from '../feedback/progress.tsx'
import styles from './tour.module.css'

interface TourCardProps {
  tour: UseTourReturn
  title: string
  text: string
  /** 0 to 100. */
  progress: number
  /** `place`: beside the progress, "3 of 9"; the others name the progress and the buttons. */
  words: { place: string; progress: string; next: string; back: string; close: string }
  onNext: () => void
  /** Absent at the first step. */
  onBack?: () => void
  onClose: () => void
}

/** A step of a tour: what it is about stays lit, the rest is veiled; without a target a dialog in the middle. */
export function TourCard({ tour, title, text, progress, words, onNext, onBack, onClose }: TourCardProps) {
  return (
    <Ark.Root tour={tour} lazyMount unmountOnExit>
      <Portal>
        {/* The library's veil is as tall as the first window; here the spotlight's shadow is the veil. */}
        <Ark.Backdrop className={styles.backdrop} style={{ position: 'fixed', clipPath: 'none' }} />
        <Ark.Spotlight className={styles.spotlight} />
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.card} aria-live="off">
            <Ark.Arrow className={styles.arrow}>
              <Ark.ArrowTip className={styles.arrowTip} />
            </Ark.Arrow>
            <Ark.Title className={styles.title}>{title}</Ark.Title>
            <Ark.Description className={styles.text}>{text}</Ark.Description>
            <div className={styles.progress}>
              <Progress label={words.progress} text={words.place} value={progress / 100} />
              <Ark.ProgressText className={styles.place}>{words.place}</Ark.ProgressText>
            </div>
            {/* The button that goes on is the first in the order of the keyboard, and so has the focus. */}
            <footer className={styles.foot}>
              <Button variant="primary" onClick={onNext}>
                {words.next}
              </Button>
              {onBack && (
                <Button variant="quiet" icon="chevron-left" onClick={onBack}>
                  {words.back}
                </Button>
              )}
            </footer>
            <div className={styles.close}>
              <IconButton icon="x" label={words.close} onClick={onClose} />
            </div>
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
