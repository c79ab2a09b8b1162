import { t } from '@lingui/core/macro'
import { dialogs } from '../../../components/overlay/dialogs.ts'

/** Asks by name, and says what is lost: the only copy, or a change whose former version the server has. */
export function confirmDiscard(name: string, change: 'create' | 'edit' | 'file'): Promise<boolean> {
  if (change === 'edit') {
    return dialogs.confirm({
      title: t({ id: 'shell.undoChange.title', message: `Undo your change to “${name}”?` }),
      text: t({
        id: 'shell.undoChange.text',
        message:
          'The version that the server has is shown again. Your change is only on this device and cannot be brought back; export it first if in doubt.',
      }),
      confirm: t({ id: 'shell.centre.undoChange', message: 'Undo my change' }),
      tone: 'danger',
    })
  }
  return dialogs.confirm({
    title: t({ id: 'shell.discard.title', message: `Discard “${name}”?` }),
    text: t({
      id: 'shell.discard.text',
      message:
        'The server never accepted it and it is only on this device. It cannot be brought back; export it first if in doubt.',
    }),
    confirm: t({ id: 'shell.discard.confirm', message: 'Discard' }),
    tone: 'danger',
  })
}
