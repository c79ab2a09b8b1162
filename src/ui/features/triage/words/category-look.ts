import type { TriageCategory } from '../../../../domain/triage/profiles/profile.ts'
import type { Tone } from '../../../components/feedback/pill.tsx'
import type { IconName } from '../../../components/icon/icon-names.ts'

export interface CategoryLook {
  readonly tone: Exclude<Tone, 'accent'>
  /** A shape beside the colour, because colour alone must not carry the meaning. */
  readonly icon: IconName
}

export const UNKNOWN_LOOK: CategoryLook = { tone: 'neutral', icon: 'circle-question-mark' }

export function categoryLook(color: TriageCategory['color']): CategoryLook {
  switch (color) {
    case 'red':
      return { tone: 'danger', icon: 'triangle-alert' }
    case 'orange':
      return { tone: 'urgent', icon: 'circle-alert' }
    case 'yellow':
      return { tone: 'warn', icon: 'clock' }
    case 'green':
      return { tone: 'ok', icon: 'circle-check' }
    case 'blue':
      return { tone: 'info', icon: 'info' }
  }
}
