import { useLingui } from '@lingui/react/macro'
import type { HealthRecordDocument } from '../../../../db/collections/health-records.ts'
import { editHealthRecord } from '../../../../db/commands/health-records.ts'
import { addProposal, type Deciding, putAway, undecided } from '../../../../domain/records/proposals.ts'
import { systemClock } from '../../../../platform/clock.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useUndoNotice } from '../../../record-kit/undo/use-undo-notice.ts'
import { useCommandContext, useSession } from '../../../state/session/use-session.ts'

/** Adds a proposal to the record or puts it away, on this device first; the notice undoes it. Resolves to false if it failed. */
export function useDecideProposal({ clientId }: HealthRecordDocument) {
  const { t } = useLingui()
  const context = useCommandContext()
  const { name: author } = useSession()
  const showUndo = useUndoNotice()
  const failed = () => {
    toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    return false
  }
  const undo = (id: string) =>
    void editHealthRecord(context, clientId, ({ data }) => ({ data: undecided(data, id) })).catch(failed)
  return async (id: string, decide: 'add' | 'put-away'): Promise<boolean> => {
    const how: Deciding = { author, at: new Date(systemClock.now()).toISOString() }
    const change = decide === 'add' ? addProposal : putAway
    try {
      await editHealthRecord(context, clientId, ({ data }) => ({ data: change(data, id, how) }))
    } catch {
      return failed()
    }
    const done =
      decide === 'add'
        ? t({ id: 'records.proposals.added', message: 'Added to the record' })
        : t({ id: 'records.proposals.away', message: 'Put away' })
    showUndo(done, () => undo(id))
    return true
  }
}
