import { useLingui } from '@lingui/react/macro'
import { showVersion, writeReport } from '../../../../../db/commands/reports.ts'
import { withoutSentence } from '../../../../../domain/reports/evidence/without-sentence.ts'
import type { JudgedSentence } from '../../../../../domain/reports/review/may-leave.ts'
import { useUndoNotice } from '../../../../record-kit/undo/use-undo-notice.ts'
import { useCommandContext } from '../../../../state/session/use-session.ts'
import type { ShownReport } from '../use-report.ts'

/** Removes one sentence, as a new version, with an offer to undo it. */
export function useRemoveSentence({ ref, shown }: ShownReport): (sentence: JudgedSentence) => Promise<void> {
  const { t } = useLingui()
  const context = useCommandContext()
  const showUndo = useUndoNotice()
  return async ({ place }) => {
    if (!shown) return
    await writeReport(context, ref, withoutSentence(shown, place))
    const done = t({ id: 'scribe.undecided.removed', message: 'Sentence removed' })
    showUndo(done, () => void showVersion(context, ref, shown.id))
  }
}
