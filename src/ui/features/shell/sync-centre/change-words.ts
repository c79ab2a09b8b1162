import { useLingui } from '@lingui/react/macro'
import type { ParkedItem } from './sync-items.ts'

interface ChangeWords {
  /** What is kept, and where. */
  kept: string
  retry: string
  discard: string
}

/** Texts of something that was not accepted, by what it is; each action says what it does. */
export function useChangeWords(): (item: Pick<ParkedItem, 'change' | 'kept'>) => ChangeWords {
  const { t } = useLingui()
  const retry = t({ id: 'shell.centre.retry', message: 'Try again' })
  const discard = t({ id: 'shell.centre.discard', message: 'Discard' })
  const files = {
    recording: t({ id: 'shell.centre.kept.recording', message: 'The recording is kept here.' }),
    'no-audio': t({
      id: 'shell.centre.kept.noAudio',
      message: 'Its audio is not on this device; the name and the text are kept.',
    }),
  }
  return ({ change, kept }) => {
    switch (change) {
      case undefined:
        return { kept: '', retry, discard }
      case 'file':
        return { kept: kept ? files[kept] : '', retry, discard }
      case 'create':
        return { kept: t({ id: 'shell.centre.kept.text', message: 'What you entered is kept here.' }), retry, discard }
      case 'edit':
        return {
          kept: t({
            id: 'shell.centre.kept.edit',
            message: 'Your change is kept here. The other devices show the version before it.',
          }),
          retry,
          discard: t({ id: 'shell.centre.undoChange', message: 'Undo my change' }),
        }
      case 'delete':
        return {
          kept: t({
            id: 'shell.centre.kept.delete',
            message: 'You deleted it: it is hidden on this device and still there on the others.',
          }),
          retry: t({ id: 'shell.centre.deleteAgain', message: 'Delete again' }),
          discard: t({ id: 'shell.centre.showAgain', message: 'Show it again' }),
        }
    }
  }
}
