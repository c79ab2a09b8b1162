import { useLingui } from '@lingui/react/macro'

/** What two devices changed, where it is no field of a form. */
export function useConflictWords(): (path: string) => string {
  const { t } = useLingui()
  return path => {
    switch (path) {
      case 'deleted':
        return t({ id: 'shell.field.deleted', message: 'deleted on one device' })
      case 'name':
        return t({ id: 'shell.field.name', message: 'name' })
      case 'data.transcription':
      case 'data.transcription.text':
        return t({ id: 'shell.field.transcript', message: 'transcript' })
      default:
        return t({ id: 'shell.field.other', message: 'other details' })
    }
  }
}
