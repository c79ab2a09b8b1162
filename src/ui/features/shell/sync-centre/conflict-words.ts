import { useLingui } from '@lingui/react/macro'

/** Names a field for which no feature has a label: by its own word, or by `any` as some other detail. */
export function useConflictWords(): { known: (path: string) => string | null; any: (path: string) => string } {
  const { t } = useLingui()
  const known = (path: string) => {
    switch (path) {
      case 'deleted':
        return t({ id: 'shell.field.deleted', message: 'deleted on one device' })
      case 'deletedAt':
        return t({ id: 'shell.field.deletedAt', message: 'changed after you deleted it' })
      case 'patientClientId':
        return t({ id: 'shell.field.patient', message: 'patient' })
      case 'data.date':
        return t({ id: 'shell.field.date', message: 'date' })
      case 'data.tags':
        return t({ id: 'shell.field.tags', message: 'tags' })
      case 'name':
        return t({ id: 'shell.field.name', message: 'name' })
      case 'data.transcription':
      case 'data.transcription.text':
        return t({ id: 'shell.field.transcript', message: 'transcript' })
      default:
        return null
    }
  }
  return { known, any: path => known(path) ?? t({ id: 'shell.field.other', message: 'other details' }) }
}
