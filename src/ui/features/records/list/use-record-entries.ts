import { useLingui } from '@lingui/react/macro'
import { updateHealthRecord } from '../../../../db/commands/health-records.ts'
import type { MenuEntry } from '../../../components/menu/menu-entry.ts'
import { toasts } from '../../../components/toast/toasts.ts'
import { useCommandContext } from '../../../state/session/use-session.ts'
import { useDeleteRecord } from '../record/use-delete-record.ts'
import { checkPath, editPath, viewPath } from '../words/record-address.ts'
import type { ListedRecord } from './listed-record.ts'
import { isOnDevice } from './record-state.ts'

interface Whose {
  patient: string | null
  patientClientId: string | null
}

/** Menu entries of a record's card. Only a processed record is opened or edited from the list (H §2). */
export function useRecordEntries(record: ListedRecord, { patient, patientClientId }: Whose): MenuEntry[] {
  const { t } = useLingui()
  const context = useCommandContext()
  const askDelete = useDeleteRecord()
  const { clientId, name, labs, status } = record
  const opens = status === 'processed'
  const assign = async (to: string) => {
    try {
      await updateHealthRecord(context, clientId, { patientClientId: to })
    } catch {
      toasts.show({ kind: 'error', title: t({ id: 'errors.savingFailed', message: 'Saving failed' }) })
    }
  }
  const open: MenuEntry[] = [
    {
      kind: 'link',
      id: 'open',
      icon: 'file-text',
      label: t({ id: 'records.action.open', message: 'Open' }),
      to: viewPath(record),
    },
    {
      kind: 'link',
      id: 'edit',
      icon: 'pencil',
      label: t({ id: 'records.action.edit', message: 'Edit' }),
      to: editPath(record),
    },
  ]
  const check: MenuEntry = {
    kind: 'link',
    id: 'check',
    icon: 'circle-check',
    label: t({ id: 'records.action.check', message: 'Check what was read' }),
    to: checkPath(record),
  }
  const loose = patientClientId !== null && patient !== null && record.patientClientId !== patientClientId
  return [
    ...(opens ? open : []),
    ...(opens && labs && record.isFile ? [check] : []),
    ...(loose
      ? [
          {
            kind: 'action' as const,
            id: 'assign',
            icon: 'user' as const,
            label: t({ id: 'records.action.assign', message: `Give to ${patient}` }),
            run: () => void assign(patientClientId),
          },
        ]
      : []),
    ...(opens || loose ? [{ kind: 'separator' as const, id: 'before-delete' }] : []),
    {
      kind: 'action',
      id: 'delete',
      icon: 'trash-2',
      tone: 'danger',
      label: t({ id: 'records.action.delete', message: 'Delete' }),
      run: () => void askDelete({ clientId, name, onlyHere: isOnDevice(record) }),
    },
  ]
}
