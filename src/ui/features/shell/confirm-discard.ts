import { t } from '@lingui/core/macro'
import { dialogs } from '../../components/overlay/dialogs.ts'

/** Discarding ends the only copy: it is asked for by name. */
export function confirmDiscard(name: string): Promise<boolean> {
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
