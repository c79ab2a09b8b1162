import { t } from '@lingui/core/macro'
import type { ConflictDocument } from '../../../../../db/collections/conflicts.ts'

export interface CompareWords {
  text: string
  /** Headings of the version that stands and of the kept one. */
  stands: string
  kept: string
  /** The two choices; each says what it does. */
  leave: string
  take: string
}

/** The texts of the comparison, by what met: two edits, an edit and a deletion, or a deletion and an edit. */
export function compareWords({ field, kind }: Pick<ConflictDocument, 'field' | 'kind'>): CompareWords {
  switch (field) {
    case 'deleted':
      return {
        text:
          kind === 'recordings'
            ? t({
                id: 'shell.compare.deleted.sound',
                message:
                  'It was deleted on another device while you changed it here. Your version is kept with its sound until you decide. Put back, it appears again on all devices as it was, with your change.',
              })
            : t({
                id: 'shell.compare.deleted.text',
                message:
                  'It was deleted on another device while you changed it here. Your version is kept until you decide. Put back, it appears again on all devices as it was, with your change.',
              }),
        stands: t({ id: 'shell.compare.elsewhere', message: 'On the other devices' }),
        kept: t({ id: 'shell.compare.mine', message: 'Yours' }),
        leave: t({ id: 'shell.compare.leaveDeleted', message: 'Leave it deleted' }),
        take: t({ id: 'shell.compare.restore', message: 'Put mine back' }),
      }
    case 'deletedAt':
      return {
        text: t({
          id: 'shell.compare.deletedAt.text',
          message:
            'You deleted it on this device. It was changed or put back on another device, where it can still be seen. Nothing is deleted or shown again until you decide.',
        }),
        stands: t({ id: 'shell.compare.elsewhere', message: 'On the other devices' }),
        kept: t({ id: 'shell.compare.mine', message: 'Yours' }),
        leave: t({ id: 'shell.compare.keepChanged', message: 'Keep it' }),
        take: t({ id: 'shell.compare.deleteAll', message: 'Delete on all devices' }),
      }
    default:
      return {
        text: t({
          id: 'shell.compare.text',
          message: 'Two devices changed this at the same time. Both versions are kept until you decide.',
        }),
        stands: t({ id: 'shell.compare.other', message: 'Shown now' }),
        kept: t({ id: 'shell.compare.mine', message: 'Yours' }),
        leave: t({ id: 'shell.compare.keep', message: 'Keep what is shown' }),
        take: t({ id: 'shell.compare.restore', message: 'Put mine back' }),
      }
  }
}
