import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { printPosition } from '../../../../domain/dates/duration.ts'
import type { Deadline } from '../../../../domain/triage/reassessment.ts'
import { Pill } from '../../../components/feedback/pill.tsx'

/** Below this the time is shown to the second. */
const SOON_MS = 5 * 60_000

/** Shows "Reassess in 12 min" or "Overdue by 3 min"; the last minutes to the second. */
export function DueText({ due }: { due: Deadline | { kind: 'continuous' } }) {
  const { t } = useLingui()
  switch (due.kind) {
    case 'continuous':
      return (
        <Pill tone="danger" icon="clock">
          {t({ id: 'triage.due.continuous', message: 'Watch continuously' })}
        </Pill>
      )
    case 'due': {
      const minutes = Math.floor(due.overdue / 60_000)
      return (
        <Pill tone="danger" icon="triangle-alert">
          {t({
            id: 'triage.due.overdue',
            message: plural(minutes, {
              0: 'Reassess now',
              one: 'Reassessment overdue by # min',
              other: 'Reassessment overdue by # min',
            }),
          })}
        </Pill>
      )
    }
    case 'waiting': {
      const left = Math.ceil(due.remaining / 1000)
      const minutes = Math.ceil(due.remaining / 60_000)
      const clock = printPosition(left)
      return (
        <Pill tone={due.remaining < SOON_MS ? 'warn' : 'neutral'} icon="clock">
          {due.remaining < SOON_MS
            ? t({ id: 'triage.due.soon', message: `Reassess in ${clock}` })
            : t({
                id: 'triage.due.in',
                message: plural(minutes, { one: 'Reassess in # min', other: 'Reassess in # min' }),
              })}
        </Pill>
      )
    }
  }
}
